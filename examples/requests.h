/* SPDX-License-Identifier: MIT */
/* A library that has a marker, and does not depend on the library of Markers. */
#ifndef REQUESTS_H
#define REQUESTS_H

int requests_serve(int number);

#endif
