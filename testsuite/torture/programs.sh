#!/bin/sh
# SPDX-License-Identifier: MIT
#
# programs.sh - real programs and their own tests, with a marker at the entry and
# at each exit of every function: built without the plugin; with it and all off;
# all on with a probe that overwrites whatever a called function may.
#
# Usage: sh programs.sh SOURCE OUTPUT [PROGRAM...]
#
# SOURCE is the folder of this script, OUTPUT where it works; a part that is done
# there is not done again. The programs come from Debian's source packages,
# which are downloaded. Prints a table; exit status: 0 the same results, 1 not,
# 77 if a program cannot be had here, 2 if something else went wrong.
#
# CC, CXX; PLUGIN, INCLUDES, RUNTIME: plugin, headers, folder of libmarkers.so;
# PROGRAM_FLAGS (-O2); PROGRAM_SUITE (bookworm), of Debian.
set -u

: "${CC:=gcc}" "${CXX:=g++}" "${PROGRAM_FLAGS:=-O2}"
unset MARKERS MAKEFLAGS
LC_ALL=C
export LC_ALL

fail()
{
	echo "programs: $*" >&2
	exit 2
}

[ $# -ge 2 ] || fail 'usage: sh programs.sh SOURCE OUTPUT [PROGRAM...]'
source=$(cd "$1" && pwd)
root=$(cd "$source/../.." && pwd)
mkdir -p "$2" || fail "can't make $2"
output=$(cd "$2" && pwd)
packages=$output/packages suite=${PROGRAM_SUITE:-bookworm}
shift 2
[ $# -ne 0 ] || set -- zlib lua sqlite re2
plugin=${PLUGIN:?} includes=${INCLUDES:?} runtime=${RUNTIME:?}
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"

# shellcheck source=tools/real-programs.sh
. "$root/tools/real-programs.sh"

version_of()
{
	settings_of "$1"
	sed -n 's/^Version: *//p' "$packages/$package"/download/*.dsc | head -n 1
}

# flags_of KIND: what the compiler is told, and the linker.
flags_of()
{
	flags=$PROGRAM_FLAGS libraries=
	[ "$1" = bare ] || {
		flags="$PROGRAM_FLAGS -fchecking -fplugin=$plugin -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*"
		libraries="$output/trash.o $output/trash-asm.o -L$runtime -lmarkers -Wl,-rpath,$runtime"
	}
}

# compile NAME KIND PROGRAM FLAGS FILE...: OUTPUT/NAME-KIND/PROGRAM of C files.
compile()
{
	name=$1 kind=$2 program=$3 more=$4
	shift 4
	flags_of "$kind"
	settings_of "$name"
	objects=
	for file; do
		object=$output/$name-$kind/$(basename "$file" .c).o
		objects="$objects $object"
		# shellcheck disable=SC2086 # lists of words
		[ -f "$object" ] || quietly "$name-$kind-compile" $CC $flags $own $more -c "$file" \
			-o "$object"
	done
	# shellcheck disable=SC2086
	quietly "$name-$kind-link" $CC $PROGRAM_FLAGS $objects -o "$output/$name-$kind/$program" $libraries \
		-lm -ldl -pthread
}

build_zlib()
{
	files=
	for part in adler32 compress crc32 deflate gzclose gzlib gzread gzwrite infback inffast \
		inflate inftrees trees uncompr zutil; do
		files="$files $output/zlib-tree/$part.c"
	done
	for program in example minigzip; do
		# shellcheck disable=SC2086
		compile zlib "$1" $program "-DHAVE_UNISTD_H -I$output/zlib-tree" \
			$files "$output/zlib-tree/test/$program.c"
	done
}

# What "make check" of zlib does, and more to compress.
test_zlib()
{
	"$output/zlib-$1/example" example.tmp || return
	echo 'hello world' | "$output/zlib-$1/minigzip" | "$output/zlib-$1/minigzip" -d || return
	for level in 1 3 6 9; do
		"$output/zlib-$1/minigzip" -$level <"$source/programs.sql" >level.gz || return
		cksum <level.gz
		"$output/zlib-$1/minigzip" -d <level.gz | cksum
	done
	cat "$output"/zlib-tree/*.c | "$output/zlib-$1/minigzip" >all.gz || return
	cksum <all.gz
	"$output/zlib-$1/minigzip" -d <all.gz | cksum
	echo "tests: 7"
}

build_lua()
{
	# debian/rules makes this header, too.
	echo "#define DEB_HOST_MULTIARCH \"$($CC -dumpmachine)\"" >"$output/lua-tree/src/lua5.4-deb-multiarch.h"
	files=
	for file in "$output"/lua-tree/src/*.c; do
		case $file in
		*/luac.c) ;;
		*) files="$files $file" ;;
		esac
	done
	# shellcheck disable=SC2086
	compile lua "$1" lua '' $files
}

test_lua()
{
	# Messages name the script as it was given.
	cd "$source" &&
		"$output/lua-$1/lua" programs.lua &&
		"$output/lua-$1/lua" ../../demo/work.lua 1 2>/dev/null
}

build_sqlite()
{
	compile sqlite "$1" sqlite3 \
		"-DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_RTREE -I$output/sqlite-tree" \
		"$output/sqlite-tree/sqlite3.c" "$output/sqlite-tree/shell.c"
}

test_sqlite()
{
	"$output/sqlite-$1/sqlite3" -batch :memory: <"$source/programs.sql"
	# 1: some statement failed, as some are there to do.
	[ $? -eq 1 ]
}

build_re2()
{
	# Debian leaves out of the source what it makes of these.
	[ -d /usr/share/unicode ] && command -v python3 >/dev/null || {
		echo 'programs: RE2 needs the packages unicode-data and python3'
		exit 77
	}
	tree=$output/re2-$1/tree
	[ ! -f "$tree/built" ] || return 0
	rm -rf "$tree"
	cp -R "$output/re2-tree" "$tree"
	flags_of "$1"
	(
		cd "$tree" || exit
		tests=
		for test in charclass compile filtered_re2 mimics_pcre parse possible_match re2 re2_arg \
			regexp required_prefix search set simplify string_generator; do
			tests="$tests obj/test/${test}_test"
		done
		# shellcheck disable=SC2086
		quietly "re2-$1-make" make $tests REBUILD_TABLES=1 CXX="$CXX" CXXFLAGS="$flags" \
			LDFLAGS="$libraries -pthread"
	) || exit
	touch "$tree/built"
}

test_re2()
{
	for test in "$output/re2-$1"/tree/obj/test/*_test; do
		echo "$(basename "$test")"
		"$test" >test.out 2>&1
		failed=$?
		# One says where its memory is.
		sed 's/ at 0x[0-9a-f]*/ at ADDRESS/' test.out
		[ "$failed" -eq 0 ] || return
	done
}

# run NAME KIND MODE: its tests, where nothing else is; what they print is kept.
run()
{
	result=$output/$1-$3.result
	[ ! -f "$result" ] || return 0
	folder=$output/run
	rm -rf "$folder"
	mkdir -p "$folder"
	(
		cd "$folder" || exit
		MARKERS_TORTURE=$3
		export MARKERS_TORTURE
		"test_$1" "$2"
		echo "exit status $?"
	) >"$output/$1-$3.out" 2>&1 </dev/null
	mv "$output/$1-$3.out" "$result"
}

$CC -O2 -c -I"$includes" "$source/trash.c" -o "$output/trash.o" &&
	$CC -c "$source/trash-x86_64.S" -o "$output/trash-asm.o" ||
	fail "can't compile the probe"

# With another plugin what it made is made again.
cksum <"${plugin%.so}-steps.so" >"$output/plugin.new"
cmp -s "$output/plugin.new" "$output/plugin.cksum" ||
	rm -rf "$output"/*-plugin "$output"/*-off.result "$output"/*-on.result
mv "$output/plugin.new" "$output/plugin.cksum"

status=0
: >"$output/table"
for name; do
	settings_of "$name"
	download "$name" >"$output/$name-fetch.log" 2>&1 </dev/null || {
		echo "programs: can't download $package: $output/$name-fetch.log says why"
		exit 77
	}
	unpack "$name"
	for kind in bare plugin; do
		echo "programs: building $name, $kind" >&2
		mkdir -p "$output/$name-$kind"
		"build_$name" $kind
	done
	echo "programs: running $name" >&2
	run "$name" bare bare
	run "$name" plugin off
	run "$name" plugin on
	for mode in off on; do
		verdict=same
		cmp -s "$output/$name-bare.result" "$output/$name-$mode.result" || {
			verdict=DIFFERENT
			status=1
		}
		printf '%s %s\tall %s\t%s as bare (%d lines, %s)\n' "$name" "$(version_of "$name")" $mode \
			$verdict "$(wc -l <"$output/$name-$mode.result")" \
			"$(tail -n 1 "$output/$name-$mode.result")" >>"$output/table"
	done
done
cat "$output/table"
exit $status
