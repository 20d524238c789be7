/* SPDX-License-Identifier: MIT */
/*
 * start - what time of the processor programs take from their start to their end,
 * which does not count other programs' time: usage
 *
 *	start TIMES NAME=PROGRAM...	runs all in turn, TIMES times
 *
 * NAME+=PROGRAM runs it with MARKERS=*.  Prints lines "name microseconds", the
 * median.
 */
#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

static double run(char *program)
{
	char *arguments[] = { program, NULL };
	struct rusage use;
	pid_t pid;
	int status;

	if (posix_spawn(&pid, program, NULL, NULL, arguments, environ) ||
	    wait4(pid, &status, 0, &use) != pid || status) {
		fprintf(stderr, "start: %s does not run\n", program);
		exit(2);
	}
	return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1e6 +
	       (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

int main(int argc, char **argv)
{
	const int times = argc > 2 ? atoi(argv[1]) : 0;
	double *all = calloc((size_t)argc * (size_t)(times + 1), sizeof(*all));
	int i, round;

	if (!all || times < 1)
		return 2;
	for (round = 0; round < times; round++)
		for (i = 2; i < argc; i++) {
			char *equals = strchr(argv[i], '=');

			if (!equals || equals == argv[i])
				return 2;
			if (equals[-1] == '+')
				setenv("MARKERS", "*", 1);
			else
				unsetenv("MARKERS");
			all[i * times + round] = run(equals + 1);
		}
	for (i = 2; i < argc; i++) {
		const int length = (int)strcspn(argv[i], "+=");

		qsort(&all[i * times], (size_t)times, sizeof(*all), compare);
		printf("%.*s %.1f\n", length, argv[i], all[i * times + times / 2]);
	}
	return 0;
}
