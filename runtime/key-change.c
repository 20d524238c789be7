/* SPDX-License-Identifier: MIT */
/* Setting one key, in all objects that test it. */
#include "barrier.h"
#include "keys.h"
#include "registry.h"

#include <errno.h>

/* The sites; kept for its room. */
static struct markers_batch batch;

struct key_change {
	bool *key;
	bool value, keep; /* keep the value that it has */
};

static int collect(const struct key_change *change, bool value)
{
	struct markers_object *object;
	bool found = false;
	int r = 0;

	markers_batch_empty(&batch);
	for (object = markers_objects; object && !r; object = object->next)
		if (object->ready && markers_keys_select_address(object, change->key)) {
			found = true;
			r = markers_keys_collect(object, value, &batch);
		}
	return r || found ? r : -ENOENT;
}

static int run(void *data)
{
	const struct key_change *change = data;
	bool value;
	int r;

	/* What is loaded later has to be looked at. */
	markers_keys_in_use = true;
	r = markers_registry_settle_new();
	if (r)
		return r;
	value = change->keep ? *change->key : change->value;
	r = collect(change, value);
	if (!r && batch.count)
		r = markers_barrier_prepare();
	if (r)
		return r;
	markers_keys_store(value);
	r = markers_batch_write(&batch, value);
	if (r)
		markers_keys_restore();
	return r;
}

int markers_registry_set_key(bool *key, bool value)
{
	struct key_change change = { key, value, false };

	return markers_with_objects(run, &change);
}

int markers_registry_keep_key(bool *key)
{
	struct key_change change = { key, false, true };

	return markers_with_objects(run, &change);
}
