/* SPDX-License-Identifier: MIT */
/* descriptor.c - reads and checks descriptors and their parameters. */
#include "descriptor.h"
#include "relative.h"

#include <string.h>

/* The part that does not depend on the size of a pointer. */
#define HEAD offsetof(struct marker_descriptor, body)
MARKERS_ABI_ASSERT(HEAD == 32);

/* The sizes that 64-bit files have, whatever this tool was built for. */
#define WHOLE 72
#define STATE 48   /* offset of `probes' */
#define INITIAL 68 /* offset of `initial' */
#if UINTPTR_MAX == UINT64_MAX
MARKERS_ABI_ASSERT(sizeof(struct marker_descriptor) == WHOLE);
MARKERS_ABI_ASSERT(offsetof(struct marker_descriptor, probes) == STATE);
MARKERS_ABI_ASSERT(offsetof(struct marker_descriptor, initial) == INITIAL);
#endif

#define KNOWN_FLAGS \
	(MARKER_DESCRIPTOR_OBSERVER | MARKER_DESCRIPTOR_VARIADIC | MARKER_DESCRIPTOR_LOCAL | \
	 MARKER_DESCRIPTOR_KEY)

enum descriptor_fault descriptor_read(const struct elf_image *image, uint64_t address,
				      struct descriptor *descriptor)
{
	struct marker_descriptor raw;
	const uint8_t *bytes = elf_image_at(image, address, HEAD);

	if (!bytes)
		return DESCRIPTOR_FAULT_PLACE;
	memcpy(&raw, bytes, HEAD);
	if (raw.version != MARKERS_ABI_VERSION)
		return DESCRIPTOR_FAULT_VERSION;
	if (raw.size < WHOLE || !elf_image_at(image, address, raw.size))
		return DESCRIPTOR_FAULT_PLACE;
	*descriptor = (struct descriptor){
		.address = address,
		.size = raw.size,
		.flags = raw.flags,
		.provider = RELATIVE_STRING(image, address, raw, provider),
		.name = RELATIVE_STRING(image, address, raw, name),
	};
	return descriptor->provider && descriptor->name && *descriptor->name
		       ? DESCRIPTOR_FINE
		       : DESCRIPTOR_FAULT_NAME;
}

#define FREE_PARAMETERS 16

static const char *check_parameters(const struct elf_image *image, uint64_t address,
				    const struct marker_descriptor *raw)
{
	uint64_t at = RELATIVE_TARGET(address, *raw, parameters);

	if (raw->parameter_count == 0)
		return NULL;
	if (raw->parameter_size < sizeof(struct marker_parameter) || !raw->parameters)
		return "has no readable parameters";
	for (unsigned i = 0; i < raw->parameter_count; i++, at += raw->parameter_size) {
		const uint8_t *bytes = elf_image_at(image, at, raw->parameter_size);
		struct marker_parameter parameter;
		const char *type;

		/* Many descriptors may share long lists. */
		if (i >= FREE_PARAMETERS && !elf_work_spend(image->work, 1))
			return NULL;
		if (!bytes)
			return "has parameters that are not whole in the file";
		memcpy(&parameter, bytes, sizeof parameter);
		type = RELATIVE_STRING(image, at, parameter, type);
		if (!type || !*type)
			return "has a parameter whose type is not in the file";
		if (!RELATIVE_STRING(image, at, parameter, name))
			return "has a parameter whose name is not in the file";
		if (parameter.kind > MARKER_PARAMETER_REFERENCE)
			return "has a parameter of a kind that this tool does not know";
	}
	return NULL;
}

const char *descriptor_check(const struct elf_image *image, uint64_t address,
			     const char **symbol, const char **prototype)
{
	static const uint8_t no_state[INITIAL - STATE];
	struct marker_descriptor raw;
	const uint8_t *bytes = elf_image_at(image, address, WHOLE);

	*symbol = *prototype = "";
	if (!bytes)
		return "is not whole in the file";
	memcpy(&raw, bytes, HEAD);
	*symbol = RELATIVE_STRING(image, address, raw, symbol);
	if (!*symbol || !**symbol) {
		*symbol = "";
		return "has no symbol that is in the file";
	}
	*prototype = RELATIVE_STRING(image, address, raw, prototype);
	if (!*prototype || !**prototype) {
		*prototype = "";
		return "has no prototype that is in the file";
	}
	if (raw.flags & ~KNOWN_FLAGS)
		return "has flags that this tool does not know";
	if (memcmp(bytes + STATE, no_state, sizeof no_state) != 0 ||
	    (bytes[INITIAL] & ~MARKER_INITIAL_BODY) ||
	    memcmp(bytes + INITIAL + 1, no_state, sizeof(uint32_t) - 1) != 0)
		return "has a state, which only a running program gives it";
	return check_parameters(image, address, &raw);
}
