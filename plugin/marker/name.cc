/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name.cc - what names markers and providers may have. */

#include "gcc-compat.h"
#include "marker/name.h"

bool
marker_name_valid_p (const char *name)
{
  if (!*name)
    return false;
  for (; *name; name++)
    if (!ISALNUM (*name) && !strchr ("_-.", *name))
      return false;
  return true;
}
