/* SPDX-License-Identifier: MIT */
/* check-object.h - the file around the rows. */
#ifndef CHECK_OBJECT_H
#define CHECK_OBJECT_H

#include "checker.h"

/* The object's note, the sections, the descriptors.  False after a message if that
   could not be looked at. */
bool check_object(struct checker *checker);

/* Is there a descriptor of its section at ADDRESS?  Once they are checked. */
bool check_is_descriptor(const struct checker *checker, uint64_t address);

#endif /* CHECK_OBJECT_H */
