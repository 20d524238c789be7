/* SPDX-License-Identifier: MIT */
/* A descriptor has its marker's names and prototype, and an initial state that
   runs nothing. */
/* { dg-do run } */
/* { dg-no-runtime } */
#include <markers.h>
#include "descriptors.h"

MARKER void request_start(int fd, const char *path, size_t length);
__attribute__((marker("app:gc"))) void collect(void);

int main(int argc, char **argv)
{
	const struct marker_descriptor *d = find_descriptor("request_start");

	request_start(argc, argv[0], sizeof *argv);
	collect();

	CHECK_EQUAL(count_descriptors(0), 2);
	CHECK_EQUAL(d->size, sizeof(struct marker_descriptor));
	CHECK_EQUAL(d->version, MARKERS_ABI_VERSION);
	CHECK_EQUAL(d->flags, 0);
	check_text("provider", text_of(&d->provider), "");
	check_text("symbol", text_of(&d->symbol), "request_start");
	check_text("prototype", text_of(&d->prototype),
		   "void (int fd, const char *path, size_t length)");
	CHECK_EQUAL(d->parameter_count, 3);
	CHECK_EQUAL(d->parameter_size, sizeof(struct marker_parameter));
	CHECK(d->body == 0);
	CHECK(d->fanout != 0);
	CHECK(d->probes == 0);
	CHECK(d->runtime == 0);
	CHECK_EQUAL(d->enabled, 0);

	d = find_descriptor("gc");
	check_text("provider", text_of(&d->provider), "app");
	check_text("symbol", text_of(&d->symbol), "collect");
	check_text("prototype", text_of(&d->prototype), "void (void)");
	CHECK_EQUAL(d->parameter_count, 0);
	CHECK_EQUAL(d->parameters, 0);
	return 0;
}
