# shellcheck shell=sh
# SPDX-License-Identifier: MIT
#
# work.sh - the programs of this folder, each in variants: what they are made of, what
# they execute and how long they take. Sourced by real.sh and ../entry/entry.sh; reads
# source, the bench folder, and what tools/real-programs.sh does. OUTPUT/NAME-VARIANT are
# the programs.

# shellcheck disable=SC2154 # whoever sources this sets them
root=$(cd "$source/.." && pwd)
suite=bookworm
# shellcheck source=tools/real-programs.sh
. "$root/tools/real-programs.sh"

# rounds_of NAME: of its work, in a run that is timed.
rounds_of()
{
	case $1 in
	zlib) echo 4 ;;
	sqlite) echo 8 ;;
	esac
}

# files_of NAME: what is compiled of it.
files_of()
{
	case $1 in
	zlib)
		for name in adler32 compress crc32 deflate inffast inflate inftrees trees \
			uncompr zutil; do
			echo "$output/zlib-tree/$name.c"
		done
		;;
	sqlite) echo "$output/sqlite-tree/sqlite3.c" ;;
	esac
}

# count NAME VARIANT FILE: what one round of its work executes, into FILE.
count()
{
	program=$output/$1-$2
	quietly "$1-$2-callgrind" valgrind --tool=callgrind --dump-instr=yes \
		--compress-strings=no --compress-pos=no \
		--callgrind-out-file="$program.callgrind" "$program" 1
	objdump -d --no-show-raw-insn "$program" | awk -F '\t' '
		$2 ~ /^((data16|cs) )*nop/ || $2 ~ /^xchg +%ax,%ax/ {
			gsub(/[ :]/, "", $1)
			print "0x" $1
		}' >"$program.nops"
	awk -v program="$program" -f "$source/real/executed.awk" "$program.nops" \
		"$program.callgrind" >"$3" || fail "nothing counted in $program"
	rm -f "$program.callgrind" "$program.nops"
}

# timed NAME VARIANT FILE [COMMAND...]: runs it, by COMMAND; the seconds are a line more
# in FILE. It has to answer what the variant "bare" answers, which ran before.
timed()
{
	program=$1-$2
	bare=$output/$1-bare.out
	times=$3
	rounds=$(rounds_of "$1")
	shift 3
	"$@" "$output/$program" "$rounds" >"$output/$program.out" 2>>"$times" </dev/null ||
		fail "$program failed"
	cmp -s "$bare" "$output/$program.out" || fail "$program does not do what bare does"
}

# median FILE: of its numbers, one a line.
median()
{
	sort -n "$1" | awk '{ value[NR] = $0 } END { print value[int((NR + 1) / 2)] }'
}
