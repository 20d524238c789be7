/* SPDX-License-Identifier: MIT */
/* Each error that the API returns has a text of its own, either sign.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "markers.h"
#include "check.h"

#include <errno.h>
#include <string.h>

static const int errors[] = { 0,      EINVAL, EBUSY, ENOENT, ENOMEM,
			      EACCES, EAGAIN, EPERM,  EDEADLK, ENOSYS, EOPNOTSUPP, ELIBACC };

int main(void)
{
	const size_t n = sizeof(errors) / sizeof(*errors);
	size_t i, j;

	for (i = 0; i < n; i++) {
		const char *text = markers_strerror(-errors[i]);

		CHECK(text == markers_strerror(errors[i]));
		CHECK(text != markers_strerror(12345));
		for (j = 0; j < i; j++)
			CHECK(strcmp(text, markers_strerror(errors[j])));
	}
	CHECK(!strcmp(markers_strerror(-12345), "unknown error"));
	return 0;
}
