/* SPDX-License-Identifier: MIT */
/*
 * markers.c - the "markers" tool: shows what the compiler left in a program,
 * shared object or object file.  One subcommand a file; this one picks it.
 */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif
#include "tool.h"

#include <stdio.h>
#include <string.h>

#ifndef PACKAGE_VERSION
#define PACKAGE_VERSION "unknown"
#endif

static const struct command {
	const char *name;
	int (*run)(int argc, char **argv);
	const char *arguments;
	const char *summary;
} commands[] = {
	{"list", command_list, "[OPTION]... FILE", "show each site of each marker in FILE"},
	{"enable", command_enable, "PATTERN FILE -o OUT",
	 "write a copy of FILE in which the sites of PATTERN are on"},
	{"disable", command_disable, "PATTERN FILE -o OUT",
	 "write a copy of FILE in which the sites of PATTERN are off"},
	{"check", command_check, "FILE", "check the site table of FILE against its code"},
};

#define COMMAND_COUNT (sizeof commands / sizeof commands[0])

static int help(void)
{
	printf("Usage: markers COMMAND [ARGUMENT]...\n"
	       "Shows, checks and switches the markers in programs, shared objects, object\n"
	       "files and archives.\n"
	       "\n"
	       "Commands:\n");
	for (size_t i = 0; i < COMMAND_COUNT; i++) {
		printf("  %s %s\n", commands[i].name, commands[i].arguments);
		printf("        %s\n", commands[i].summary);
	}
	printf("\n"
	       "  --help     show this help; 'markers COMMAND --help' shows a command's\n"
	       "  --version  show the version\n"
	       "\n"
	       "Exit status: 0 fine, 1 the answer is no, 2 could not look.\n");
	return finish_output(STATUS_FINE);
}

static int version(void)
{
	printf("markers %s\n", PACKAGE_VERSION);
	return finish_output(STATUS_FINE);
}

int main(int argc, char **argv)
{
	if (argc < 2)
		return usage_error(NULL, "no command given");
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
		return help();
	if (strcmp(argv[1], "--version") == 0)
		return version();
	for (size_t i = 0; i < COMMAND_COUNT; i++)
		if (strcmp(argv[1], commands[i].name) == 0)
			return commands[i].run(argc - 1, argv + 1);
	return usage_error(NULL, "unknown %s '%s'",
			   argv[1][0] == '-' ? "option" : "command", argv[1]);
}
