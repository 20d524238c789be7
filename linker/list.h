/* SPDX-License-Identifier: MIT */
/* list.h - what "markers list" can print of an image. */
#ifndef LIST_H
#define LIST_H

#include "listed.h"

void list_table(struct listed_image *listed, struct listing *listing);
void list_json(struct listed_image *listed, struct listing *listing);

/* False after a message. */
bool list_counts(struct listed_image *listed, struct listing *listing);

#endif /* LIST_H */
