/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * parallel.cc - hosts whose variables other threads of OpenMP or OpenACC may change.
 *
 * Such a variable has no address yet while its function is gimplified.  The
 * gimplifier takes the function's trees to pieces as it goes, so a region is
 * either still there, or has been seen.
 */

#include "gcc-compat.h"
#include "site/parallel.h"

/* The last function that a region was seen in, and the last one that was asked for,
   with the answer. */
static unsigned seen_in, asked_for;
static bool answer;

static bool
region_p (tree expr)
{
  switch (TREE_CODE (expr))
    {
    case OACC_KERNELS:
    case OACC_PARALLEL:
    case OACC_SERIAL:
    case OMP_PARALLEL:
    case OMP_TARGET:
    case OMP_TASK:
    case OMP_TASKLOOP:
    case OMP_TEAMS:
      return true;
    default:
      return false;
    }
}

static bool
enabled_p ()
{
  return flag_openmp || flag_openacc;
}

void
parallel_note (tree expr)
{
  if (enabled_p () && current_function_decl && region_p (expr))
    seen_in = DECL_UID (current_function_decl);
}

/* walk_tree callback: finds a region. */
static tree
find_region (tree *tp, int *walk_subtrees, void *)
{
  if (TYPE_P (*tp))
    *walk_subtrees = 0;
  return region_p (*tp) ? *tp : NULL_TREE;
}

bool
parallel_host_p (tree fndecl)
{
  if (!enabled_p ())
    return false;
  if (seen_in == DECL_UID (fndecl))
    return true;
  if (asked_for != DECL_UID (fndecl))
    {
      asked_for = DECL_UID (fndecl);
      answer = walk_tree_without_duplicates (&DECL_SAVED_TREE (fndecl),
					     find_region, NULL);
    }
  return answer;
}
