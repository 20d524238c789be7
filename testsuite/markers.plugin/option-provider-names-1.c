/* SPDX-License-Identifier: MIT */
/* The option "provider" names the provider of markers that have none. */
/* { dg-options "-O2 -fplugin-arg-markers-provider=my-app.2" } */
/* { dg-final { site-field plain provider "^my-app.2$" } } */
/* { dg-final { site-field own provider "^other$" } } */
/* { dg-final { site-field named provider "^my-app.2$" } } */
#include <markers.h>

MARKER void plain(void);
__attribute__((marker("other:own"))) void own(void);
__attribute__((marker("named"))) void with_name(void);

void f(void)
{
	plain();
	own();
	with_name();
}
