/* SPDX-License-Identifier: MIT */
/* An object's tables, and what of them is sound. */
#include "tables.h"
#include "environment.h"
#include "registry.h"

#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define NOTE_OLD_SIZE offsetof(struct marker_object_note, twin)

static size_t note_size(const struct marker_object_note *note)
{
	return offsetof(struct marker_object_note, version) + (size_t)note->descriptor_size;
}

static bool has_twin(const struct marker_object_note *note)
{
	return note_size(note) >= sizeof(*note) && note->twin;
}

/* Is there one of ours? */
static bool is_ours(const struct markers_object *object, const void *at)
{
	const struct marker_object_note *note = at;

	return (uintptr_t)at % _Alignof(struct marker_object_note) == 0 &&
	       markers_tables_hold(object, at, NOTE_OLD_SIZE) &&
	       note->name_size == sizeof(note->name) && note->type == MARKERS_NOTE_TYPE &&
	       !memcmp(note->name, MARKERS_NOTE_NAME, sizeof(note->name)) &&
	       note->version == MARKERS_ABI_VERSION && note_size(note) >= NOTE_OLD_SIZE &&
	       (note_size(note) < sizeof(*note) || markers_tables_hold(object, at, sizeof(*note)));
}

/* Some linkers put notes of alignment 4 and 8 into one segment without saying which
   is which, so walking from note to note goes astray.  Ours tells itself. */
static const struct marker_object_note *note_in(const struct markers_object *object,
						const char *p, const char *stop)
{
	p += -(uintptr_t)p % _Alignof(struct marker_object_note);
	for (; p < stop && (size_t)(stop - p) >= NOTE_OLD_SIZE; p += 4)
		if (is_ours(object, p))
			return (const void *)p;
	return NULL;
}

/* The one that the loader can be asked for. */
static const struct marker_object_note *loader_note(const struct markers_object *object,
						    const struct markers_image *image)
{
	size_t i;

	for (i = 0; i < image->count; i++) {
		const ElfW(Phdr) *phdr = &image->phdr[i];
		const char *start = (const char *)(image->base + phdr->p_vaddr);
		const struct marker_object_note *note;

		if (phdr->p_type != PT_NOTE || !markers_tables_hold(object, start, phdr->p_memsz))
			continue;
		note = note_in(object, start, start + phdr->p_memsz);
		if (note)
			return note;
	}
	return NULL;
}

static const struct marker_object_note *twin_of(const struct marker_object_note *note)
{
	return (const void *)((uintptr_t)note + (uintptr_t)(intptr_t)note->twin);
}

static bool are_twins(const struct markers_object *object, const struct marker_object_note *note)
{
	const struct marker_object_note *twin = twin_of(note);

	return is_ours(object, twin) && has_twin(twin) && twin->twin == -note->twin;
}

/* The twin of a note that was moved: it names tables of the object, too. */
static const struct marker_object_note *search_twin(const struct markers_object *object,
						    const struct marker_object_note *note)
{
	struct markers_object trial = *object;
	size_t i;

	for (i = 0; i < object->load_count; i++) {
		const char *p = object->loads[i].start, *stop = object->loads[i].stop;

		if (object->loads[i].protection & PROT_WRITE)
			continue;
		while ((trial.note = note_in(object, p, stop))) {
			trial.moved = 0;
			if (trial.note != note && has_twin(trial.note) &&
			    trial.note->twin == -note->twin && markers_tables_locate(&trial))
				return trial.note;
			p = (const char *)trial.note + 4;
		}
	}
	return NULL;
}

const struct marker_object_note *markers_tables_find(const struct markers_object *object,
						     const struct markers_image *image)
{
	const struct marker_object_note *note = loader_note(object, image);

	if (!note || !has_twin(note))
		return note;
	return are_twins(object, note) ? twin_of(note) : search_twin(object, note);
}

const struct marker_object_note *markers_tables_said(const struct markers_object *object,
						     const struct markers_image *image,
						     const struct marker_object_note *said)
{
	return is_ours(object, said) ? said : loader_note(object, image);
}

static const char *place(const struct markers_object *object, const int32_t *field)
{
	return (const char *)((uintptr_t)field + (uintptr_t)object->moved +
			      (uintptr_t)(intptr_t)*field);
}

/* A table from START to STOP, of which nothing need be there if it is empty. */
static bool is_table(const struct markers_object *object, const char *start, const char *stop,
		     size_t alignment, int protection)
{
	const struct markers_segment *segment;

	if (start == stop)
		return true;
	if (start > stop || (uintptr_t)start % alignment)
		return false;
	segment = markers_tables_hold(object, start, (size_t)(stop - start));
	return segment && (segment->protection & protection) == protection;
}

bool markers_tables_locate(struct markers_object *object)
{
	const struct marker_object_note *note = object->note;
	const char *sites = place(object, &note->sites_start);
	const char *sites_stop = place(object, &note->sites_stop);

	object->sites = (const void *)sites;
	object->descriptors_start = place(object, &note->descriptors_start);
	object->descriptors_stop = place(object, &note->descriptors_stop);
	if (!is_table(object, sites, sites_stop, _Alignof(struct marker_site), PROT_READ) ||
	    (size_t)(sites_stop - sites) % sizeof(struct marker_site) ||
	    (size_t)(sites_stop - sites) / sizeof(struct marker_site) > UINT32_MAX - 1 ||
	    !is_table(object, object->descriptors_start, object->descriptors_stop,
		      _Alignof(struct marker_descriptor), PROT_READ | PROT_WRITE)) {
		object->site_count = 0;
		object->descriptors_stop = object->descriptors_start;
		return false;
	}
	object->site_count = (size_t)(sites_stop - sites) / sizeof(struct marker_site);
	return true;
}

/* The bytes at P may be another object's, that has come in the place of OBJECT. */
bool markers_tables_are_ours(const struct markers_object *object)
{
	return !object->state_count ||
	       object->states[0].descriptor->runtime == &object->states[0];
}

/* Descriptors. */

/* The descriptor at or after P, past padding; null at the end or at anything
   that is not of our version. */
static struct marker_descriptor *descriptor_at(const char *p, const char *stop)
{
	const size_t smallest = sizeof(struct marker_descriptor);
	const struct marker_descriptor *d;

	while (stop - p >= (ptrdiff_t)smallest && !((const struct marker_descriptor *)p)->size)
		p += sizeof(void *);
	if (stop - p < (ptrdiff_t)smallest)
		return NULL;
	d = (const struct marker_descriptor *)p;
	if (d->size < smallest || d->size > (size_t)(stop - p) || d->size % sizeof(void *) ||
	    d->version != MARKERS_ABI_VERSION)
		return NULL;
	return (struct marker_descriptor *)(uintptr_t)p;
}

static struct marker_descriptor *next_descriptor(struct marker_descriptor *d, const char *stop)
{
	return descriptor_at((const char *)d + d->size, stop);
}

/* Is what FIELD names a string, or nothing? */
static bool is_string(const struct markers_object *object, const marker_relative *field)
{
	const char *s = markers_abi_follow(field);
	const struct markers_segment *segment;

	if (!s)
		return true;
	segment = markers_tables_hold(object, s, 1);
	return segment && memchr(s, 0, (size_t)(segment->stop - s));
}

static bool has_parameters(const struct markers_object *object, const struct marker_descriptor *d)
{
	const char *p = markers_abi_follow(&d->parameters);
	const size_t size = d->parameter_size;
	size_t i;

	if (!d->parameter_count)
		return true;
	if (!p || size < sizeof(struct marker_parameter) ||
	    size % _Alignof(struct marker_parameter) ||
	    (uintptr_t)p % _Alignof(struct marker_parameter) ||
	    !markers_tables_hold(object, p, size * d->parameter_count))
		return false;
	for (i = 0; i < d->parameter_count; i++, p += size) {
		const struct marker_parameter *parameter = (const void *)p;

		if (!is_string(object, &parameter->name) || !is_string(object, &parameter->type))
			return false;
	}
	return true;
}

static bool is_sound(const struct markers_object *object, const struct marker_descriptor *d)
{
	return is_string(object, &d->name) && is_string(object, &d->provider) &&
	       is_string(object, &d->prototype) && is_string(object, &d->symbol) &&
	       ((d->flags & MARKER_DESCRIPTOR_KEY) || has_parameters(object, d));
}

/* Is FUNCTION in the object's text? */
static bool in_text(const struct markers_object *object, void (*function)(void))
{
	return markers_object_segment(object, (const char *)function);
}

enum readiness { READY, EARLY, WILD };

/* Of a key's variable, which may be any object's. */
static enum readiness key_readiness(const struct markers_object *object,
				    const struct marker_descriptor *d)
{
	const void *key = (const void *)d->body;
	const struct markers_segment *segment = markers_tables_hold(object, key, 1);

	if (segment)
		return segment->protection & PROT_WRITE ? READY : WILD;
	if (!key || (object->base && (uintptr_t)key < object->span))
		return EARLY;
	return !markers_image_can_find() || markers_image_identity(key) ? READY : WILD;
}

/* Has the loader put absolute addresses into D yet?  Another thread may be in the
   middle of dlopen(), and then there is 0 or what the linker wrote. */
static enum readiness readiness(const struct markers_object *object,
				const struct marker_descriptor *d)
{
	if (d->flags & MARKER_DESCRIPTOR_KEY)
		return key_readiness(object, d);
	if ((!d->body || in_text(object, d->body)) &&
	    ((d->flags & MARKER_DESCRIPTOR_VARIADIC) || in_text(object, d->fanout)))
		return READY;
	return EARLY;
}

/* The body that D names, or null.  In a shared object of gold's, a weak function
   that nobody defines is at the object's start, where its ELF header is. */
static void (*body_in(const struct markers_object *object,
		      const struct marker_descriptor *d))(void)
{
	const void *body = (const void *)d->body;

	if (!body || d->flags & MARKER_DESCRIPTOR_KEY || !in_text(object, d->body) ||
	    !memcmp(body, ELFMAG, SELFMAG))
		return NULL;
	return d->body;
}

/* Is D to have a state?  *EARLY: not yet. */
static bool is_wanted(struct markers_object *object, const struct marker_descriptor *d,
		      bool *early)
{
	const enum readiness is = readiness(object, d);

	/* One that has announced itself has been relocated. */
	if (is == EARLY && !object->said) {
		*early = true;
		return false;
	}
	if (is == READY && is_sound(object, d))
		return true;
	markers_tables_complain(object);
	return false;
}

static int add_state(struct markers_object *object, struct marker_descriptor *d)
{
	struct markers_state *state = &object->states[object->state_count];
	int r;

	state->descriptor = d;
	state->object = object;
	state->own_body = body_in(object, d);
	if (d->flags & MARKER_DESCRIPTOR_KEY)
		state->key = (bool *)(uintptr_t)d->body;
	object->has_keys |= !!state->key;
	r = markers_registry_join(state);
	if (!r)
		object->state_count++;
	return r;
}

/* Is there more behind the last descriptor than padding? */
static bool has_rest(const char *p, const char *stop)
{
	for (; p < stop; p++)
		if (*p)
			return true;
	return false;
}

int markers_tables_read(struct markers_object *object)
{
	const char *stop = object->descriptors_stop, *last = object->descriptors_start;
	struct marker_descriptor *d;
	size_t count = 0;
	bool early = false;
	int r = 0;

	for (d = descriptor_at(last, stop); d; d = next_descriptor(d, stop)) {
		count += is_wanted(object, d, &early);
		last = (const char *)d + d->size;
	}
	if (early)
		return -EAGAIN;
	if (has_rest(last, stop))
		markers_tables_complain(object);
	if (!count)
		return 0;
	object->states = calloc(count, sizeof(*object->states));
	if (!object->states)
		return -ENOMEM;
	for (d = descriptor_at(object->descriptors_start, stop);
	     d && object->state_count < count && !r; d = next_descriptor(d, stop))
		if (is_wanted(object, d, &early))
			r = add_state(object, d);
	if (r)
		return r;
	for (count = 0; count < object->state_count; count++)
		object->states[count].descriptor->runtime = &object->states[count];
	return 0;
}

void markers_tables_complete(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];
		void (*body)(void) = body_in(object, state->descriptor);

		if (body == state->own_body || !body)
			continue;
		state->own_body = body;
		markers_marker_changed(state->marker);
	}
}

/* Rows. */

bool markers_tables_has_location(const struct markers_object *object,
				 const struct marker_site *row)
{
	const struct marker_location *location = markers_site_location(row);

	return !location ||
	       ((uintptr_t)location % _Alignof(struct marker_location) == 0 &&
		markers_tables_hold(object, location, sizeof(*location)));
}

const struct marker_location *markers_tables_location(const struct markers_object *object,
						      const struct marker_site *row)
{
	const struct marker_location *location = markers_site_location(row);

	if (!location || !markers_tables_has_location(object, row) ||
	    !is_string(object, &location->file) || !is_string(object, &location->function))
		return NULL;
	return location;
}

/* A site that is none of the usual ones, and what of it changes. */
static bool has_form(const struct markers_object *object, const struct marker_site *row,
		     const struct markers_segment *segment)
{
	const struct markers_segment *data;
	struct markers_form_spot spot;
	const void *leads;

	if (segment->stop - (const char *)markers_site_address(row) < MARKERS_ARCH_LONGEST)
		return false;
	/* With somebody's breakpoint in it, it is one all the same. */
	if (!markers_arch_form_spot(row, &spot))
		return !markers_arch_row_is_strange(row, &leads);
	if (!(markers_arch_form_flags(&spot) & MARKERS_FORM_DATA))
		return true;
	data = markers_tables_hold(object, spot.site, 1);
	return data && data->protection & PROT_WRITE;
}

struct markers_state *markers_tables_row(const struct markers_object *object,
					 const struct marker_site *row)
{
	const char *site = (const char *)markers_site_address(row);
	const char *block = markers_site_block(row);
	const struct markers_segment *segment;
	struct markers_spot spot;

	if (object->bad && object->bad[(row - object->sites) / 8] & 1 << (row - object->sites) % 8)
		return NULL;
	if (!site || !block || !(segment = markers_object_segment(object, site)) ||
	    !markers_object_segment(object, block) || !markers_tables_has_location(object, row) ||
	    !markers_arch_spot(row, &spot))
		return NULL;
	if (!markers_site_plain(row) && !has_form(object, row, segment))
		return NULL;
	return markers_tables_state(object, markers_site_descriptor(row));
}

static const char *name_of(const struct markers_object *object)
{
	return *object->path ? object->path : "this program";
}

void markers_tables_complain(struct markers_object *object)
{
	if (object->complained)
		return;
	object->complained = true;
	if (object->code_moved)
		markers_complain("markers: %s: its code was moved after it was linked, and its "
				 "sites stay as they are; run the tool that did it (BOLT) without "
				 "moving code that has sites%s\n",
				 name_of(object), "");
	else
		markers_complain("markers: %s: what is damaged in its tables of markers is left "
				 "out; \"markers check\" tells more%s\n",
				 name_of(object), "");
}
