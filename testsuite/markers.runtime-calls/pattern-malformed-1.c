/* SPDX-License-Identifier: MIT */
/* A malformed pattern is -EINVAL, and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "counted.h"

#include <errno.h>
#include <stddef.h>

COUNTED_MARKER(m);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(m, "f.c", 1, 1);
	return hits;
}

static int visit(const struct markers_site_info *info, void *data)
{
	(void)info;
	++*(int *)data;
	return 0;
}

static const char *const malformed[] = {
	NULL, "", ",", "m,", ",m", "m,,m", ":m", "p:", ":", "m:", "p:q:m", "@f.c", "m@",
	"m@f.c:", "m@:1", "m@f.c:0", "m@f.c:00", "m@f.c:x", "m@f.c:1x", "m@f.c:-1x",
	"m@f.c: 1", "m@f.c:4294967296", "m@f.c:99999999999999999999", "[m", "m[", "m\\",
	"m@f.c\\", "p[:m", "m,[", "m@f[.c", "m[[:alpha:]", "m,m@f.c:0"
};

int main(void)
{
	size_t i;
	int calls = 0;

	for (i = 0; i < sizeof(malformed) / sizeof(*malformed); i++) {
		const char *p = malformed[i];

		if (markers_enable(p) != -EINVAL || markers_disable(p) != -EINVAL ||
		    markers_attach(p, (void (*)(void))body, NULL) != -EINVAL ||
		    markers_detach(p, (void (*)(void))body, NULL) != -EINVAL ||
		    (p && markers_foreach_site(p, visit, &calls) != -EINVAL)) {
			fprintf(stderr, "not refused: %s\n", p ? p : "(null)");
			return 1;
		}
		CHECK_EQUAL(fire(), 0);
	}
	CHECK_EQUAL(calls, 0);
	CHECK_EQUAL(markers_attach("m", NULL, NULL), -EINVAL);
	CHECK_EQUAL(markers_detach("m", NULL, NULL), -EINVAL);
	CHECK_EQUAL(markers_foreach_site("m", NULL, NULL), -EINVAL);
	CHECK_EQUAL(markers_attach_descriptor(NULL, (void (*)(void))body, NULL), -EINVAL);
	/* What was enabled stays so. */
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(markers_disable("m,"), -EINVAL);
	CHECK_EQUAL(fire(), 1);
	return 0;
}
