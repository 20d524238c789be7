/* SPDX-License-Identifier: MIT */
/* A definition, an implicit int and a static function are checked as well. */
/* { dg-options "-O2 -std=gnu90" } */
__attribute__((marker)) implicit(int x); /* { dg-error "marker .implicit. must return .void." } */
__attribute__((marker)) static long defined(int x) /* { dg-error "marker .defined. must return .void." } */
{
	return x;
}
long use(void)
{
	return defined(1);
}
