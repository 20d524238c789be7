/* SPDX-License-Identifier: MIT */
/* list-count.c - "markers list --count": sites and bytes by marker or function. */
#include "list.h"
#include "text.h"
#include "tool.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The sites of one marker, or of one function of one file. */
struct group {
	const char *first, *second; /* provider and name, or file and function */
	uint64_t hash;
	size_t sites, enabled;
	uint64_t hot, cold;
};

struct groups {
	struct group *slots; /* a hash table; free: first is null */
	size_t slot_count, used;
	struct elf_work *work;
};

static uint64_t hash_string(uint64_t hash, const char *string)
{
	do
		hash = (hash ^ (unsigned char)*string) * 0x100000001b3u;
	while (*string++);
	return hash;
}

static struct group *find_slot(const struct groups *groups, const char *first,
			       const char *second, uint64_t hash)
{
	size_t i = hash & (groups->slot_count - 1);

	for (;; i = (i + 1) & (groups->slot_count - 1)) {
		struct group *group = &groups->slots[i];

		if (!group->first || (group->hash == hash && !strcmp(group->first, first) &&
				      !strcmp(group->second, second)))
			return group;
		elf_work_spend(groups->work, 1);
	}
}

static bool grow(struct groups *groups)
{
	struct groups larger = {.slot_count = groups->slot_count ? groups->slot_count * 2 : 256,
				.used = groups->used, .work = groups->work};

	larger.slots = calloc(larger.slot_count, sizeof *larger.slots);
	if (!larger.slots)
		return out_of_memory(), false;
	for (size_t i = 0; i < groups->slot_count; i++) {
		const struct group *group = &groups->slots[i];

		if (group->first)
			*find_slot(&larger, group->first, group->second, group->hash) = *group;
	}
	free(groups->slots);
	*groups = larger;
	return true;
}

static struct group *find(struct groups *groups, const char *first, const char *second)
{
	uint64_t hash = hash_string(hash_string(0xcbf29ce484222325u, first), second);
	struct group *group;

	if (groups->used * 2 >= groups->slot_count && !grow(groups))
		return NULL;
	group = find_slot(groups, first, second, hash);
	if (!group->first) {
		*group = (struct group){.first = first, .second = second, .hash = hash};
		groups->used++;
	}
	return group;
}

static int compare(const void *a, const void *b)
{
	const struct group *left = a, *right = b;
	int order;

	if (!left->first || !right->first)
		return !left->first - !right->first;
	order = strcmp(left->first, right->first);
	return order ? order : strcmp(left->second, right->second);
}

static bool collect(struct listed_image *listed, enum list_count count, struct groups *groups)
{
	struct site_row row;

	for (size_t i = 0; i < listed->count; i++) {
		struct group *group;

		listed_row(listed, i, &row);
		if (groups->work->spent)
			return false;
		if (count == COUNT_MARKER)
			group = find(groups, row.provider, row.name);
		else
			group = find(groups, row.file, row.function);
		if (!group || groups->work->spent)
			return false;
		group->sites++;
		group->enabled += row.state == SITE_ON;
		group->hot += row.length;
		group->cold += listed_cold_size(listed, &row);
	}
	if (groups->used)
		qsort(groups->slots, groups->slot_count, sizeof *groups->slots, compare);
	return true;
}

static void print_json(const struct group *group, struct listed_image *listed,
		       struct listing *listing)
{
	bool marker = listing->count == COUNT_MARKER;

	fputs(listing->started ? ",\n {" : "[{", stdout);
	listing->started = true;
	fputs(marker ? "\"provider\": " : "\"file\": ", stdout);
	json_string(stdout, group->first);
	fputs(marker ? ", \"marker\": " : ", \"function\": ", stdout);
	json_string(stdout, group->second);
	printf(", \"sites\": %zu, \"enabled\": %zu, \"hot_bytes\": %" PRIu64
	       ", \"cold_bytes\": %" PRIu64,
	       group->sites, group->enabled, group->hot, group->cold);
	if (listed->image->member) {
		fputs(", \"member\": ", stdout);
		json_string(stdout, listed->image->member);
	}
	putc_unlocked('}', stdout);
}

static void print_numbers(const struct group *group)
{
	printf("%8zu  %8zu  %8" PRIu64 "  %8" PRIu64 "  ", group->sites, group->enabled,
	       group->hot, group->cold);
}

static void print_table(const struct groups *groups, enum list_count count)
{
	struct group total = {0};

	printf("%8s  %8s  %8s  %8s  %s\n", "SITES", "ON", "HOT", "COLD",
	       count == COUNT_MARKER ? "MARKER" : "FUNCTION");
	for (size_t i = 0; i < groups->used; i++) {
		const struct group *group = &groups->slots[i];

		print_numbers(group);
		if (count == COUNT_FUNCTION) {
			text_write(stdout, *group->second ? group->second : "-");
			fputs(" (", stdout);
			text_write(stdout, *group->first ? group->first : "-");
			putchar(')');
		} else {
			text_write(stdout, group->first);
			fputs(*group->first ? ":" : "", stdout);
			text_write(stdout, group->second);
		}
		putchar('\n');
		total.sites += group->sites;
		total.enabled += group->enabled;
		total.hot += group->hot;
		total.cold += group->cold;
	}
	print_numbers(&total);
	printf("total\n");
}

bool list_counts(struct listed_image *listed, struct listing *listing)
{
	struct groups groups = {.work = listed->image->work};
	bool fine = collect(listed, listing->count, &groups);

	if (fine && listing->json)
		for (size_t i = 0; i < groups.used; i++)
			print_json(&groups.slots[i], listed, listing);
	else if (fine)
		print_table(&groups, listing->count);
	free(groups.slots);
	return fine;
}
