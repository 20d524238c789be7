/* SPDX-License-Identifier: MIT */
/* What the runtime's return values mean. */
#include "markers.h"

#include <errno.h>

const char *markers_strerror(int error)
{
	switch (error < 0 ? -error : error) {
	case 0:
		return "success";
	case EINVAL:
		return "malformed pattern or null argument; a pattern is "
		       "[provider:]name[@file[:line]], several joined by commas";
	case EBUSY:
		return "a site holds foreign bytes: a debugger or a uprobe uses it";
	case ENOENT:
		return "no attachment with this pattern, probe and data, or no key at this "
		       "address";
	case ENOMEM:
		return "out of memory";
	case EACCES:
		return "program text cannot be written, or not with effect: neither "
		       "/proc/self/mem nor mprotect works here";
	case EAGAIN:
		return "other threads run and membarrier(2) is not available";
	case EOPNOTSUPP:
		return "a site's NOP is several instructions (data16 or nops), and is changed "
		       "only while there is one thread";
	case ENOSYS:
		return "signals cannot be put off: rt_sigprocmask(2) is refused";
	case EPERM:
		return "not possible in the child of a vfork";
	case EDEADLK:
		return "called from inside the runtime, or a fiber of the only thread is "
		       "suspended in the probe, or after a fork that took the loader's answers "
		       "away";
	case ELIBACC:
		return "the loader shows no objects: a program linked with -static has loaded "
		       "the library";
	}
	return "unknown error";
}
