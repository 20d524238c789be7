/* SPDX-License-Identifier: MIT */
/* A virtual marker is refused where it is declared. */
#include <markers.h>

struct Base {
	MARKER virtual void event(int x); /* { dg-error "marker .virtual void Base::event\\(int\\). must not be virtual: which function a site fires is fixed when it is compiled" } */
	MARKER void fine(int x);
};
struct Derived : Base {
	void event(int x) override;
};

void host(Base &b, Derived &d)
{
	b.event(1);
	b.Base::event(2);
	b.fine(3);
	d.event(4);
}
