/* SPDX-License-Identifier: MIT */
/* message.c - messages and exit statuses of the "markers" tool. */
#include "text.h"
#include "tool.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* A file's name, a pattern or what comes from a file may hold anything, and is written so
   that a terminal is not told what to do by it. */
static void print(const char *format, va_list arguments)
{
	fflush(stdout);
	fputs("markers: ", stderr);
	text_vprintf(stderr, format, arguments);
	fputc('\n', stderr);
}

void message(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	print(format, arguments);
	va_end(arguments);
}

int usage_error(const char *command, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	print(format, arguments);
	va_end(arguments);
	fprintf(stderr, "Try 'markers %s%s--help'.\n", command ? command : "",
		command ? " " : "");
	return STATUS_ERROR;
}

static const char *current_file;
static bool ran_out;

void message_file(const char *file)
{
	current_file = file;
	ran_out = false;
}

int out_of_memory(void)
{
	if (!ran_out)
		message("%s%sout of memory; try again when there is more",
			current_file ? current_file : "", current_file ? ": " : "");
	ran_out = true;
	return STATUS_ERROR;
}

char *message_printable(const char *string)
{
	char *result = text_printable(string);

	if (!result)
		out_of_memory();
	return result;
}

void archive_say_empty(const char *file)
{
	message("%s: is an archive without sites; LTO objects get theirs at the link, others "
		"from $(pkg-config --cflags markers)",
		file);
}

int finish_output(int status)
{
	errno = 0;
	if (fflush(stdout) == 0 && !ferror(stdout))
		return ran_out ? STATUS_ERROR : status;
	if (errno)
		message("standard output: cannot write: %s; the output is not complete",
			strerror(errno));
	else
		message("standard output: cannot write; the output is not complete");
	return STATUS_ERROR;
}

int option_error(const char *command, int result, char **argv)
{
	const char *word = argv[optind - 1];

	if (result == ':')
		return usage_error(command, "%s: option '%s' needs an argument", command, word);
	if (optopt >= OPTION_HELP)
		return usage_error(command, "%s: option '%s' takes no argument", command, word);
	if (optopt > ' ' && optopt < 0x7f)
		return usage_error(command, "%s: unknown option '-%c'", command, optopt);
	return usage_error(command, "%s: unknown option '%s'", command, word);
}
