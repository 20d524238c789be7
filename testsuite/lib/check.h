/* SPDX-License-Identifier: MIT */
/* check.h - CHECK(condition) for run tests: says what is false, and exits.
   UNSUPPORTED(reason) ends a test that the system does not allow. */
#ifndef MARKERS_TEST_CHECK_H
#define MARKERS_TEST_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                       \
	((condition) ? (void)0                                                 \
		     : (fprintf(stderr, "%s:%d: not true: %s\n", __FILE__,     \
				__LINE__, #condition),                         \
			exit(1)))

/* For whole numbers: prints both. */
#define CHECK_EQUAL(left, right)                                               \
	(((long long)(left) == (long long)(right))                             \
		 ? (void)0                                                     \
		 : (fprintf(stderr, "%s:%d: %s is %lld, %s is %lld\n",         \
			    __FILE__, __LINE__, #left, (long long)(left),      \
			    #right, (long long)(right)),                       \
		    exit(1)))

#define UNSUPPORTED(reason) (puts(reason), exit(77))

#endif
