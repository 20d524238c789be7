# SPDX-License-Identifier: MIT
# chunk.awk - writes a C file of SITES events, 20 a function, each after an addition,
# and a function chunk() that executes them in turn.  The addition is the same
# instruction in every variant.
#
# 100,000 sites would take the compiler minutes: a copy of the object is linked for
# each part of them, with chunk renamed.

BEGIN {
	each = 20
	print "#include \"clock-x86_64.h\""
	print "#include \"events.h\""
	print "#include \"subject.h\""
	print "#define ADD(n) __asm__ volatile(\"addl %1, %0\" : \"+r\"(sum) : \"i\"(n) : \"cc\")"
	for (f = 0; f < sites / each; f++) {
		printf "static SUBJECT unsigned int part_%d(unsigned int sum)\n{\n", f
		for (i = 0; i < each; i++)
			printf "\tADD(%d); EVENT(tick, sum, NULL);\n", 1000 + f * each + i
		print "\treturn sum;\n}"
	}
	print "unsigned int chunk(unsigned int sum);"
	print "unsigned int chunk(unsigned int sum)\n{"
	for (f = 0; f < sites / each; f++)
		printf "\tsum = part_%d(sum);\n", f
	print "\treturn sum;\n}"
}
