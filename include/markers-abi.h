/* SPDX-License-Identifier: MIT */
/*
 * markers-abi.h - what the compiler leaves in an object file for the runtime,
 * for the "markers" tool and for recorders.  The plugin, the runtime and the
 * tool all include this file; nothing in it is written down a second time.
 *
 * Extension rule: a row and a location never change size or meaning within
 * one MARKERS_ABI_VERSION.  A descriptor, a parameter and an object note begin
 * with, or are reached through, a size; fields are only ever appended, and a
 * reader steps by the size that it read and ignores what it does not know.
 * Anything else bumps MARKERS_ABI_VERSION, and a reader refuses a version that
 * is not its own.
 *
 * References are "relative": a 32-bit distance from the field itself to what
 * it names, 0 for nothing.  They need no run-time relocation, so rows and
 * locations are read-only and shared by all processes.  Read them with
 * markers_abi_follow() only.
 */
#ifndef MARKERS_ABI_H
#define MARKERS_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define MARKERS_ABI_VERSION 1

/* Sections.  Names that are C identifiers: linkers then define
   __start_NAME and __stop_NAME. */
#define MARKERS_SECTION_SITES "marker_sites"		 /* struct marker_site */
#define MARKERS_SECTION_LOCATIONS "marker_locations"	 /* struct marker_location */
#define MARKERS_SECTION_DESCRIPTORS "marker_descriptors" /* struct marker_descriptor */
#define MARKERS_SECTION_FLAGS "marker_flags" /* bytes that MARKER_SITE_BRANCH tests */
#define MARKERS_SECTION_NOTE ".note.markers"		 /* struct marker_object_note */

/* The length of a site that becomes a jump, on the processor that is compiled for. */
#if defined(__x86_64__)
#define MARKERS_SITE_BYTES 5
#endif

/* A distance in bytes from the field that holds it; 0: nothing. */
typedef int32_t marker_relative;

static inline const void *markers_abi_follow(const marker_relative *field)
{
	return *field ? (const char *)field + *field : (const void *)0;
}

/* One row of the site table. */
struct marker_site {
	marker_relative site;	    /* the NOP, or what its kind has in its place */
	marker_relative block;	    /* where the jump goes when the site is on */
	marker_relative descriptor; /* struct marker_descriptor */
	marker_relative location;   /* struct marker_location */
};

/* How a site is made and changed.  The processor's bytes are in the manual. */
enum marker_site_kind {
	MARKER_SITE_NOP = 0,   /* a NOP, becomes a jump to the block */
	MARKER_SITE_FLIP,      /* harmless, with the jump's distance in it; its opcode changes */
	MARKER_SITE_CALL,      /* a NOP, becomes a call of the block, which is a function */
	MARKER_SITE_BRANCH,    /* branch on a byte of data */
	MARKER_SITE_IMMEDIATE, /* branch on a byte of the code before it */
	MARKER_SITE_KEY,       /* as NOP; of a key: the jump is for "true" */
	MARKER_SITE_KEY_TRUE,  /* of a key that starts true: the jump is for "false" */
	MARKER_SITE_KIND_COUNT
};

/* What the NOP of a site is made of.  A thread can rest between the instructions of
   those that are several: they are changed only while there is one thread. */
enum marker_site_encoding {
	MARKER_ENCODING_NOPL = 0, /* one instruction */
	MARKER_ENCODING_DATA16,	  /* two */
	MARKER_ENCODING_NOPS,	  /* five */
	MARKER_ENCODING_COUNT
};

/* Where in the source a site was written. */
struct marker_location {
	marker_relative file;	  /* string: as the compiler was given it */
	marker_relative function; /* string: the function that the call is written in */
	uint32_t line;
	uint16_t column; /* 0: unknown */
	uint8_t kind;	  /* enum marker_site_kind */
	uint8_t encoding; /* enum marker_site_encoding */
};

/* What a parameter is, as far as a recorder has to know to print it. */
enum marker_parameter_kind {
	MARKER_PARAMETER_OTHER = 0, /* structures, unions, arrays, vectors: bytes */
	MARKER_PARAMETER_SIGNED,
	MARKER_PARAMETER_UNSIGNED, /* also enumerations without a negative value */
	MARKER_PARAMETER_BOOL,
	MARKER_PARAMETER_CHARACTER, /* char, wchar_t, char16_t ...: printable */
	MARKER_PARAMETER_FLOAT,	    /* binary floating point, by its size */
	MARKER_PARAMETER_STRING,    /* pointer to (const) char */
	MARKER_PARAMETER_POINTER,   /* any other pointer or reference */
	MARKER_PARAMETER_COMPLEX,
	MARKER_PARAMETER_REFERENCE /* an object that is passed by address */
};

struct marker_parameter {
	marker_relative name; /* string; 0: the declaration names none */
	marker_relative type; /* string: as in the source */
	uint32_t size;	      /* bytes; of the object, for _REFERENCE */
	uint8_t kind;	      /* enum marker_parameter_kind */
	uint8_t reserved[3];
};

/* A probe and its first argument.  What an enabled site runs is
   probe->function(probe->data, <the marker's arguments>). */
struct marker_probe {
	void (*function)(void); /* cast to the probe's own type before the call */
	void *data;
};

enum marker_descriptor_flags {
	MARKER_DESCRIPTOR_OBSERVER = 1, /* probes only read */
	MARKER_DESCRIPTOR_VARIADIC = 2, /* several probes are called by the block */
	MARKER_DESCRIPTOR_LOCAL = 4,	/* symbol is private to its translation unit */
	MARKER_DESCRIPTOR_KEY = 8	/* of a key: `body' is the address of the variable,
					   a bool, and there is no state */
};

/* What the file asks for, where an editor has switched sites on in it. */
enum marker_initial {
	MARKER_INITIAL_BODY = 1 /* before the program's own constructors, or the
				   first of them: `probes' is to name the probe
				   that `body' and `fanout' make as they lie */
};

/*
 * The one record of a marker in a program or shared object, in a writable
 * section.  Descriptors of several objects that have the same symbol, and are
 * not LOCAL, are one marker.
 *
 * The last part is the marker's state.  `probes' is read by blocks while the
 * program's threads run: write it with release order, and keep what it points
 * to alive until no thread can be in a block.  Null: run nothing.
 */
struct marker_descriptor {
	uint32_t size;	  /* of this descriptor, in bytes */
	uint16_t version; /* MARKERS_ABI_VERSION */
	uint16_t flags;	  /* enum marker_descriptor_flags */
	marker_relative name;
	marker_relative provider;     /* string, may be empty */
	marker_relative prototype;    /* string: "void (int fd, const char *path)" */
	marker_relative symbol;	      /* string: the function's linkage name */
	marker_relative parameters;   /* array of struct marker_parameter */
	uint16_t parameter_count;     /* without what matches "..." */
	uint16_t parameter_size;      /* sizeof(struct marker_parameter) */
	void (*body)(void);	      /* the marker's body as a probe; null: none here;
					 of a key: the variable, bool * */
	void (*fanout)(void);	      /* a probe whose data is an array of struct
					 marker_probe that ends with a null function:
					 runs them in order; null if VARIADIC */
	/* state */
	const struct marker_probe *probes; /* one probe; if VARIADIC an array that
					      ends with a null function */
	void *runtime;			   /* the runtime's own */
	uint32_t enabled; /* not 0: calls through a pointer run the probes too */
	uint32_t initial; /* enum marker_initial; set in files only */
};

/*
 * An allocated ELF note, one a program or shared object: dl_iterate_phdr()
 * finds the tables of an object that was loaded before the runtime was.
 */
#define MARKERS_NOTE_NAME "Markers"
#define MARKERS_NOTE_TYPE 1

enum marker_object_flags {
	MARKER_OBJECT_SITES_ON = 1 /* some sites are on in the file */
};

struct marker_object_note {
	uint32_t name_size;	   /* 8 */
	uint32_t descriptor_size;  /* bytes after name */
	uint32_t type;		   /* MARKERS_NOTE_TYPE */
	char name[8];		   /* MARKERS_NOTE_NAME */
	uint16_t version;	   /* MARKERS_ABI_VERSION */
	uint16_t flags;		   /* enum marker_object_flags */
	/* Distances from each field; a field that points before itself by chance
	   is fine, an empty table has start == stop. */
	int32_t sites_start, sites_stop;
	int32_t descriptors_start, descriptors_stop;
	/*
	 * Behind what the first release had, which descriptor_size tells.
	 *
	 * There are two of them: the note, and the same where only code and data are, which
	 * editors of linked files do not move.  They move notes, and then distances in them
	 * lead astray.  Each has the distance to the other, so that both tell whether they
	 * are where they were linked to be.  What matters is the one that is no note.
	 */
	int32_t twin;	     /* from the start of this one to the start of the other */
	int32_t constructor; /* that calls markers_object_loaded(); it says where it is */
};

/*
 * Each object's one constructor calls this with its note, if anything in the
 * process defines it when the object is loaded (a weak reference).  If the note has
 * a twin, it is the one that is no note, and CONSTRUCTOR is the constructor's address;
 * else there is no second argument.
 */
void markers_object_loaded(const struct marker_object_note *note, const void *constructor);

/* The constructor of a file that defines a global key which starts true calls this
   with the key's descriptor; the reference is a strong one. */
void markers_needed_by_a_global_key_that_starts_true(struct marker_descriptor *key);

/* Each object's one destructor calls this in the same way, before it goes. */
void markers_object_unloaded(const struct marker_object_note *note);

#ifdef __cplusplus
#define MARKERS_ABI_ASSERT(condition) static_assert(condition, #condition)
#else
/* Objective-C tells no version of C. */
#define MARKERS_ABI_ASSERT(condition) _Static_assert(condition, #condition)
#endif

MARKERS_ABI_ASSERT(sizeof(struct marker_site) == 16);
MARKERS_ABI_ASSERT(sizeof(struct marker_location) == 16);
MARKERS_ABI_ASSERT(sizeof(struct marker_parameter) == 16);
MARKERS_ABI_ASSERT(offsetof(struct marker_object_note, twin) == 40);
MARKERS_ABI_ASSERT(sizeof(struct marker_object_note) == 48);
#if UINTPTR_MAX == UINT64_MAX
MARKERS_ABI_ASSERT(sizeof(struct marker_probe) == 16);
MARKERS_ABI_ASSERT(sizeof(struct marker_descriptor) == 72);
MARKERS_ABI_ASSERT(offsetof(struct marker_descriptor, body) == 32);
MARKERS_ABI_ASSERT(offsetof(struct marker_descriptor, fanout) ==
		   offsetof(struct marker_descriptor, body) + offsetof(struct marker_probe, data));
MARKERS_ABI_ASSERT(offsetof(struct marker_descriptor, probes) == 48);
#endif

#ifdef __cplusplus
}
#endif

#endif /* MARKERS_ABI_H */
