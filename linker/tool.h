/* SPDX-License-Identifier: MIT */
/*
 * tool.h - what every subcommand of the "markers" tool shares: exit statuses,
 * messages, and the end of the output.
 */
#ifndef TOOL_H
#define TOOL_H

#include <stddef.h>

enum tool_status {
	STATUS_FINE = 0,
	STATUS_NO = 1,	  /* the answer is no: no markers, a fault found */
	STATUS_ERROR = 2, /* could not look */
};

/* Prints "markers: MESSAGE" and a newline to standard error.  MESSAGE says
   what is wrong, where, and what to do. */
void message(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Prints MESSAGE and where to find help for COMMAND (null: of the tool).
   Returns STATUS_ERROR. */
int usage_error(const char *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* From here on FILE is looked at: for out_of_memory(). */
void message_file(const char *file);

/* Says, once, that memory ran out; finish_output() will not return anything but
   STATUS_ERROR then.  Returns STATUS_ERROR. */
int out_of_memory(void);

/* text_printable(), which says when memory ran out. */
char *message_printable(const char *string);

/* Says that no member of archive FILE has sites. */
void archive_say_empty(const char *file);

/* "s", unless COUNT is one. */
static inline const char *plural(size_t count)
{
	return count == 1 ? "" : "s";
}

/* Flushes standard output.  Returns STATUS, or STATUS_ERROR after a message
   if anything that was printed could not be written. */
int finish_output(int status);

/* Long options without a short one: values that are no characters. */
enum tool_option {
	OPTION_HELP = 256,
	OPTION_JSON,
	OPTION_SIZES,
};

/* What getopt_long() returned '?' or ':' for.  Returns STATUS_ERROR. */
int option_error(const char *command, int result, char **argv);

/* Subcommands: argv[0] is the subcommand's name. */
int command_list(int argc, char **argv);
int command_check(int argc, char **argv);
int command_enable(int argc, char **argv);
int command_disable(int argc, char **argv);

#endif /* TOOL_H */
