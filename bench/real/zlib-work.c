/* SPDX-License-Identifier: MIT */
/*
 * zlib-work.c - compresses a text of its own making at three levels, and takes
 * it apart again.
 *
 * Usage: zlib-work [ROUNDS]
 *
 * Prints a check sum of what it made and, on stderr, the seconds of processor
 * time that this took.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "zlib.h"

enum { TEXT_BYTES = 400000, WORDS = 400 };

static unsigned char text[TEXT_BYTES], packed[2 * TEXT_BYTES], unpacked[TEXT_BYTES];

static unsigned random_state = 1;

static unsigned random_below(unsigned n)
{
	random_state = random_state * 1103515245 + 12345;
	return (random_state >> 16) % n;
}

/* Words of a small vocabulary, the first of it the commonest, and now and then
   bytes that do not compress. */
static void make_text(void)
{
	char words[WORDS][12];
	size_t at = 0;

	for (int i = 0; i < WORDS; i++) {
		unsigned length = 2 + random_below(9);

		for (unsigned j = 0; j < length; j++)
			words[i][j] = 'a' + random_below(26);
		words[i][length] = 0;
	}
	while (at < TEXT_BYTES - 64) {
		const char *word = words[random_below(1 + random_below(WORDS))];
		size_t length = strlen(word);

		memcpy(text + at, word, length);
		at += length;
		text[at++] = random_below(10) ? ' ' : '\n';
		if (!random_below(300))
			for (int i = 0; i < 40; i++)
				text[at++] = random_below(256);
	}
	while (at < TEXT_BYTES)
		text[at++] = '.';
}

static void check(int ok, const char *what)
{
	if (!ok) {
		fprintf(stderr, "zlib-work: %s failed\n", what);
		exit(1);
	}
}

static unsigned long work(int level)
{
	uLongf packed_bytes = sizeof packed, unpacked_bytes = sizeof unpacked;

	check(compress2(packed, &packed_bytes, text, sizeof text, level) == Z_OK, "compress2");
	check(uncompress(unpacked, &unpacked_bytes, packed, packed_bytes) == Z_OK, "uncompress");
	check(!memcmp(text, unpacked, sizeof text), "the comparison");
	return crc32(packed_bytes, packed, packed_bytes);
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 1;
	unsigned long sum = 0;

	make_text();
	clock_t start = clock();
	for (int i = 0; i < rounds; i++)
		sum += work(1) + work(6) + work(9);
	clock_t end = clock();
	printf("%lu\n", sum);
	fprintf(stderr, "%.4f\n", (double)(end - start) / CLOCKS_PER_SEC);
	return 0;
}
