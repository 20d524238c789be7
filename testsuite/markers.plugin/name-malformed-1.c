/* SPDX-License-Identifier: MIT */
/* A malformed name in the attribute is refused. */
__attribute__((marker(""))) void empty(void);		 /* { dg-error "\"?.. cannot name a marker: write ..name.. or ..provider:name.." } */
__attribute__((marker(":"))) void colon(void);		 /* { dg-error ".:. cannot name a marker" } */
__attribute__((marker("a:"))) void no_name(void);	 /* { dg-error ".a:. cannot name a marker" } */
__attribute__((marker(":b"))) void no_provider(void);	 /* { dg-error ".:b. cannot name a marker" } */
__attribute__((marker("a b"))) void blank(void);	 /* { dg-error ".a b. cannot name a marker" } */
__attribute__((marker("a:b:c"))) void two_colons(void);	 /* { dg-error ".a:b:c. cannot name a marker" } */
__attribute__((marker("a,b"))) void comma(void);	 /* { dg-error ".a,b. cannot name a marker" } */
__attribute__((marker("a@b"))) void at(void);		 /* { dg-error ".a@b. cannot name a marker" } */
__attribute__((marker("a*"))) void star(void);		 /* { dg-error ".a\\*. cannot name a marker" } */
__attribute__((marker("a\0b"))) void null_byte(void);	 /* { dg-error ".a. cannot name a marker" } */
__attribute__((marker("na\303\257ve"))) void accent(void); /* { dg-error "cannot name a marker" } */
__attribute__((marker("\n"))) void newline(void);	 /* { dg-error "cannot name a marker" } */
