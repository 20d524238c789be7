/* SPDX-License-Identifier: MIT */
/*
 * Which objects are loaded, and their tables.  The truth is what
 * dl_iterate_phdr() says at each call: an object with markers has a note, whether
 * it was loaded before the runtime or after it, and one that has gone is not
 * touched any more.  dl_iterate_phdr() holds the loader's lock while it runs, so
 * whatever is done inside it is done to objects that are still mapped.
 */
#include "objects.h"
#include "arch.h"
#include "registry.h"

#include <elf.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

struct markers_object *markers_objects;

/* The loader's counters at the last look. */
static unsigned long long known_adds, known_subs;
static bool known;

static size_t descriptor_size(const char *p)
{
	const struct marker_descriptor *d = (const struct marker_descriptor *)p;

	return d->size;
}

/* The descriptor at or after P, past padding; null at the end or at anything
   that is not of our version. */
static struct marker_descriptor *descriptor_at(const char *p, const char *stop)
{
	const size_t smallest = sizeof(struct marker_descriptor);

	while (stop - p >= (ptrdiff_t)smallest && !descriptor_size(p))
		p += sizeof(void *);
	if (stop - p < (ptrdiff_t)smallest || descriptor_size(p) < smallest ||
	    (ptrdiff_t)descriptor_size(p) > stop - p)
		return NULL;
	if (((const struct marker_descriptor *)p)->version != MARKERS_ABI_VERSION)
		return NULL;
	return (struct marker_descriptor *)(uintptr_t)p;
}

static struct marker_descriptor *next_descriptor(struct marker_descriptor *d,
						 const char *stop)
{
	return descriptor_at((const char *)d + d->size, stop);
}

/* Has the loader put absolute addresses into D yet?  Another thread may be in
   the middle of dlopen(). */
static bool relocated(const struct marker_descriptor *d)
{
	return d->fanout || d->body || (d->flags & MARKER_DESCRIPTOR_VARIADIC);
}

static bool is_ours(const struct marker_object_note *note)
{
	return note->name_size == sizeof(note->name) && note->type == MARKERS_NOTE_TYPE &&
	       note->descriptor_size >= sizeof(*note) - offsetof(struct marker_object_note,
								 version) &&
	       !memcmp(note->name, MARKERS_NOTE_NAME, sizeof(note->name)) &&
	       note->version == MARKERS_ABI_VERSION;
}

static size_t round_up(size_t size, size_t align)
{
	return (size + align - 1) & ~(align - 1);
}

static const struct marker_object_note *note_in(const char *p, const char *stop, size_t align)
{
	while ((size_t)(stop - p) >= sizeof(ElfW(Nhdr))) {
		const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)p;
		size_t size = round_up(sizeof(*header) + header->n_namesz, align);

		size = round_up(size + header->n_descsz, align);
		if (size > (size_t)(stop - p))
			break;
		if (size >= sizeof(struct marker_object_note) && is_ours((const void *)p))
			return (const void *)p;
		p += size;
	}
	return NULL;
}

static const struct marker_object_note *find_note(const struct dl_phdr_info *info)
{
	size_t i;

	for (i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *phdr = &info->dlpi_phdr[i];
		const struct marker_object_note *note;
		const char *start = (const char *)(info->dlpi_addr + phdr->p_vaddr);

		if (phdr->p_type != PT_NOTE)
			continue;
		note = note_in(start, start + phdr->p_memsz, phdr->p_align == 8 ? 8 : 4);
		if (note)
			return note;
	}
	return NULL;
}

static const char *note_end(const int32_t *field)
{
	return (const char *)field + *field;
}

static void find_text(struct markers_object *object, const struct dl_phdr_info *info)
{
	size_t i;

	for (i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *phdr = &info->dlpi_phdr[i];
		const char *start = (const char *)(info->dlpi_addr + phdr->p_vaddr);

		if (phdr->p_type != PT_LOAD || !(phdr->p_flags & PF_X))
			continue;
		if (!object->text_start || start < object->text_start)
			object->text_start = start;
		if (start + phdr->p_memsz > object->text_stop)
			object->text_stop = start + phdr->p_memsz;
	}
}

static void free_object(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++)
		markers_registry_leave(&object->states[i]);
	free(object->states);
	free(object->counts);
	free(object->path);
	free(object);
}

static int add_states(struct markers_object *object)
{
	const char *stop = object->descriptors_stop;
	struct marker_descriptor *d;
	size_t count = 0;

	for (d = descriptor_at(object->descriptors_start, stop); d; d = next_descriptor(d, stop))
		count++;
	if (!count)
		return 0;
	object->states = calloc(count, sizeof(*object->states));
	if (!object->states)
		return -ENOMEM;
	for (d = descriptor_at(object->descriptors_start, stop); d;
	     d = next_descriptor(d, stop)) {
		struct markers_state *state = &object->states[object->state_count];
		int r;

		state->descriptor = d;
		state->object = object;
		r = markers_registry_join(state);
		if (r)
			return r;
		object->state_count++;
	}
	for (count = 0; count < object->state_count; count++)
		object->states[count].descriptor->runtime = &object->states[count];
	return 0;
}

static int add_object(const struct marker_object_note *note, const struct dl_phdr_info *info)
{
	struct markers_object *object;
	int r;

	object = calloc(1, sizeof(*object));
	if (!object)
		return -ENOMEM;
	object->note = note;
	object->sites = (const void *)note_end(&note->sites_start);
	object->site_count = (size_t)((const struct marker_site *)note_end(&note->sites_stop) -
				      object->sites);
	object->descriptors_start = note_end(&note->descriptors_start);
	object->descriptors_stop = note_end(&note->descriptors_stop);
	object->path = strdup(info->dlpi_name ? info->dlpi_name : "");
	find_text(object, info);
	r = object->path ? add_states(object) : -ENOMEM;
	if (r) {
		size_t i;

		for (i = 0; i < object->state_count; i++)
			object->states[i].descriptor->runtime = NULL;
		free_object(object);
		return r;
	}
	object->seen = true;
	object->next = markers_objects;
	markers_objects = object;
	return 0;
}

/* Is OBJECT the one that has NOTE now, or was it another one at the same place?
   A new object's descriptors are fresh from its file. */
static bool same_object(const struct markers_object *object,
			const struct marker_object_note *note)
{
	if (object->note != note || object->descriptors_start != note_end(&note->descriptors_start) ||
	    object->descriptors_stop != note_end(&note->descriptors_stop))
		return false;
	return !object->state_count ||
	       object->states[0].descriptor->runtime == &object->states[0];
}

struct look {
	unsigned long long adds, subs;
	bool complete; /* nothing was too early to be looked at */
	int result;
};

static int look_at(struct dl_phdr_info *info, size_t size, void *data)
{
	const struct marker_object_note *note = find_note(info);
	struct look *look = data;
	struct markers_object *object;
	struct marker_descriptor *first;

	(void)size;
	look->adds = info->dlpi_adds;
	look->subs = info->dlpi_subs;
	if (!note)
		return 0;
	for (object = markers_objects; object; object = object->next)
		if (same_object(object, note)) {
			object->seen = true;
			return 0;
		}
	first = descriptor_at(note_end(&note->descriptors_start),
			      note_end(&note->descriptors_stop));
	if (first && !relocated(first)) {
		look->complete = false;
		return 0;
	}
	look->result = add_object(note, info);
	return look->result;
}

static void drop_unseen(void)
{
	struct markers_object **link = &markers_objects;

	while (*link) {
		struct markers_object *object = *link;

		if (object->seen) {
			link = &object->next;
			continue;
		}
		*link = object->next;
		markers_registry_forget(object->descriptors_start, object->descriptors_stop);
		free_object(object);
	}
}

static int look_again(void)
{
	struct look look = { .complete = true };
	struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		object->seen = false;
	known = false;
	dl_iterate_phdr(look_at, &look);
	if (look.result)
		return look.result;
	drop_unseen();
	known_adds = look.adds;
	known_subs = look.subs;
	known = look.complete;
	return 0;
}

struct visit {
	int (*operation)(void *);
	void *argument;
	bool incomplete_is_fine;
	bool done;
	int result;
};

/* Called for the first object only: has anything changed? */
static int check_and_run(struct dl_phdr_info *info, size_t size, void *data)
{
	struct visit *visit = data;

	(void)size;
	if ((!known && !visit->incomplete_is_fine) || info->dlpi_adds != known_adds ||
	    info->dlpi_subs != known_subs)
		return 1;
	visit->done = true;
	visit->result = visit->operation(visit->argument);
	return 1;
}

int markers_with_objects(int (*operation)(void *), void *argument)
{
	struct visit visit = { operation, argument, false, false, 0 };

	for (;;) {
		int r;

		dl_iterate_phdr(check_and_run, &visit);
		if (visit.done)
			return visit.result;
		r = look_again();
		if (r)
			return r;
		/* What is not relocated yet will tell us when it is. */
		visit.incomplete_is_fine = true;
	}
}

void markers_objects_changed(void)
{
	known = false;
}

struct markers_state *markers_row_state(const struct markers_object *object,
					const struct marker_site *row)
{
	const char *site = (const char *)markers_site_address(row);
	const char *descriptor = (const char *)markers_site_descriptor(row);

	if (!site || site < object->text_start ||
	    object->text_stop - site < MARKERS_SITE_BYTES || !markers_site_block(row) ||
	    !markers_arch_reaches(row))
		return NULL;
	if (descriptor < object->descriptors_start || descriptor >= object->descriptors_stop)
		return NULL;
	return ((const struct marker_descriptor *)descriptor)->runtime;
}
