/* SPDX-License-Identifier: MIT */
/*
 * Which objects are loaded.  Nearly all say so themselves, when they come and when they go
 * (markers_object_loaded()), so that the loader need not be asked, whose lock others may hold
 * for long.  What was there before the runtime, or does not see it, is found by a look with
 * dl_iterate_phdr(), and nothing is done to it but inside that: it may go without a word.
 *
 *	announced	protected by the runtime's lock: its destructor takes it, too
 *	silent		protected by the loader's, which is taken first
 *
 * The tables are read when something asks for them, so that an object costs the same at its
 * start however many markers it has.
 */
#include "objects.h"
#include "probes.h"
#include "registry.h"
#include "tables.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct markers_object *markers_objects;

/* Gone, but for what their code could still read when they said so. */
struct departed {
	struct departed *next;
	struct markers_object *object;
	time_t time;
};
static struct departed *departed;

static bool looked;	/* once at least */
static bool unsure;	/* something could not be taken in */
static bool incomplete; /* something was too early to be read */
static bool unread;
static bool global;
static bool orphan; /* a fork may have left the loader's lock taken for ever */
static bool hidden; /* the loader shows nothing */

void markers_objects_unsure(void)
{
	__atomic_store_n(&unsure, true, __ATOMIC_RELEASE);
}

void markers_objects_global(void)
{
	__atomic_store_n(&global, true, __ATOMIC_RELEASE);
}

void markers_objects_hidden(void)
{
	hidden = true;
}

void markers_objects_forked(bool threads)
{
	if (threads)
		__atomic_store_n(&orphan, true, __ATOMIC_RELAXED);
}

/* How many have to be protected by the loader's lock. */
static size_t silent;

bool markers_objects_need_loader(void)
{
	if (__atomic_load_n(&orphan, __ATOMIC_RELAXED))
		return false;
	return !__atomic_load_n(&global, __ATOMIC_ACQUIRE) ||
	       !__atomic_load_n(&looked, __ATOMIC_ACQUIRE) ||
	       __atomic_load_n(&unsure, __ATOMIC_ACQUIRE) ||
	       __atomic_load_n(&incomplete, __ATOMIC_RELAXED) ||
	       __atomic_load_n(&silent, __ATOMIC_RELAXED);
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

	if (!object)
		return;
	for (i = 0; i < object->state_count; i++)
		markers_probes_forget(&object->states[i]);
	free(object->states);
	free(object->counts);
	free(object->bad);
	free(object->loads);
	free(object->text);
	free(object->path);
	free(object);
}

static void leave_registry(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++)
		markers_registry_leave(&object->states[i]);
	markers_registry_forget(object->descriptors_start, object->descriptors_stop);
}

/* The segments of the object; -ENOMEM. */
static int find_segments(struct markers_object *object, const struct markers_image *image)
{
	const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	size_t i;

	object->text = calloc(image->count + 1, sizeof(*object->text));
	object->loads = calloc(image->count + 1, sizeof(*object->loads));
	if (!object->text || !object->loads)
		return -ENOMEM;
	object->base = image->base;
	for (i = 0; i < image->count; i++) {
		const ElfW(Phdr) *phdr = &image->phdr[i];
		const uintptr_t start = image->base + phdr->p_vaddr;
		struct markers_segment segment = { (char *)start, (char *)start + phdr->p_memsz, 0 };

		if (phdr->p_type != PT_LOAD)
			continue;
		if (phdr->p_vaddr + phdr->p_memsz > object->span)
			object->span = phdr->p_vaddr + phdr->p_memsz;
		segment.protection = (phdr->p_flags & PF_R ? PROT_READ : 0) |
				     (phdr->p_flags & PF_W ? PROT_WRITE : 0) |
				     (phdr->p_flags & PF_X ? PROT_EXEC : 0);
		if (phdr->p_flags & PF_R)
			object->loads[object->load_count++] = segment;
		if (!(phdr->p_flags & PF_X))
			continue;
		segment.start = (char *)(start & ~(page - 1));
		segment.stop = (char *)((start + phdr->p_memsz + page - 1) & ~(page - 1));
		object->text[object->text_count++] = segment;
	}
	return 0;
}

/* The object of IMAGE, of which the segments are known. */
static struct markers_object *new_object(const struct markers_image *image)
{
	struct markers_object *object = calloc(1, sizeof(*object));

	if (!object)
		return NULL;
	object->path = strdup(image->path);
	if (object->path && !find_segments(object, image))
		return object;
	free_object(object);
	return NULL;
}

/* OBJECT is listed; its tables are read later.  If they are not its own, they are empty. */
static void list_object(struct markers_object *object, const struct markers_image *image)
{
	object->identity = markers_image_identity(object->note);
	if (!markers_tables_locate(object) && !object->code_moved)
		markers_tables_complain(object);
	if (markers_image_is_rewritten(image))
		object->code_moved = true;
	if (object->code_moved) {
		object->site_count = 0;
		object->descriptors_stop = object->descriptors_start;
		markers_tables_complain(object);
	}
	object->seen = true;
	object->next = markers_objects;
	markers_objects = object;
	silent += !object->said;
	unread = true;
}

static void unlist_object(struct markers_object *object)
{
	struct markers_object **link = &markers_objects;

	while (*link != object)
		link = &(*link)->next;
	*link = object->next;
	silent -= !object->said;
}

/* Looking. */

/* Is OBJECT still, or again, what FRESH is? */
static bool is_same(const struct markers_object *object, const struct markers_object *fresh)
{
	return object->base == fresh->base && object->load_count == fresh->load_count &&
	       object->note == fresh->note && !strcmp(object->path, fresh->path) &&
	       (!fresh->load_count || object->loads[0].start == fresh->loads[0].start) &&
	       object->identity == markers_image_identity(fresh->note) &&
	       markers_tables_are_ours(object);
}

/* One that has announced itself, and so is certainly there, whatever the loader calls it. */
static struct markers_object *announced_at(const struct markers_object *fresh)
{
	struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		if (object->said && object->base == fresh->base && object->load_count &&
		    fresh->load_count && object->loads[0].start == fresh->loads[0].start &&
		    markers_tables_are_ours(object))
			return object;
	return NULL;
}

static int take(struct markers_object *fresh, const struct markers_image *image)
{
	struct markers_object *object = announced_at(fresh);

	if (!object) {
		fresh->note = markers_tables_find(fresh, image);
		if (!fresh->note) {
			free_object(fresh);
			return 0;
		}
		for (object = markers_objects; object; object = object->next)
			if (is_same(object, fresh))
				break;
	}
	if (object) {
		object->seen = true;
		free_object(fresh);
		return 0;
	}
	list_object(fresh, image);
	return 0;
}

static int look_at(struct dl_phdr_info *info, size_t size, void *data)
{
	const struct markers_image image = markers_image_of(info);
	struct markers_object *fresh;
	size_t i;

	(void)size;
	(void)data;
	for (i = 0; i < image.count && image.phdr[i].p_type != PT_NOTE; i++)
		;
	if (i == image.count)
		return 0;
	fresh = new_object(&image);
	return fresh ? take(fresh, &image) : -ENOMEM;
}

static void drop_unseen(void)
{
	struct markers_object *object, *next;

	for (object = markers_objects; object; object = next) {
		next = object->next;
		if (object->seen)
			continue;
		unlist_object(object);
		leave_registry(object);
		free_object(object);
	}
}

static int look(void)
{
	struct markers_object *object;
	int r;

	for (object = markers_objects; object; object = object->next)
		object->seen = false;
	r = dl_iterate_phdr(look_at, NULL);
	if (r)
		return r;
	drop_unseen();
	__atomic_store_n(&unsure, false, __ATOMIC_RELEASE);
	__atomic_store_n(&looked, true, __ATOMIC_RELEASE);
	return 0;
}

int markers_objects_read(void)
{
	struct markers_object *object;
	int result = 0;

	if (!unread)
		return 0;
	unread = incomplete = false;
	for (object = markers_objects; object; object = object->next) {
		int r = object->read ? 0 : markers_tables_read(object);

		if (!r) {
			object->read = true;
			continue;
		}
		while (object->state_count)
			markers_registry_leave(&object->states[--object->state_count]);
		free(object->states);
		object->states = NULL;
		unread = true;
		if (r == -EAGAIN)
			incomplete = true; /* it will say when it is time, or be looked at */
		else if (!result)
			result = r;
	}
	return result;
}

/* In the child of a fork the silent ones may be unloaded, but not while we look: there are
   no other threads but those that it has made. */
static int check_silent(void)
{
	struct markers_object *object;

	if (silent && !markers_image_can_find())
		return -EDEADLK;
	for (object = markers_objects; object; object = object->next)
		object->seen = object->said ||
			       markers_image_identity(object->note) == object->identity;
	drop_unseen();
	return 0;
}

/* What has departed is out of everybody's reach when the loader has taken it away. */
static void free_departed(void)
{
	struct departed **link = &departed, *d;
	struct timespec now = { 0, 0 };

	if (!departed)
		return;
	clock_gettime(CLOCK_MONOTONIC, &now);
	while ((d = *link)) {
		const bool gone = markers_image_can_find() &&
				  markers_image_identity(d->object->said) != d->object->identity;

		if (!gone && now.tv_sec - d->time < 2) {
			link = &d->next;
			continue;
		}
		*link = d->next;
		free_object(d->object);
		free(d);
	}
}

int markers_objects_update(bool loader)
{
	int r = 0;

	free_departed();
	if (loader)
		r = look();
	else if (orphan)
		r = check_silent();
	if (!r)
		r = markers_objects_read();
	return r ? r : hidden ? -ELIBACC : 0;
}

/* Announcing. */

struct search {
	const struct marker_object_note *note;
	struct markers_image *image;
};

static int search_in(struct dl_phdr_info *info, size_t size, void *data)
{
	const struct search *search = data;
	size_t i;

	(void)size;
	for (i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *phdr = &info->dlpi_phdr[i];

		if (phdr->p_type != PT_LOAD ||
		    (uintptr_t)search->note - info->dlpi_addr - phdr->p_vaddr >= phdr->p_memsz)
			continue;
		*search->image = markers_image_of(info);
		return 1;
	}
	return 0;
}

bool markers_objects_image(const struct marker_object_note *note, struct markers_image *image)
{
	struct search search = { note, image };

	return markers_image_find(note, image) ||
	       (!orphan && dl_iterate_phdr(search_in, &search) == 1);
}

struct markers_object *markers_objects_find(const struct marker_object_note *note)
{
	struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		if (object->said == note)
			return object;
	return NULL;
}

/* Did CONSTRUCTOR stay where OBJECT's note says that it was linked to be? */
static bool code_stayed(const struct markers_object *object, const void *constructor)
{
	const struct marker_object_note *note = object->note;

	if (offsetof(struct marker_object_note, version) + note->descriptor_size < sizeof(*note) ||
	    !note->constructor)
		return true;
	return (uintptr_t)&note->constructor + (uintptr_t)object->moved +
		       (uintptr_t)(intptr_t)note->constructor ==
	       (uintptr_t)constructor;
}

/* It was found before it could speak. */
static bool take_silent(const struct marker_object_note *note, struct markers_object *fresh,
			const void *constructor)
{
	struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		if (!object->said && is_same(object, fresh))
			break;
	if (!object)
		return false;
	silent--;
	object->said = note;
	object->seen = true;
	if (object->read)
		markers_tables_complete(object);
	else
		unread = true;
	return object->code_moved || code_stayed(object, constructor);
}

/* What is listed where FRESH is has gone without a word. */
static void drop_overlapping(const struct markers_object *fresh)
{
	struct markers_object *object, *next;

	for (object = markers_objects; object; object = next) {
		next = object->next;
		if (!object->load_count || object->loads[0].start != fresh->loads[0].start)
			continue;
		unlist_object(object);
		leave_registry(object);
		free_object(object);
	}
}

void markers_objects_announce(const struct marker_object_note *note, const void *constructor,
			      const struct markers_image *image)
{
	struct markers_object *fresh = image ? new_object(image) : NULL;

	/* A constructor runs, so the loader is at work in this process. */
	__atomic_store_n(&orphan, false, __ATOMIC_RELAXED);
	free_departed();
	if (!fresh) {
		markers_objects_unsure();
		return;
	}
	fresh->note = markers_tables_said(fresh, image, note);
	if (!fresh->note || !fresh->load_count) {
		free_object(fresh);
		return;
	}
	fresh->moved = (const char *)note - (const char *)fresh->note;
	if (take_silent(note, fresh, constructor)) {
		free_object(fresh);
		return;
	}
	drop_overlapping(fresh);
	fresh->said = note;
	fresh->code_moved = !code_stayed(fresh, constructor);
	list_object(fresh, image);
}

void markers_objects_leave(struct markers_object *object)
{
	struct departed *d = malloc(sizeof(*d));
	struct timespec now = { 0, 0 };
	size_t i;

	for (i = 0; i < object->state_count; i++)
		object->states[i].descriptor->runtime = NULL;
	unlist_object(object);
	leave_registry(object);
	clock_gettime(CLOCK_MONOTONIC, &now);
	if (d) { /* else it stays for ever */
		*d = (struct departed){ departed, object, now.tv_sec };
		departed = d;
	}
}

bool markers_objects_any_on(void)
{
	const struct markers_object *object;

	for (object = markers_objects; object; object = object->next)
		if (markers_note_has_sites_on(object->note))
			return true;
	return false;
}
