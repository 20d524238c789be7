# SPDX-License-Identifier: MIT
# A file of the program of "make pages": COUNT hosts with a site each, numbered from
# FIRST. Every fourth has rare code of its own beside the block, and to each two there
# is a function that is rare as a whole. With COUNT 0, main for FILES of such files.
function file(first, count, i)
{
	print "#include <markers.h>"
	print "MARKER void event(int number, long a, long b);"
	print "extern volatile long result;"
	print "__attribute__((cold, noinline)) static void complain(long a, long b)"
	print "{\n\tresult += a * b;\n}"
	for (i = first; i < first + count; i++) {
		printf "__attribute__((noinline)) static long host_%d(long x, long y)\n{\n", i
		printf "\tlong z = x * %d + y;\n\tevent(%d, x, z);\n", i + 3, i
		if (i % 4 == 0)
			print "\tif (z < 0)\n\t\tcomplain(z, x);"
		printf "\treturn z ^ (z >> %d);\n}\n", i % 13 + 1
		if (i % 2 == 0)
			printf "__attribute__((cold, noinline)) static void rare_%d(long x)\n" \
			       "{\n\tcomplain(x, %d);\n\tcomplain(x + result, x);\n}\n", i, i
	}
	printf "long work_%d(long sum, int rare);\n", first
	printf "long work_%d(long sum, int rare)\n{\n", first
	for (i = first; i < first + count; i++)
		printf "\tsum += host_%d(sum & 255, %d);\n", i, i
	print "\tif (rare) {"
	for (i = first; i < first + count; i += 2)
		printf "\t\trare_%d(sum);\n", i
	print "\t}\n\treturn sum;\n}"
}
BEGIN {
	if (count) {
		file(first, count)
		exit
	}
	print "#include <stdlib.h>"
	print "void touch_run(void (*work)(int rare), int rare);\nvolatile long result;"
	for (i = 0; i < files; i++)
		printf "long work_%d(long sum, int rare);\n", i * each
	print "static void work(int rare)\n{\n\tlong sum = 1;"
	for (i = 0; i < files; i++)
		printf "\tsum = work_%d(sum, rare);\n", i * each
	print "\tresult = sum;\n}\nint main(int argc, char **argv)\n{"
	print "\ttouch_run(work, argc > 1 && atoi(argv[1]));\n\treturn 0;\n}"
}
