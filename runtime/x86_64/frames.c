/* SPDX-License-Identifier: MIT */
/* What of the guard the unwinder sees. */
#include "../frames.h"

#include <unwind.h>

/* DWARF's number of %rbx, which says in the guard where its frame is. */
enum { FRAME_REGISTER = 3 };

const struct markers_frame *markers_frame_of(struct _Unwind_Context *context)
{
	if (_Unwind_GetIP(context) != (uintptr_t)markers_guard_called)
		return NULL;
	return (const struct markers_frame *)_Unwind_GetGR(context, FRAME_REGISTER);
}
