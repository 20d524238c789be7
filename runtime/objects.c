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
#include <sys/mman.h>
#include <unistd.h>

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

static bool is_ours(const struct marker_object_note *note)
{
	return note->name_size == sizeof(note->name) && note->type == MARKERS_NOTE_TYPE &&
	       note->descriptor_size >= sizeof(*note) - offsetof(struct marker_object_note,
								 version) &&
	       !memcmp(note->name, MARKERS_NOTE_NAME, sizeof(note->name)) &&
	       note->version == MARKERS_ABI_VERSION;
}

/* Some linkers put notes of alignment 4 and 8 into one segment without saying which
   is which, so walking from note to note goes astray.  Ours tells itself. */
static const struct marker_object_note *note_in(const char *p, const char *stop)
{
	for (; (size_t)(stop - p) >= sizeof(struct marker_object_note); p += 4)
		if (is_ours((const void *)p))
			return (const void *)p;
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
		note = note_in(start, start + phdr->p_memsz);
		if (note)
			return note;
	}
	return NULL;
}

static const char *note_end(const int32_t *field)
{
	return (const char *)field + *field;
}

/* The executable segments of the object; -ENOMEM. */
static int find_text(struct markers_object *object, const struct dl_phdr_info *info)
{
	const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	size_t i;

	object->text = calloc(info->dlpi_phnum, sizeof(*object->text));
	if (!object->text)
		return -ENOMEM;
	object->base = info->dlpi_addr;
	for (i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *phdr = &info->dlpi_phdr[i];
		const uintptr_t start = info->dlpi_addr + phdr->p_vaddr;
		struct markers_segment *segment = &object->text[object->text_count];

		if (phdr->p_type == PT_LOAD && phdr->p_vaddr + phdr->p_memsz > object->span)
			object->span = phdr->p_vaddr + phdr->p_memsz;
		if (phdr->p_type != PT_LOAD || !(phdr->p_flags & PF_X))
			continue;
		segment->start = (char *)(start & ~(page - 1));
		segment->stop = (char *)((start + phdr->p_memsz + page - 1) & ~(page - 1));
		segment->protection = (phdr->p_flags & PF_R ? PROT_READ : 0) |
				      (phdr->p_flags & PF_W ? PROT_WRITE : 0) | PROT_EXEC;
		object->text_count++;
	}
	return 0;
}

bool markers_objects_segment(const char *address, struct markers_segment *segment)
{
	const struct markers_object *object;

	for (object = markers_objects; object; object = object->next) {
		const struct markers_segment *found = markers_object_segment(object, address);

		if (found) {
			*segment = *found;
			return true;
		}
	}
	return false;
}

static void free_object(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++)
		markers_registry_leave(&object->states[i]);
	free(object->states);
	free(object->counts);
	free(object->text);
	free(object->path);
	free(object);
}

/* Is FUNCTION in the object's text? */
static bool in_text(const struct markers_object *object, void (*function)(void))
{
	return markers_object_segment(object, (const char *)function);
}

/* Has the loader put absolute addresses into D yet?  Another thread may be in the
   middle of dlopen(), and then there is 0 or what the linker wrote. */
static bool relocated(const struct markers_object *object, const struct marker_descriptor *d)
{
	/* The variable may be any object's. */
	if (d->flags & MARKER_DESCRIPTOR_KEY)
		return d->body && !(object->base && (uintptr_t)d->body < object->span);
	if (d->body && !in_text(object, d->body))
		return false;
	return (d->flags & MARKER_DESCRIPTOR_VARIADIC) || in_text(object, d->fanout);
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

/* 0, -ENOMEM, or -EAGAIN: it is too early. */
static int add_states(struct markers_object *object)
{
	const char *stop = object->descriptors_stop;
	struct marker_descriptor *d;
	size_t count = 0;

	for (d = descriptor_at(object->descriptors_start, stop); d;
	     d = next_descriptor(d, stop)) {
		if (!relocated(object, d))
			return -EAGAIN;
		count++;
	}
	if (!count)
		return 0;
	object->states = calloc(count, sizeof(*object->states));
	if (!object->states)
		return -ENOMEM;
	for (d = descriptor_at(object->descriptors_start, stop); d && object->state_count < count;
	     d = next_descriptor(d, stop)) {
		struct markers_state *state = &object->states[object->state_count];
		int r;

		state->descriptor = d;
		state->object = object;
		state->own_body = body_in(object, d);
		if (d->flags & MARKER_DESCRIPTOR_KEY)
			state->key = (bool *)(uintptr_t)d->body;
		object->has_keys |= !!state->key;
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
	r = object->path ? find_text(object, info) : -ENOMEM;
	if (!r)
		r = add_states(object);
	if (r) {
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
	int r;

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
	r = add_object(note, info);
	if (r == -EAGAIN)
		look->complete = false;
	else
		look->result = r;
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

void markers_objects_changed(const struct marker_object_note *note)
{
	struct markers_object *object;
	size_t i;

	known = false;
	/* It may have been found before it was relocated to the end. */
	for (object = markers_objects; object; object = object->next)
		for (i = 0; object->note == note && i < object->state_count; i++) {
			struct markers_state *state = &object->states[i];
			void (*body)(void);

			if (!same_object(object, note))
				break;
			body = body_in(object, state->descriptor);
			if (body == state->own_body || !body)
				continue;
			state->own_body = body;
			markers_marker_changed(state->marker);
		}
}

struct markers_object *markers_objects_leave(const struct marker_object_note *note)
{
	struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		if (same_object(object, note)) {
			object->leaving = true;
			object->ready = false;
			return object;
		}
	return NULL;
}

static int look_for_sites_on(struct dl_phdr_info *info, size_t size, void *data)
{
	const struct marker_object_note *note = find_note(info);

	(void)size;
	(void)data;
	return note && markers_note_has_sites_on(note);
}

bool markers_objects_any_on(void)
{
	return dl_iterate_phdr(look_for_sites_on, NULL);
}

bool markers_objects_is_program(const struct marker_object_note *note)
{
	const struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		if (object->note == note && !*object->path)
			return true;
	return false;
}
