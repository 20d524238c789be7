# shellcheck shell=sh
# SPDX-License-Identifier: MIT
#
# programs.sh - part of experiments.sh: which mechanisms each program has.

# shellcheck disable=SC2154 # build.sh and experiments.sh set them

build_loops()
{
	for each in bare 'bare again' 'one NOP' $kinds sdt 'asm goto key' flag; do
		mechanism loops loops "$each"
	done
	# shellcheck disable=SC2046
	program loops $(markers_library)
}

build_loops_sdt()
{
	if ! flags_of sdt; then
		return
	elif [ ! -r /sys/bus/event_source/devices/uprobe/type ]; then
		absent loops sdt on 'the kernel has no uprobes here'
		return
	elif [ "$(id -u)" -ne 0 ]; then
		absent loops sdt on 'uprobes are for root'
		return
	fi
	mechanism loops loops bare
	mechanism loops loops sdt -DHAVE_UPROBES
	compile "$CC" "$source/uprobes.c" uprobes
	program loops-sdt
	"$output/loops-sdt" 1 >/dev/null 2>&1 || {
		absent loops sdt on 'the kernel refuses uprobes here'
		programs=${programs% loops-sdt}
	}
}

build_loops_lttng()
{
	flags_of LTTng-UST || {
		absent loops LTTng-UST off "$reason"
		absent loops LTTng-UST on "$reason"
		return
	}
	mechanism loops loops bare
	mechanism loops loops LTTng-UST
	program loops-lttng -llttng-ust -ldl
}

# clang's programs are all its own: the bare loop too.
build_loops_xray()
{
	xray=
	for each in clang clang-19 clang-18 clang-17 clang-16 clang-15 clang-14; do
		if echo 'int main(void) { return 0; }' | $each -fxray-instrument -x c - \
			-o "$output/try" >/dev/null 2>&1; then
			xray=$each
			break
		fi
	done
	if [ -z "$xray" ]; then
		for each in 'XRay custom' 'XRay typed'; do
			absent loops "$each" off 'no clang with XRay'
			absent loops "$each" on 'no clang with XRay'
		done
		return
	fi
	objects=
	compile "$xray" "$source/measure.c" xray-measure
	compile "$xray" "$source/xray.c" xray
	compile "$xray" "$source/loops.c" xray-bare '-DMECHANISM="bare"'
	for each in custom typed; do
		flags_of "XRay $each"
		# shellcheck disable=SC2086
		compile "$xray" "$source/loops.c" "xray-$each" $variant "-DMECHANISM=\"XRay $each\""
	done
	# shellcheck disable=SC2086
	$xray -fxray-instrument $objects -o "$output/loops-xray" || fail 'loops-xray does not link'
	objects=
	programs="$programs loops-xray"
}

build_conditions()
{
	set -- "-DMISS_BYTES=$miss_bytes"
	if [ -n "$keys" ]; then
		set -- "$@" "-fplugin=$plugin" "-I$includes" "$keys"
	else
		absent conditions key off 'the plugin has no keys'
		absent conditions key on 'the plugin has no keys'
	fi
	compile "$CC" "$source/conditions.c" conditions "$@"
	# shellcheck disable=SC2046
	program conditions $(markers_library)
}

build_syscalls()
{
	for each in bare nop/nopl 'probe global' 'probe tls' 'probe key'; do
		mechanism syscalls syscalls "$each"
	done
	# shellcheck disable=SC2046
	program syscalls $(markers_library)
}

build_growth()
{
	for each in bare nop/nopl flip call/nopl branch immediate sdt 'asm goto key' flag; do
		mechanism growth growth "$each"
	done
	# shellcheck disable=SC2046
	program growth $(markers_library)
}

# Fifty copies of 2,000 sites, of each mechanism.
build_many()
{
	awk -v sites=2000 -f "$source/chunk.awk" >"$output/chunk.c" || fail 'no source of many sites'
	: >"$output/hot"
	for each in bare nop/nopl flip call/nopl branch immediate sdt 'asm goto key'; do
		id=$(id_of "$each")
		mechanism many many "$each" "-DCHUNK=chunk_${id}_"
		flags_of "$each" || continue
		chunk=$output/many-chunk-$id
		kept=$objects
		# shellcheck disable=SC2046,SC2086
		compile "$CC" "$output/chunk.c" "many-chunk-$id" $variant $(rename_of "$id")
		objects=$kept
		hot_bytes "$chunk.o" | sed "s|^|$each\t|" >>"$output/hot"
		for copy in $(seq 10 59); do
			objcopy --redefine-sym "chunk=chunk_${id}_$copy" "$chunk.o" "$chunk-$copy.o" ||
				fail 'objcopy failed'
			objects="$objects $chunk-$copy.o"
		done
	done
	# shellcheck disable=SC2046
	program many -s $(markers_library)
	rm -f "$output"/many-chunk-*
}

# hot_bytes OBJECT: of the code of 100,000 sites, what is between them included.
hot_bytes()
{
	nm -S -t d "$1" | awk '$4 ~ /^part_[0-9]+$/ { sum += $2 } END { print 50 * sum }'
}
