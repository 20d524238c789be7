/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * attribute.cc - step 1: the attributes.
 *
 *   __attribute__((marker))                    an event, named as the function
 *   __attribute__((marker("name")))            an event with a name of its own
 *   __attribute__((marker("provider:name")))   and a provider
 *   __attribute__((marker_observer))           its probes only read
 *   __attribute__((marker_key))                a boolean whose tests are sites
 *   __attribute__((marker_attach))             markers.h only: the first
 *	argument of a call is a marker and becomes its descriptor
 *
 * A handler sees a declaration before it is complete.  What only a complete
 * one shows (a template's return type, a virtual function) is checked where
 * the marker is used.
 */

#include "gcc-compat.h"
#include "key/key.h"
#include "marker/attribute.h"
#include "marker/marker.h"
#include "marker/name.h"
#include "marker/undefined.h"

/* Refuses what is not a function.  */
static bool
check_is_function (tree node, tree name)
{
  if (DECL_P (node) && TREE_CODE (node) == FUNCTION_DECL)
    return true;
  if (TYPE_P (node))
    error ("attribute %qE belongs on a function declaration, not on a type",
	   name);
  else if (DECL_P (node) && POINTER_TYPE_P (TREE_TYPE (node)))
    error_at (DECL_SOURCE_LOCATION (node),
	      "attribute %qE belongs on a function declaration; %qD is a "
	      "pointer, and a call through a pointer cannot become a site",
	      name, node);
  else if (DECL_P (node))
    error_at (DECL_SOURCE_LOCATION (node),
	      "attribute %qE belongs on a function declaration, and %qD is "
	      "not a function",
	      name, node);
  else
    error ("attribute %qE belongs on a function declaration", name);
  return false;
}

/* Refuses a malformed "name" or "provider:name". */
static bool
check_name (location_t loc, tree name, tree arg)
{
  if (TREE_CODE (arg) != STRING_CST || TREE_STRING_LENGTH (arg) < 1)
    {
      error_at (loc,
		"the argument of attribute %qE must be a string: "
		"%<\"name\"%> or %<\"provider:name\"%>",
		name);
      return false;
    }
  const char *text = TREE_STRING_POINTER (arg);
  bool valid = strlen (text) + 1 == (size_t) TREE_STRING_LENGTH (arg);
  char *copy = xstrdup (text);
  char *colon = strchr (copy, ':');
  if (colon)
    {
      *colon = '\0';
      valid = valid && marker_name_valid_p (copy)
	      && marker_name_valid_p (colon + 1);
    }
  else
    valid = valid && marker_name_valid_p (copy);
  free (copy);
  if (!valid)
    error_at (loc,
	      "%qs cannot name a marker: write %<\"name\"%> or "
	      "%<\"provider:name\"%>, each of letters, digits, %<_%>, %<-%> "
	      "and %<.%>",
	      text);
  return valid;
}

static tree
handle_marker (tree *node, tree name, tree args, int, bool *no_add_attrs)
{
  *no_add_attrs = true;
  if (!check_is_function (*node, name))
    return NULL_TREE;

  tree decl = *node;
  tree result = TREE_TYPE (TREE_TYPE (decl));
  location_t loc = DECL_SOURCE_LOCATION (decl);

  /* A type code of the language's own stands for a type that a template will
     give: its uses are checked. */
  if (!VOID_TYPE_P (result) && TREE_CODE (result) < LAST_AND_UNUSED_TREE_CODE)
    {
      error_at (loc,
		"marker %qD must return %<void%>: a disabled site has no value "
		"to give",
		decl);
      return NULL_TREE;
    }
  if (DECL_CXX_CONSTRUCTOR_P (decl) || DECL_CXX_DESTRUCTOR_P (decl))
    {
      error_at (loc,
		"marker %qD must not be a constructor or destructor: no object "
		"would be built or destroyed while it is disabled",
		decl);
      return NULL_TREE;
    }
  if (args && !check_name (loc, name, TREE_VALUE (args)))
    return NULL_TREE;

  /* Its body, if it has one, is a probe: it runs only through the marker. */
  DECL_UNINLINABLE (decl) = 1;
  /* It needs none. */
  undefined_allow (decl);
  *no_add_attrs = false;
  return NULL_TREE;
}

static tree
handle_on_function (tree *node, tree name, tree, int, bool *no_add_attrs)
{
  *no_add_attrs = !check_is_function (*node, name);
  return NULL_TREE;
}

static tree
handle_key (tree *node, tree name, tree args, int, bool *no_add_attrs)
{
  location_t loc = DECL_P (*node) ? DECL_SOURCE_LOCATION (*node) : input_location;
  *no_add_attrs = !key_check (*node, name)
		  || (args && !check_name (loc, name, TREE_VALUE (args)));
  return NULL_TREE;
}

/* name, least and most arguments, decl, type and function type required,
   affects type identity, handler, exclusions. */
static const struct attribute_spec specs[] = {
  { MARKER_ATTRIBUTE, 0, 1, false, false, false, false, handle_marker, NULL },
  { MARKER_OBSERVER_ATTRIBUTE, 0, 0, false, false, false, false,
    handle_on_function, NULL },
  { MARKER_KEY_ATTRIBUTE, 0, 1, false, false, false, false, handle_key, NULL },
  { MARKER_ATTACH_ATTRIBUTE, 0, 0, false, false, false, false,
    handle_on_function, NULL },
};

/* PLUGIN_FINISH_TYPE: only a complete class tells which functions are virtual. */
void
markers_check_class (void *event_data, void *)
{
  tree type = (tree) event_data;
  if (!type || TREE_CODE (type) != RECORD_TYPE)
    return;
  for (tree member = TYPE_FIELDS (type); member; member = DECL_CHAIN (member))
    if (marker_decl_p (member) && DECL_VIRTUAL_P (member))
      error_at (DECL_SOURCE_LOCATION (member),
		"marker %qD must not be virtual: which function a site fires is "
		"fixed when it is compiled",
		member);
}

void
markers_register_attributes (void *, void *)
{
  for (size_t i = 0; i < ARRAY_SIZE (specs); i++)
    register_attribute (&specs[i]);
}
