/* SPDX-License-Identifier: MIT */
/* The calls of markers.h that change something. */
#define MARKERS_LIBRARY
#include "environment.h"
#include "markers.h"
#include "runtime.h"

#include <errno.h>
#include <stdlib.h>

static int enable(const char *text, bool on)
{
	struct markers_gates closed = { 0 };
	struct markers_pattern *pattern;
	struct markers_call call;
	int r;

	markers_initialize();
	r = markers_enter(&call);
	if (r)
		return r;
	r = markers_pattern_parse(text, &pattern, NULL);
	if (!r) {
		r = markers_registry_change(pattern, on, NULL, &closed);
		markers_pattern_put(pattern);
	}
	markers_leave(&call);
	markers_wait_closed(&closed);
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

/* An attach or a detach.  PATTERN is theirs; *ATTACHMENT is what has to be freed
   when nobody is in it any more. */
struct request {
	struct markers_pattern *pattern;
	void (*probe)(void);
	void *data;
	struct markers_gates closed;
	struct markers_attachment *leftover;
};

static int attach(struct request *request)
{
	struct markers_attachment *attachment = calloc(1, sizeof(*attachment));
	int r = -ENOMEM;

	if (attachment) {
		attachment->pattern = request->pattern;
		attachment->probe.function = request->probe;
		attachment->probe.data = request->data;
		r = markers_registry_change(request->pattern, true, attachment,
					    &request->closed);
	}
	if (r < 0) {
		markers_pattern_put(request->pattern);
		request->leftover = attachment;
	}
	return r;
}

static int detach(struct request *request)
{
	struct markers_attachment *attachment =
		markers_registry_find(request->pattern, request->probe, request->data);
	int r = -ENOENT;

	if (attachment)
		r = markers_registry_change(attachment->pattern, false, attachment,
					    &request->closed);
	if (r >= 0) {
		markers_pattern_put(attachment->pattern);
		request->leftover = attachment;
	}
	markers_pattern_put(request->pattern);
	return r;
}

static int run(int (*change)(struct request *), const char *text,
	       const struct marker_descriptor *descriptor, void (*probe)(void), void *data)
{
	struct request request = { .probe = probe, .data = data };
	struct markers_call call;
	int r;

	if (!probe)
		return -EINVAL;
	markers_initialize();
	r = markers_enter(&call);
	if (r)
		return r;
	r = descriptor ? markers_pattern_of_descriptor(descriptor, &request.pattern) :
			 markers_pattern_parse(text, &request.pattern, NULL);
	if (!r)
		r = change(&request);
	markers_leave(&call);
	if (request.leftover) {
		markers_wait_detached(request.leftover);
		free(request.leftover);
	}
	/* The marker's body, and other probes, are over too. */
	markers_wait_closed(&request.closed);
	return r;
}

int markers_attach(const char *pattern, void (*probe)(void), void *data)
{
	return run(attach, pattern, NULL, probe, data);
}

int markers_detach(const char *pattern, void (*probe)(void), void *data)
{
	return run(detach, pattern, NULL, probe, data);
}

/* With a null marker the text is null too, and that is -EINVAL. */
int markers_attach_descriptor(void (*marker)(void), void (*probe)(void), void *data)
{
	return run(attach, NULL, (const struct marker_descriptor *)(uintptr_t)marker, probe,
		   data);
}

int markers_detach_descriptor(void (*marker)(void), void (*probe)(void), void *data)
{
	return run(detach, NULL, (const struct marker_descriptor *)(uintptr_t)marker, probe,
		   data);
}

int markers_key_set(bool *key, bool value)
{
	struct markers_call call;
	int r;

	if (!key)
		return -EINVAL;
	markers_initialize();
	r = markers_enter(&call);
	if (r)
		return r;
	r = markers_registry_set_key(key, value);
	markers_leave(&call);
	return r;
}

void markers_needed_by_a_global_key_that_starts_true(struct marker_descriptor *descriptor)
{
	bool *key = (bool *)(uintptr_t)descriptor->body;
	struct markers_call call;
	int r;

	markers_initialize();
	if (markers_enter(&call))
		return;
	r = *key ? markers_registry_keep_key(key) : 0;
	markers_leave(&call);
	if (r)
		markers_complain("markers: the sites of key \"%s\", which starts true, cannot be "
				 "changed to that: %s\n",
				 markers_string(&descriptor->name), markers_strerror(r));
}

void markers_object_loaded(const struct marker_object_note *note)
{
	struct markers_call call;

	markers_initialize();
	if (markers_enter(&call))
		return;
	markers_objects_changed(note);
	markers_registry_settle(markers_note_has_sites_on(note));
	markers_leave(&call);
}

void markers_object_unloaded(const struct marker_object_note *note)
{
	struct markers_call call;

	if (markers_enter(&call))
		return;
	markers_registry_unload(note);
	markers_leave(&call);
}
