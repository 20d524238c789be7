/* SPDX-License-Identifier: MIT */
/* A library of which many copies are loaded: 20 markers that they share, a site each. */
#include <markers.h>

#define SITE(n) \
	MARKER void shared_##n(int x); \
	void host_##n(int x); \
	void host_##n(int x) \
	{ \
		shared_##n(x); \
	}
SITE(0) SITE(1) SITE(2) SITE(3) SITE(4) SITE(5) SITE(6) SITE(7) SITE(8) SITE(9)
SITE(10) SITE(11) SITE(12) SITE(13) SITE(14) SITE(15) SITE(16) SITE(17) SITE(18) SITE(19)
