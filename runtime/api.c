/* SPDX-License-Identifier: MIT */
/* The calls of markers.h that change something, and the lock around them. */
#include "markers.h"
#include "registry.h"
#include "runtime.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread int inside __attribute__((tls_model("initial-exec")));

int markers_enter(void)
{
	if (inside)
		return -EDEADLK;
	inside = 1;
	pthread_mutex_lock(&lock);
	return 0;
}

void markers_leave(void)
{
	pthread_mutex_unlock(&lock);
	inside = 0;
}

static int enable(const char *text, bool on)
{
	struct markers_pattern *pattern;
	int r;

	markers_read_environment();
	r = markers_enter();
	if (r)
		return r;
	r = markers_pattern_parse(text, &pattern, NULL);
	if (!r) {
		r = markers_registry_change(pattern, on, NULL);
		markers_pattern_put(pattern);
	}
	markers_leave();
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

/* Takes PATTERN over. */
static int attach(struct markers_pattern *pattern, void (*probe)(void), void *data)
{
	struct markers_attachment *attachment = calloc(1, sizeof(*attachment));
	int r = -ENOMEM;

	if (attachment) {
		attachment->pattern = pattern;
		attachment->probe.function = probe;
		attachment->probe.data = data;
		r = markers_registry_change(pattern, true, attachment);
	}
	if (r < 0) {
		free(attachment);
		markers_pattern_put(pattern);
	}
	return r;
}

/* Takes PATTERN over. */
static int detach(struct markers_pattern *pattern, void (*probe)(void), void *data)
{
	struct markers_attachment *attachment = markers_registry_find(pattern, probe, data);
	int r = -ENOENT;

	if (attachment) {
		r = markers_registry_change(attachment->pattern, false, attachment);
		if (r >= 0) {
			markers_pattern_put(attachment->pattern);
			free(attachment);
		}
	}
	markers_pattern_put(pattern);
	return r;
}

static int with_pattern(int (*change)(struct markers_pattern *, void (*)(void), void *),
			const char *text, const struct marker_descriptor *descriptor,
			void (*probe)(void), void *data)
{
	struct markers_pattern *pattern;
	int r;

	if (!probe)
		return -EINVAL;
	markers_read_environment();
	r = markers_enter();
	if (r)
		return r;
	r = descriptor ? markers_pattern_of_descriptor(descriptor, &pattern) :
			 markers_pattern_parse(text, &pattern, NULL);
	if (!r)
		r = change(pattern, probe, data);
	markers_leave();
	return r;
}

int markers_attach(const char *pattern, void (*probe)(void), void *data)
{
	return with_pattern(attach, pattern, NULL, probe, data);
}

int markers_detach(const char *pattern, void (*probe)(void), void *data)
{
	return with_pattern(detach, pattern, NULL, probe, data);
}

/* With a null marker the text is null too, and that is -EINVAL. */
int markers_attach_descriptor(void (*marker)(void), void (*probe)(void), void *data)
{
	return with_pattern(attach, NULL, (const struct marker_descriptor *)(uintptr_t)marker,
			    probe, data);
}

int markers_detach_descriptor(void (*marker)(void), void (*probe)(void), void *data)
{
	return with_pattern(detach, NULL, (const struct marker_descriptor *)(uintptr_t)marker,
			    probe, data);
}

void markers_object_loaded(const struct marker_object_note *note)
{
	(void)note;
	markers_read_environment();
	if (markers_enter())
		return;
	markers_objects_changed();
	markers_registry_settle();
	markers_leave();
}
