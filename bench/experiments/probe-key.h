/* SPDX-License-Identifier: MIT */
/*
 * probe-key.h - the key that says whether the process has one thread: a key of
 * Markers where the plugin has them (-DHAVE_KEYS), else an asm goto.
 */
#ifndef EXPERIMENTS_PROBE_KEY_H
#define EXPERIMENTS_PROBE_KEY_H

#include "clock-x86_64.h"

#ifdef PROBE_KEY
#ifdef HAVE_KEYS
#include <markers.h>
/* So it is in line; a library of threads would set it to false. */
MARKER_KEY static bool one_thread = true;
#define ONE_THREAD one_thread
__attribute__((constructor)) static void one_thread_set(void)
{
	markers_key_set(&one_thread, true);
}
#else
#include "jump-key-x86_64.h"
static struct jump_key one_thread;
#define ONE_THREAD jump_key_on(&one_thread)
__attribute__((constructor)) static void one_thread_set(void)
{
	jump_key_set(&one_thread, true);
}
#endif
#endif

#endif /* EXPERIMENTS_PROBE_KEY_H */
