/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * descriptor.cc - writes descriptors and the object's note.
 *
 * They are assembly text, not variables of GCC's: only so are their references
 * distances that need no run-time relocation.  markers-abi.h has the layout;
 * the writer below is told each field's offset from there and fails if they do
 * not follow one another.
 */

#include "gcc-compat.h"
#include "marker/asm-text.h"
#include "marker/descriptor.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "marker/type-text.h"
#include "target-asm.h"
#include "markers-abi.h"

/* A structure that is being written. */
struct writer
{
  pretty_printer pp;
  size_t offset;
};

/* Pads up to the field at OFFSET and accounts for its SIZE. */
static void
at_field (struct writer *w, size_t offset, size_t size)
{
  gcc_assert (w->offset <= offset);
  if (w->offset < offset)
    asm_printf (&w->pp, "\t.zero %d\n", (int) (offset - w->offset));
  w->offset = offset + size;
}

static void
put_number (struct writer *w, size_t offset, size_t size, unsigned value)
{
  at_field (w, offset, size);
  asm_printf (&w->pp, "\t.%s %u\n",
	     size == 1 ? "byte" : size == 2 ? "short" : "long", value);
}

/* A distance to LABEL. */
static void
put_relative (struct writer *w, size_t offset, const char *label)
{
  at_field (w, offset, sizeof (marker_relative));
  asm_printf (&w->pp, "\t.long %s - .\n", label);
}

/* A distance to TEXT, which goes among the program's strings. */
static void
put_string (struct writer *w, size_t offset, const char *text)
{
  pp_string (&w->pp, "\t.pushsection .rodata.str1.1,\"aMS\",@progbits,1\n"
		     "77:\t.string \"");
  asm_print_string (&w->pp, text, false);
  pp_string (&w->pp, "\"\n\t.popsection\n");
  put_relative (w, offset, "77b");
}

/* A pointer to FUNCTION, or null. */
static void
put_function (struct writer *w, size_t offset, tree function)
{
  at_field (w, offset, sizeof (void *));
  if (!function)
    {
      asm_print_address (&w->pp, "0", false);
      return;
    }
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (function));
  name += name[0] == '*';
  if (DECL_EXTERNAL (function))
    asm_printf (&w->pp, "\t.weak %s\n\t.hidden %s\n", name, name);
  asm_print_address (&w->pp, name, false);
}

#define FIELD(structure, field)                                               \
  offsetof (struct structure, field), sizeof (((struct structure *) 0)->field)
#define AT(structure, field) offsetof (struct structure, field)

static void
put_parameter (struct writer *w, tree type, tree parm)
{
  struct parameter_text text;
  tree name = parm ? DECL_NAME (parm) : NULL_TREE;
  bool reference = parm && DECL_BY_REFERENCE (parm);
  w->offset = 0;
  parameter_text_get (reference ? TREE_TYPE (parm) : type, &text);
  if (reference)
    text.kind = MARKER_PARAMETER_REFERENCE;
  if (name)
    put_string (w, AT (marker_parameter, name), IDENTIFIER_POINTER (name));
  put_string (w, AT (marker_parameter, type), text.type);
  put_number (w, FIELD (marker_parameter, size), text.size);
  put_number (w, FIELD (marker_parameter, kind), text.kind);
  at_field (w, sizeof (struct marker_parameter), 0);
  free (text.type);
}

/* Writes MARKER's parameters behind the label 78; returns their number. */
static unsigned
put_parameters (struct writer *w, tree marker, const char *group)
{
  unsigned count = 0;
  tree parm = DECL_ARGUMENTS (marker);
  asm_printf (&w->pp,
	     "\t.pushsection .rodata.marker_parameters%s,\"a%s\",@progbits%s%s%s\n"
	     "\t.balign 4\n78:\n",
	     *group ? "." : "", *group ? "G" : "", *group ? "," : "", group,
	     *group ? ",comdat" : "");
  for (tree t = TYPE_ARG_TYPES (TREE_TYPE (marker)); t && t != void_list_node;
       t = TREE_CHAIN (t), count++)
    {
      put_parameter (w, TREE_VALUE (t), parm);
      parm = parm ? DECL_CHAIN (parm) : NULL_TREE;
    }
  pp_string (&w->pp, "\t.popsection\n");
  return count;
}

/* The fields that name MARKER. */
static void
put_names (struct writer *w, tree marker)
{
  char *name = marker_name (marker);
  char *provider = marker_provider (marker);
  char *prototype = prototype_text (marker);
  put_string (w, AT (marker_descriptor, name), name);
  put_string (w, AT (marker_descriptor, provider), provider);
  put_string (w, AT (marker_descriptor, prototype), prototype);
  put_string (w, AT (marker_descriptor, symbol), marker_symbol (marker));
  free (prototype);
  free (provider);
  free (name);
}

static unsigned
descriptor_flags (tree marker)
{
  return (marker_observer_p (marker) ? MARKER_DESCRIPTOR_OBSERVER : 0)
	 | (marker_variadic_p (marker) ? MARKER_DESCRIPTOR_VARIADIC : 0)
	 | (marker_local_p (marker) ? MARKER_DESCRIPTOR_LOCAL : 0);
}

/* Opens the section of the descriptor and defines its symbol. */
static void
begin_descriptor (pretty_printer *pp, tree marker, const char *symbol)
{
  bool shared = !marker_local_p (marker);
  asm_printf (pp,
	     "\t.ifndef %s\n"
	     "\t.pushsection %s,\"aw%s\",@progbits%s%s%s\n"
	     "\t.balign %u\n",
	     symbol, MARKERS_SECTION_DESCRIPTORS, shared ? "G" : "",
	     shared ? "," : "", shared ? symbol : "", shared ? ",comdat" : "",
	     (unsigned) alignof (struct marker_descriptor));
  if (shared)
    asm_printf (pp, "\t.weak %s\n\t.hidden %s\n", symbol, symbol);
  else if (flag_lto)
    asm_printf (pp, "\t.globl %s\n\t.hidden %s\n", symbol, symbol);
  asm_printf (pp, "\t.type %s, @object\n\t.size %s, %d\n%s:\n", symbol, symbol,
	     (int) sizeof (struct marker_descriptor), symbol);
}

void
descriptor_emit (tree marker, const struct descriptor_functions *functions,
		 FILE *file)
{
  struct writer w;
  const char *symbol
    = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (marker_descriptor (marker)));

  begin_descriptor (&w.pp, marker, symbol);
  unsigned count
    = put_parameters (&w, marker, marker_local_p (marker) ? "" : symbol);
  w.offset = 0;
  put_number (&w, FIELD (marker_descriptor, size),
	      sizeof (struct marker_descriptor));
  put_number (&w, FIELD (marker_descriptor, version), MARKERS_ABI_VERSION);
  put_number (&w, FIELD (marker_descriptor, flags), descriptor_flags (marker));
  put_names (&w, marker);
  if (count)
    put_relative (&w, AT (marker_descriptor, parameters), "78b");
  put_number (&w, FIELD (marker_descriptor, parameter_count), count);
  put_number (&w, FIELD (marker_descriptor, parameter_size),
	      sizeof (struct marker_parameter));
  put_function (&w, AT (marker_descriptor, body), functions->body);
  put_function (&w, AT (marker_descriptor, fanout), functions->fanout);
  at_field (&w, sizeof (struct marker_descriptor), 0);
  pp_string (&w.pp, "\t.popsection\n\t.endif\n");
  if (file)
    fputs (pp_formatted_text (&w.pp), file);
  else
    asm_emit (&w.pp);
}

/* Before main the runtime sees to the sites of a key that starts true, which other
   units take to start false.  Without the runtime that fails at the link. */
static void
put_key_start (pretty_printer *pp, const char *descriptor)
{
  asm_printf (pp,
	      "\t.pushsection .text.unlikely,\"ax\",@progbits\n"
	      "78:\n");
  target_print_start (pp, descriptor,
		      "markers_needed_by_a_global_key_that_starts_true");
  pp_string (pp, "\t.popsection\n"
		 "\t.pushsection .init_array.00101,\"aw\",@init_array\n");
  asm_print_address (pp, "78b", true);
  pp_string (pp, "\t.popsection\n");
}

void
key_descriptor_emit (tree key, const struct key_text *text)
{
  struct writer w;
  unsigned flags = MARKER_DESCRIPTOR_KEY
		   | (marker_local_p (key) ? MARKER_DESCRIPTOR_LOCAL : 0);
  begin_descriptor (&w.pp, key, text->descriptor);
  w.offset = 0;
  put_number (&w, FIELD (marker_descriptor, size),
	      sizeof (struct marker_descriptor));
  put_number (&w, FIELD (marker_descriptor, version), MARKERS_ABI_VERSION);
  put_number (&w, FIELD (marker_descriptor, flags), flags);
  put_string (&w, AT (marker_descriptor, name), text->name);
  put_string (&w, AT (marker_descriptor, provider), text->provider);
  put_string (&w, AT (marker_descriptor, prototype), "bool");
  put_string (&w, AT (marker_descriptor, symbol), text->symbol);
  at_field (&w, FIELD (marker_descriptor, body));
  asm_print_address (&w.pp, text->variable, false);
  at_field (&w, sizeof (struct marker_descriptor), 0);
  pp_string (&w.pp, "\t.popsection\n\t.endif\n");
  if (text->starts_true)
    put_key_start (&w.pp, text->descriptor);
  asm_emit (&w.pp);
}

/* The distance to the start or the end of a section. */
static void
put_bound (struct writer *w, size_t offset, const char *which,
	   const char *section)
{
  asm_printf (&w->pp, "\t.weak __%s_%s\n\t.hidden __%s_%s\n", which, section,
	     which, section);
  at_field (w, offset, sizeof (int32_t));
  asm_printf (&w->pp, "\t.long __%s_%s - .\n", which, section);
}

/* Writes what tells of the object's tables, at LABEL, whose twin is OTHER. */
static void
put_note_text (struct writer *w, const char *label, const char *other)
{
  asm_printf (&w->pp, "\t.balign 4\n%s:\n", label);
  w->offset = 0;
  put_number (w, FIELD (marker_object_note, name_size),
	      sizeof (MARKERS_NOTE_NAME));
  put_number (w, FIELD (marker_object_note, descriptor_size),
	      sizeof (struct marker_object_note)
		- offsetof (struct marker_object_note, version));
  put_number (w, FIELD (marker_object_note, type), MARKERS_NOTE_TYPE);
  at_field (w, FIELD (marker_object_note, name));
  asm_printf (&w->pp, "\t.string \"%s\"\n", MARKERS_NOTE_NAME);
  put_number (w, FIELD (marker_object_note, version), MARKERS_ABI_VERSION);
  put_bound (w, AT (marker_object_note, sites_start), "start",
	     MARKERS_SECTION_SITES);
  put_bound (w, AT (marker_object_note, sites_stop), "stop",
	     MARKERS_SECTION_SITES);
  put_bound (w, AT (marker_object_note, descriptors_start), "start",
	     MARKERS_SECTION_DESCRIPTORS);
  put_bound (w, AT (marker_object_note, descriptors_stop), "stop",
	     MARKERS_SECTION_DESCRIPTORS);
  at_field (w, FIELD (marker_object_note, twin));
  asm_printf (&w->pp, "\t.long %s - %s\n", other, label);
  put_relative (w, AT (marker_object_note, constructor), "marker_object_init");
  at_field (w, sizeof (struct marker_object_note), 0);
}

/* The note, and its twin among constants. */
static void
put_note (struct writer *w)
{
  asm_printf (&w->pp,
	     "\t.pushsection %s,\"aG\",@note,marker_object,comdat\n",
	     MARKERS_SECTION_NOTE);
  put_note_text (w, "marker_object_note", "marker_object_twin");
  pp_string (&w->pp, "\t.popsection\n"
		     "\t.pushsection .rodata.marker_object,\"aG\",@progbits,"
		     "marker_object,comdat\n");
  put_note_text (w, "marker_object_twin", "marker_object_note");
  pp_string (&w->pp, "\t.popsection\n");
}

/* A function NAME that shows the note to CALLEE, if anything defines it, and its
   entry in SECTION, of type TYPE. */
static void
put_hook (pretty_printer *pp, const char *name, const char *callee,
	  const char *section, const char *type)
{
  asm_printf (pp,
	      "\t.pushsection .text.unlikely.%s,\"axG\",@progbits,"
	      "marker_object,comdat\n"
	      "\t.weak %s\n"
	      "\t.hidden %s\n"
	      "\t.type %s, @function\n"
	      "%s:\n",
	      name, name, name, name, name);
  target_print_constructor (pp, "marker_object_twin", name, callee,
			    !strcmp (type, "init_array"));
  asm_printf (pp,
	      "\t.size %s, . - %s\n"
	      "\t.pushsection %s,\"ao?\",@progbits,%s\n"
	      "\t.popsection\n"
	      "\t.popsection\n"
	      "\t.pushsection %s,\"awG\",@%s,marker_object,comdat\n",
	      name, name, MARKERS_SECTION_SITES, name, section, type);
  asm_print_address (pp, name, true);
  pp_string (pp, "\t.popsection\n");
}

/*
 * The constructor is the object's first and the destructor its last, so that markers in
 * others are on when they are to be.  It keeps the note with --gc-sections.  The empty pieces of the
 * two sections, here and in put_hook(), are there for linkers that cannot
 * resolve the bounds of a section that no file has (gold -shared, mold).
 */
void
object_note_emit ()
{
  struct writer w;
  pp_string (&w.pp, "\t.ifndef marker_object_note\n");
  put_note (&w);
  put_hook (&w.pp, "marker_object_init", "markers_object_loaded",
	    ".init_array.00100", "init_array");
  put_hook (&w.pp, "marker_object_fini", "markers_object_unloaded",
	    ".fini_array.00100", "fini_array");
  asm_printf (&w.pp,
	      "\t.pushsection %s,\"aw\",@progbits\n"
	      "\t.popsection\n"
	      "\t.endif\n",
	      MARKERS_SECTION_DESCRIPTORS);
  asm_emit (&w.pp);
}
