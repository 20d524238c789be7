/* SPDX-License-Identifier: MIT */
/* check-relocations.h - relocations of sites, and of the dynamic linker. */
#ifndef CHECK_RELOCATIONS_H
#define CHECK_RELOCATIONS_H

#include "checker.h"

/* After check_object().  False after a message if they could not be looked at. */
bool check_relocations(struct checker *checker);

#endif /* CHECK_RELOCATIONS_H */
