# SPDX-License-Identifier: MIT
# csmith-notes.awk - puts calls of the markers of csmith-notes.h into a program that
# csmith made: at the begin of its blocks, with globals, and before its returns,
# with what is returned. The values of the program are not changed.
#
# Usage: awk -f csmith-notes.awk PROGRAM

function global(n) {
	return globals ? scalar[n % globals] : "7"
}

/^#include "csmith.h"/ {
	print
	print "#include \"csmith-notes.h\""
	next
}

/^static (volatile )?u?int(8|16|32|64)_t g_[0-9]+ = / {
	name = $0
	sub(/ = .*/, "", name)
	sub(/.* /, "", name)
	scalar[globals++] = name
}

# "static TYPE  func_N(ARGUMENTS)", not a prototype; then the type tells how to note its values.
/^(static|inline|extern).* func_[0-9]+\(/ {
	type = $0
	sub(/ *func_[0-9]+\(.*/, "", type)
	body = $0 !~ /; *$/
}

body && /^ +return [^;]*;/ {
	value = $0
	sub(/^ +return /, "", value)
	sub(/;.*/, "", value)
	call = type ~ /u?int(8|16|32|64)_t *$/ ? "note_value(" NR ", " :
		"note_any(" NR ", sizeof (" value "), "
	print "    { " call value "); return " value "; }"
	next
}

{ print }

body && match($0, /^ *\{ \/\* block id: [0-9]+/) {
	block = substr($0, RSTART, RLENGTH)
	sub(/.* /, "", block)
	print "    note_scalars(" block ", " global(block) " * 3L - " global(block + 1) ", " \
		global(block + 2) ", " global(block * 3) ", " global(block + 5) " ? 1 : " \
		global(block + 6) ", " global(block * 7) ");"
}
