/* SPDX-License-Identifier: MIT */
/*
 * fuzz-main.c - a mutator for compilers without libFuzzer:
 *	fuzz-main SECONDS SEED FILE...
 * changes copies of the files, and runs fuzz-tool.c on them.  Prints how many
 * to standard error at its end.  SEED gives the same inputs again; a crash
 * leaves its input in ./crash.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LARGEST 65536

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
void __sanitizer_set_death_callback(void (*callback)(void));

static uint8_t input[LARGEST];
static size_t input_size;
static uint64_t state;

static uint64_t random_number(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state;
}

static void save_input(void)
{
	int fd = open("crash", O_WRONLY | O_CREAT | O_TRUNC, 0644);

	if (fd >= 0 && write(fd, input, input_size) == (ssize_t)input_size)
		close(fd);
}

/* One change: of a bit, of a byte, of a field to a number that is often
   wrong, of a field by a little, of a part to a copy of another, of the end. */
static void mutate(void)
{
	static const uint64_t numbers[] = {
		0, 1, 7, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff,
		0x7fffffffffffffff, 0x8000000000000000, 0xffffffffffffffff,
	};
	size_t width = (size_t)1 << random_number() % 4;
	size_t at = random_number() % (input_size - 8) / width * width;
	size_t from = random_number() % (input_size - 8), count = random_number() % 64;
	uint64_t number = numbers[random_number() % (sizeof numbers / sizeof numbers[0])];

	switch (random_number() % 16) {
	case 0 ... 4:
		input[at] ^= (uint8_t)(1 << random_number() % 8);
		break;
	case 5 ... 7:
		input[at] = (uint8_t)random_number();
		break;
	case 8 ... 11:
		memcpy(&input[at], &number, width);
		break;
	case 12 ... 13:
		memcpy(&number, &input[at], width);
		number += random_number() % 65 - 32;
		memcpy(&input[at], &number, width);
		break;
	case 14:
		if (count > input_size - at)
			count = input_size - at;
		if (count > input_size - from)
			count = input_size - from;
		memmove(&input[at], &input[from], count);
		break;
	default:
		if (random_number() % 8 == 0 && at > 64)
			input_size = at;
	}
}

static int read_seed(const char *path)
{
	FILE *file = fopen(path, "rb");

	if (!file)
		return 0;
	input_size = fread(input, 1, sizeof input, file);
	fclose(file);
	return input_size > 64;
}

int main(int argc, char **argv)
{
	time_t end = time(NULL) + (argc > 1 ? atoi(argv[1]) : 0);
	unsigned long count = 0;

	if (argc < 4) {
		fprintf(stderr, "usage: fuzz-main SECONDS SEED FILE...\n");
		return 2;
	}
	state = strtoull(argv[2], NULL, 0) * 0x9e3779b97f4a7c15u + 1;
	__sanitizer_set_death_callback(save_input);
	while (time(NULL) < end) {
		if (!read_seed(argv[3 + random_number() % (uint64_t)(argc - 3)]))
			return 2;
		for (size_t i = random_number() % 8 + 1; i; i--)
			mutate();
		LLVMFuzzerTestOneInput(input, input_size);
		count++;
	}
	dprintf(STDERR_FILENO, "%lu inputs\n", count);
	return 0;
}
