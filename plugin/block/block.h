/* SPDX-License-Identifier: GPL-3.0-or-later */
/* block.h - step 4, second half: a hidden call becomes a call. */
#ifndef MARKERS_BLOCK_H
#define MARKERS_BLOCK_H

/* Passes: the calls; their unwind information. */
unsigned block_pass (function *fun);
bool block_cfi_gate (function *);
unsigned block_cfi_pass (function *);

#endif
