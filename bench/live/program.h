/* SPDX-License-Identifier: MIT */
/* What the parts of the program share. */
#ifndef BENCH_LIVE_PROGRAM_H
#define BENCH_LIVE_PROGRAM_H

#include "events.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/* Print what went wrong, and exit with 2. */
void fail(const char *what) __attribute__((noreturn));

uint64_t nanoseconds(void);
/* The median of COUNT values, which are sorted here. */
double median(double *values, size_t count);

/* Run all hosts, or the one with NUMBER (any number). */
unsigned int run_hosts(void);
unsigned int run_host(unsigned int number);

/* Start COUNT threads that run through all hosts; with 0, one that sleeps. */
void start_runners(unsigned int count);

/* Threads that note how long each run of one host took, in time stamps. */
void start_timers(unsigned int count);
void set_timing(bool on);
/* Between two calls of set_timing(true): print KIND's name and figures. */
void print_times(const char *kind);

/* The two ways to turn SITES sites on or off: the library, and stores that know
   where each site is, with three barriers. */
void change_by_library(unsigned int sites, bool on);
void change_bare(unsigned int sites, bool on);
void prepare_bare(unsigned int sites);

#pragma GCC visibility pop

#endif
