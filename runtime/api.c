/* SPDX-License-Identifier: MIT */
/* The calls of markers.h that change something. */
#define MARKERS_LIBRARY
#include "change.h"
#include "environment.h"
#include "markers.h"
#include "runtime.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

/* What one call attaches or detaches. */
enum { MOST_AT_ONCE = INT_MAX / 2 };

struct enabling {
	const char *text;
	bool on;
	struct markers_gates closed;
};

static int enable_locked(void *data)
{
	struct enabling *enabling = data;
	struct markers_pattern *pattern;
	int r = markers_pattern_parse(enabling->text, &pattern, NULL);

	if (r)
		return r;
	r = markers_registry_change(pattern, enabling->on, &enabling->closed);
	markers_pattern_put(pattern);
	return r;
}

static int enable(const char *text, bool on)
{
	struct enabling enabling = { .text = text, .on = on };
	const int r = markers_locked(enable_locked, &enabling);

	markers_wait_closed(&enabling.closed);
	return r;
}

int markers_enable(const char *pattern)
{
	return enable(pattern, true);
}

int markers_disable(const char *pattern)
{
	return enable(pattern, false);
}

/* Attaches or detaches of one call.  DESCRIPTOR: of its marker, whatever the pattern. */
struct request {
	const struct markers_probe_spec *specs;
	size_t count;
	const struct marker_descriptor *descriptor;
	bool on;
	struct markers_gates closed;
	struct markers_item *items;
};

static void free_attachment(struct markers_attachment *attachment)
{
	free(attachment->markers);
	free(attachment);
}

/* The attachment that SPEC, whose pattern is ours, makes. */
static int attach(const struct markers_probe_spec *spec, struct markers_pattern *pattern,
		  struct markers_item *item)
{
	struct markers_attachment *attachment = calloc(1, sizeof(*attachment));

	if (!attachment) {
		markers_pattern_put(pattern);
		return -ENOMEM;
	}
	attachment->pattern = pattern;
	attachment->probe.function = spec->probe;
	attachment->probe.data = spec->data;
	*item = (struct markers_item){ pattern, attachment, 1 };
	return 0;
}

/* The one that it undoes.  From now on it is leaving, so that the next one that is the
   same finds another. */
static int detach(const struct markers_probe_spec *spec, struct markers_pattern *pattern,
		  struct markers_item *item)
{
	struct markers_attachment *attachment =
		markers_registry_find(pattern, spec->probe, spec->data);

	markers_pattern_put(pattern);
	if (!attachment)
		return -ENOENT;
	if (markers_guard_stuck(&attachment->probe))
		return -EDEADLK;
	attachment->leaving = true;
	*item = (struct markers_item){ attachment->pattern, attachment, 1 };
	return 0;
}

static int fill(struct request *request)
{
	size_t i;
	int r = 0;

	for (i = 0; i < request->count && !r; i++) {
		const struct markers_probe_spec *spec = &request->specs[i];
		struct markers_pattern *pattern;

		r = request->descriptor ?
			    markers_pattern_of_descriptor(request->descriptor, &pattern) :
			    markers_pattern_parse(spec->pattern, &pattern, NULL);
		if (r)
			break;
		r = (request->on ? attach : detach)(spec, pattern, &request->items[i]);
	}
	return r;
}

/* Those that never came, or have gone, stay with the request; their patterns go here,
   where all is locked. */
static int change(void *data)
{
	struct request *request = data;
	struct markers_change change = { .on = request->on,
					 .items = request->items,
					 .item_count = request->count,
					 .closed = &request->closed };
	int r = fill(request);
	size_t i;

	if (!r)
		r = markers_change_run(&change);
	for (i = 0; i < request->count; i++) {
		struct markers_item *item = &request->items[i];

		if (!item->attachment)
			continue;
		item->attachment->leaving = false;
		if ((r < 0) == request->on)
			markers_pattern_put(item->attachment->pattern);
		else
			item->attachment = NULL;
	}
	return r;
}

static int run(struct request *request)
{
	size_t i;
	int r;

	for (i = 0; i < request->count; i++)
		if (!request->specs[i].probe)
			return -EINVAL;
	request->items = calloc(request->count + 1, sizeof(*request->items));
	r = request->items ? markers_locked(change, request) : -ENOMEM;
	for (i = 0; request->items && i < request->count; i++)
		if (request->items[i].attachment) {
			markers_wait_detached(request->items[i].attachment);
			free_attachment(request->items[i].attachment);
		}
	free(request->items);
	/* The marker's body, and other probes, are over too. */
	markers_wait_closed(&request->closed);
	return r;
}

static int run_one(const char *text, void (*marker)(void), void (*probe)(void), void *data,
		   bool on)
{
	const struct markers_probe_spec spec = { text, probe, data };
	struct request request = { .specs = &spec, .count = 1, .on = on };

	/* With a null marker the text is null too, and that is -EINVAL. */
	request.descriptor = (const struct marker_descriptor *)(uintptr_t)marker;
	return run(&request);
}

static int run_all(const struct markers_probe_spec *specs, size_t count, bool on)
{
	struct request request = { .specs = specs, .count = count, .on = on };

	if (count > MOST_AT_ONCE || (count && !specs))
		return -EINVAL;
	return count ? run(&request) : 0;
}

int markers_attach(const char *pattern, void (*probe)(void), void *data)
{
	return run_one(pattern, NULL, probe, data, true);
}

int markers_detach(const char *pattern, void (*probe)(void), void *data)
{
	return run_one(pattern, NULL, probe, data, false);
}

int markers_attach_all(const struct markers_probe_spec *specs, size_t count)
{
	return run_all(specs, count, true);
}

int markers_detach_all(const struct markers_probe_spec *specs, size_t count)
{
	return run_all(specs, count, false);
}

int markers_attach_descriptor(void (*marker)(void), void (*probe)(void), void *data)
{
	return run_one(NULL, marker, probe, data, true);
}

int markers_detach_descriptor(void (*marker)(void), void (*probe)(void), void *data)
{
	return run_one(NULL, marker, probe, data, false);
}

struct setting {
	bool *key;
	bool value;
	bool keep; /* it is true: what it starts with */
};

static int set_locked(void *data)
{
	const struct setting *setting = data;

	if (!setting->keep)
		return markers_registry_set_key(setting->key, setting->value);
	return *setting->key ? markers_registry_keep_key(setting->key) : 0;
}

int markers_key_set(bool *key, bool value)
{
	struct setting setting = { key, value, false };

	return key ? markers_locked(set_locked, &setting) : -EINVAL;
}

void markers_needed_by_a_global_key_that_starts_true(struct marker_descriptor *descriptor)
{
	bool *key = (bool *)(uintptr_t)descriptor->body;
	struct setting setting = { key, true, true };
	const int r = markers_locked(set_locked, &setting);

	if (r && r != -EDEADLK && r != -EPERM)
		markers_complain("markers: the sites of key \"%s\", which starts true, cannot be "
				 "changed to that: %s\n",
				 markers_string(&descriptor->name), markers_strerror(r));
}

void markers_object_loaded(const struct marker_object_note *note, const void *constructor)
{
	struct markers_image image;
	struct markers_call call;
	bool known;

	markers_initialize();
	known = markers_objects_image(note, &image);
	if (markers_enter(&call)) {
		markers_objects_unsure();
		return;
	}
	markers_objects_announce(note, constructor, known ? &image : NULL);
	markers_registry_settle(known && markers_objects_any_on());
	markers_leave(&call);
}

void markers_object_unloaded(const struct marker_object_note *note)
{
	struct markers_call call;

	if (markers_enter(&call)) {
		markers_objects_unsure();
		return;
	}
	markers_registry_unload(note);
	markers_leave(&call);
}
