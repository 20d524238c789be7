#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh tax.sh SOURCE OUTPUT PLUGIN INCLUDES
#
# What a disabled event costs the function that it stands in.  Compiles the hosts
# in SOURCE in every variant of events.h, takes apart their hot code and counts
# what a run of them executes.  Leaves OUTPUT/tax.tsv and OUTPUT/tax.txt and
# prints the latter.  Exit status: 0, 1 if a budget is broken, 2 if it could not
# be measured.
#
# CC and CXX name the compiler, TAX_FLAGS its flags (-O2).
set -u

source=$1
output=$2
plugin=$3
includes=$4
: "${CC:=gcc}" "${CXX:=g++}" "${TAX_FLAGS:=-O2}"
LC_ALL=C
export LC_ALL

hosts='hosts-loop.c hosts-leaf.c hosts-frame.c hosts-cxx.cc'
# No budget holds for these: an argument that is not a scalar, and one that has to
# be kept for the event alone.
no_budget='host_view host_dead_argument'

fail()
{
	echo "tax: $*" >&2
	exit 2
}

# compile FILE OBJECT FLAGS...
compile()
{
	file=$1
	object=$2
	shift 2
	compiler=$CC
	[ "${file%.cc}" = "$file" ] || compiler=$CXX
	# shellcheck disable=SC2086 # lists of words
	$compiler $TAX_FLAGS -Wall -Wextra "$@" -I"$source" -c "$source/$file" -o "$object" ||
		fail "$file does not compile (${variant:-driver})"
}

# flags_of VARIANT: into the positional parameters of the caller, by a variable.
flags_of()
{
	libraries=
	case $1 in
	bare) flags= ;;
	markers) flags="-fplugin=$plugin -I$includes -DVARIANT_MARKERS" ;;
	observer) flags="-fplugin=$plugin -I$includes -DVARIANT_OBSERVER" ;;
	sdt) flags=-DVARIANT_SDT ;;
	key) flags=-DVARIANT_KEY ;;
	flag) flags=-DVARIANT_FLAG ;;
	lttng) flags=-DVARIANT_LTTNG libraries='-llttng-ust -ldl' ;;
	esac
}

installed()
{
	case $1 in
	sdt) header=sys/sdt.h ;;
	lttng) header=lttng/tracepoint.h ;;
	*) return 0 ;;
	esac
	echo "#include <$header>" | $CC -E - >/dev/null 2>&1
}

# measure VARIANT: leaves what is known of it in files named by it.
measure()
{
	variant=$1
	flags_of "$variant"
	objects=
	for file in $hosts events.c; do
		object=$output/$variant-${file%.*}.o
		# shellcheck disable=SC2086
		compile "$file" "$object" $flags
		objects="$objects $object"
	done
	# shellcheck disable=SC2086
	objdump -dw $objects | awk -f "$source/static.awk" >"$output/$variant.static" ||
		fail "objdump failed on $variant"
	# All symbols are bound at start: the dynamic linker is in no count.
	# shellcheck disable=SC2086
	$CXX $objects "$output/drive.o" "$output/drive-cxx.o" -Wl,-z,now $libraries \
		-o "$output/$variant" || fail "$variant does not link"
	LTTNG_UST_REGISTER_TIMEOUT=0 MARKERS='' \
		"$output/count" "$output/$variant" >"$output/$variant.executed" ||
		fail "$variant does not run"
}

# rows VARIANT: its lines of the table; with no files, "-" for the hosts of bare.
rows()
{
	if [ -f "$output/$1.static" ]; then
		cat "$output/$1.static"
	else
		sed 's/\t.*/\t-\t-\t-\t-\t-\t-/' "$output/bare.static"
	fi | awk -v variant="$1" -v other=" $no_budget " -v executed="$output/$1.executed" '
		BEGIN {
			OFS = FS = "\t"
			while ((getline line <executed) > 0) {
				split(line, field, FS)
				count[field[1]] = field[2] - field[3]
			}
		}
		{
			class = index(other, " " $1 " ") ? "other" : "scalar"
			name = $1
			sub(/^host_/, "", name)
			print name, variant, class, $2, $3, $4, $5, $6, $7, ($1 in count) ? count[$1] : "-"
		}'
}

[ $# -eq 4 ] || fail 'usage: sh tax.sh SOURCE OUTPUT PLUGIN INCLUDES'
mkdir -p "$output" || fail "can't make $output"
rm -f "$output"/*.static "$output"/*.executed
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
installed sdt || fail 'no sys/sdt.h, which the budget is about: install systemtap-sdt-dev'

$CC -O2 -Wall -Wextra "$source/count.c" -o "$output/count" || fail 'count.c does not compile'
compile drive.c "$output/drive.o"
compile drive-cxx.cc "$output/drive-cxx.o"

variants='bare markers observer sdt key flag lttng'
for each in $variants; do
	if installed "$each"; then
		measure "$each"
	fi
done

{
	printf 'host\tvariant\targuments\tinstructions\tbytes\tpushes\tpops\tframe\tspills\texecuted\n'
	for each in $variants; do
		rows "$each"
	done
} >"$output/tax.tsv"

$CC --version | sed -n 1p >"$output/tax.txt"
{
	echo "flags: $TAX_FLAGS"
	echo
	awk -f "$source/table.awk" "$output/tax.tsv"
	echo
	awk -f "$source/budget.awk" "$output/tax.tsv"
	echo $? >"$output/status"
} >>"$output/tax.txt"
cat "$output/tax.txt"
exit "$(cat "$output/status")"
