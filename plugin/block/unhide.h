/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unhide.h - hidden calls that the host has to know of become ordinary ones. */
#ifndef MARKERS_UNHIDE_H
#define MARKERS_UNHIDE_H

/* Does so in FUN, before the barriers behind them go; true if it did something. */
bool unhide_calls (function *fun);

#endif
