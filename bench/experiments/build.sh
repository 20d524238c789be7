# shellcheck shell=sh
# SPDX-License-Identifier: MIT
#
# build.sh - part of experiments.sh: makes its programs. Reads source, output, plugin,
# includes, libdir, CC; what can't be made is a line in OUTPUT/absent: part, mechanism,
# state and the reason, separated by tabs.

flags='-O2 -Wall -Wextra -Werror -fno-builtin-memcpy'

# absent PART MECHANISM STATE REASON
absent()
{
	printf '%s\t%s\t%s\t%s\n' "$@" >>"$output/absent"
}

# compile COMPILER FILE OBJECT FLAGS...
compile()
{
	compiler=$1
	file=$2
	object=$output/$3.o
	shift 3
	# shellcheck disable=SC2086 # lists of words
	$compiler $flags "$@" -I"$source" -c "$file" -o "$object" >"$output/log" 2>&1 || {
		cat "$output/log" >&2
		fail "$file does not compile"
	}
	objects="$objects $object"
}

# rename_of ID: flags that give a mechanism's event a name of its own.
rename_of()
{
	echo "-Devent_tick=event_tick_$1 -Dkey_tick=key_tick_$1 -Dflag_tick=flag_tick_$1"
}

# flags_of MECHANISM: into variant; 1 if it is absent here, for the reason in reason.
flags_of()
{
	compiler_of=$CC
	markers="-fplugin=$plugin -I$includes -DVARIANT_MARKERS $keys"
	case $1 in
	bare | 'bare again') variant= ;;
	'one NOP') variant=-DHAND_NOP ;;
	nop/* | call/*) variant="$markers -fplugin-arg-markers-site=${1%/*} -fplugin-arg-markers-nop=${1#*/}" ;;
	flip | branch | immediate) variant="$markers -fplugin-arg-markers-site=$1" ;;
	'probe '*) variant="$markers -DPROBE_$(echo "${1#probe }" | tr 'a-z ' 'A-Z_')" ;;
	sdt) variant=-DVARIANT_SDT ;;
	'asm goto key') variant=-DVARIANT_KEY ;;
	flag) variant=-DVARIANT_FLAG ;;
	LTTng-UST) variant=-DVARIANT_LTTNG ;;
	'XRay '*)
		variant="-fxray-instrument -fxray-instruction-threshold=1 -DVARIANT_XRAY_$(echo "${1#XRay }" | tr a-z A-Z)"
		;;
	esac
	reason=
	case $1 in
	nop/* | call/* | flip | branch | immediate)
		plugin_takes "$variant" || reason='the plugin has no such site' ;;
	sdt) includes_header sys/sdt.h || reason='no sys/sdt.h (systemtap-sdt-dev)' ;;
	LTTng-UST) includes_header lttng/tracepoint.h || reason='no LTTng-UST (liblttng-ust-dev)' ;;
	esac
	[ -z "$reason" ]
}

plugin_takes()
{
	# shellcheck disable=SC2086
	echo 'int nothing;' | $CC -x c - $1 -c -o "$output/try.o" >/dev/null 2>&1
}

includes_header()
{
	echo "#include <$1>" | $CC -E - >/dev/null 2>&1
}

# id_of MECHANISM
id_of()
{
	echo "$1" | tr 'A-Z /-' 'a-z___'
}

# mechanism PART FILE MECHANISM FLAGS...: its objects, of FILE and events.c.
mechanism()
{
	part=$1
	file=$2
	name=$3
	shift 3
	flags_of "$name" || {
		absent "$part" "$name" off "$reason"
		absent "$part" "$name" on "$reason"
		return
	}
	id=$(id_of "$name")
	# shellcheck disable=SC2046,SC2086
	compile "$compiler_of" "$source/$file.c" "$part-$file-$id" $variant $(rename_of "$id") \
		"-DMECHANISM=\"$name\"" "$@"
	# shellcheck disable=SC2046,SC2086
	compile "$compiler_of" "$source/events.c" "$part-events-$id" $variant $(rename_of "$id") "$@"
}

# common: what every program has.
common()
{
	objects=
	compile "$CC" "$source/measure.c" measure
	compile "$CC" "$source/jump-key-x86_64.c" jump-key
	common=$objects
	objects=
}

# program NAME LIBRARIES...: of the objects so far, which it forgets.
program()
{
	name=$1
	shift
	# shellcheck disable=SC2086
	$CC $common $objects -o "$output/$name" "$@" >"$output/log" 2>&1 || {
		cat "$output/log" >&2
		fail "$name does not link"
	}
	objects=
	programs="$programs $name"
}

markers_library()
{
	echo "-L$libdir -Wl,-rpath,$libdir -lmarkers"
}
