/* SPDX-License-Identifier: MIT */
/*
 * fixture.h - markers and sites as the plugin lays them out, written by hand, so
 * that the runtime is tested without the plugin.
 *
 *	FIXTURE_OBJECT;				once a file
 *	FIXTURE_MARKER(m, "provider", "name");	a marker m(int), no body
 *	FIXTURE_BODY_MARKER(m, "", "name", f);	with the body f(void *, int)
 *	FIXTURE_SITE(m, "dir/file.c", 12, i);	m(i): a site
 *
 * A marker is private to its object, but the same first argument in several
 * objects is the same symbol, hence the same marker.
 */
#ifndef MARKERS_TEST_FIXTURE_H
#define MARKERS_TEST_FIXTURE_H

#include "markers.h"

typedef void fixture_probe(void *data, int argument);

#define FIXTURE_BOUND(which, section)                                          \
	".weak __" which "_" section "\n"                                      \
	".hidden __" which "_" section "\n"                                    \
	".long __" which "_" section " - .\n"

#define FIXTURE_OBJECT                                                         \
	__asm__(".pushsection .note.markers,\"aG\",@note,marker_object,comdat\n" \
		".balign 4\n"                                                  \
		"fixture_note:\n"                                              \
		".long 8, 20, 1\n"                                             \
		".asciz \"Markers\"\n"                                         \
		".long 1\n"                                                    \
		FIXTURE_BOUND("start", "marker_sites")                         \
		FIXTURE_BOUND("stop", "marker_sites")                          \
		FIXTURE_BOUND("start", "marker_descriptors")                   \
		FIXTURE_BOUND("stop", "marker_descriptors")                    \
		".popsection\n"                                                \
		".pushsection .text.marker_object_init,\"axG\",@progbits,"     \
		"marker_object,comdat\n"                                       \
		".weak marker_object_init\n"                                   \
		".hidden marker_object_init\n"                                 \
		".type marker_object_init, @function\n"                        \
		"marker_object_init:\n"                                        \
		".byte 0xf3,0x0f,0x1e,0xfa\n"                                  \
		".weak markers_object_loaded\n"                                \
		"movq markers_object_loaded@GOTPCREL(%rip), %rax\n"            \
		"testq %rax, %rax\n"                                           \
		"je 1f\n"                                                      \
		"leaq fixture_note(%rip), %rdi\n"                              \
		"jmp *%rax\n"                                                  \
		"1: ret\n"                                                     \
		".size marker_object_init, . - marker_object_init\n"           \
		".popsection\n"                                                \
		".pushsection .init_array,\"awG\",@init_array,marker_object,"  \
		"comdat\n"                                                     \
		".balign 8\n"                                                  \
		".quad marker_object_init\n"                                   \
		".popsection\n"                                                \
		".pushsection .text.marker_object_fini,\"axG\",@progbits,"     \
		"marker_object,comdat\n"                                       \
		".weak marker_object_fini\n"                                   \
		".hidden marker_object_fini\n"                                 \
		".type marker_object_fini, @function\n"                        \
		"marker_object_fini:\n"                                        \
		".byte 0xf3,0x0f,0x1e,0xfa\n"                                  \
		".weak markers_object_unloaded\n"                                \
		"movq markers_object_unloaded@GOTPCREL(%rip), %rax\n"            \
		"testq %rax, %rax\n"                                           \
		"je 1f\n"                                                      \
		"leaq fixture_note(%rip), %rdi\n"                              \
		"jmp *%rax\n"                                                  \
		"1: ret\n"                                                     \
		".size marker_object_fini, . - marker_object_fini\n"           \
		".popsection\n"                                                \
		".pushsection .fini_array,\"awG\",@fini_array,marker_object,"  \
		"comdat\n"                                                     \
		".balign 8\n"                                                  \
		".quad marker_object_fini\n"                                   \
		".popsection\n"                                                \
		".pushsection marker_sites,\"ao?\",@progbits,marker_object_init\n" \
		".popsection\n"                                                \
		".pushsection marker_descriptors,\"aw\",@progbits\n"           \
		".popsection\n");                                              \
	extern int fixture_object_used

#define FIXTURE_DESCRIPTOR(id, provider, name, flags, body, fanout)            \
	extern struct marker_descriptor fixture_##id                           \
		__attribute__((visibility("hidden")));                         \
	__asm__(".pushsection marker_descriptors,\"awG\",@progbits,fixture_"   \
		#id ",comdat\n"                                                \
		".balign 8\n"                                                  \
		".weak fixture_" #id "\n"                                      \
		".hidden fixture_" #id "\n"                                    \
		"fixture_" #id ":\n"                                           \
		".long 72\n.short 1, " #flags "\n"                             \
		".long 71f - ., 72f - ., 73f - ., 74f - ., 75f - .\n"          \
		".short 1, 16\n"                                               \
		".quad " #body ", " #fanout ", 0, 0\n"                         \
		".long 0, 0\n"                                                 \
		".popsection\n"                                                \
		".pushsection .rodata\n"                                       \
		"71: .asciz \"" name "\"\n72: .asciz \"" provider "\"\n"       \
		"73: .asciz \"void (int i)\"\n74: .asciz \"" #id "\"\n"        \
		".balign 4\n"                                                  \
		"75: .long 76f - ., 77f - ., 4\n.byte 1, 0, 0, 0\n"            \
		"76: .asciz \"i\"\n77: .asciz \"int\"\n"                       \
		".popsection\n")

/* A thread sanitizer does not see that what a guard leads to was published before: the
   guard is written in assembler. */
#define FIXTURE_BEHIND_GUARD __attribute__((no_sanitize("thread")))

/* Runs a list of probes, as the plugin's code for the marker does. */
static __attribute__((used)) FIXTURE_BEHIND_GUARD void fixture_fanout(void *data, int argument)
{
	const struct marker_probe *p;

	for (p = (const struct marker_probe *)data; p->function; p++)
		((fixture_probe *)p->function)(p->data, argument);
}

#define FIXTURE_MARKER(id, provider, name)                                     \
	FIXTURE_DESCRIPTOR(id, provider, name, 0, 0, fixture_fanout)
#define FIXTURE_BODY_MARKER(id, provider, name, body)                          \
	FIXTURE_DESCRIPTOR(id, provider, name, 0, body, fixture_fanout)
#define FIXTURE_LOCAL_MARKER(id, provider, name)                               \
	FIXTURE_DESCRIPTOR(id, provider, name, 4, 0, fixture_fanout)
#define FIXTURE_VARIADIC_MARKER(id, provider, name, body)                      \
	FIXTURE_DESCRIPTOR(id, provider, name, 2, body, 0)

/* What a block does. */
static __attribute__((noinline, unused, no_sanitize("thread")))
void fixture_run(const struct marker_descriptor *d, int argument)
{
	const struct marker_probe *p = *(const struct marker_probe *volatile *)&d->probes;

	if (!p)
		return;
	if (!(d->flags & MARKER_DESCRIPTOR_VARIADIC)) {
		((fixture_probe *)p->function)(p->data, argument);
		return;
	}
	for (; p->function; p++) {
		if (p->function == d->body)
			((void (*)(int, ...))p->function)(argument, argument);
		else
			((void (*)(void *, int, ...))p->function)(p->data, argument, argument);
	}
}

/* A call of the marker ID with ARGUMENT, as if written in FILE at LINE. */
#define FIXTURE_SITE(id, file, line, argument)                                 \
	FIXTURE_SITE_AFTER("", id, file, line, argument)
/* The same, OFFSET bytes behind the start of a cache line. */
#define FIXTURE_SITE_AT(offset, id, file, line, argument)                      \
	FIXTURE_SITE_AFTER(".p2align 6\n\t.fill " #offset ", 1, 0x90\n\t", id, file, line, argument)
/* The same, just before the end of a page. */
#define FIXTURE_SITE_AT_PAGE(offset, id, file, line, argument)                 \
	FIXTURE_SITE_AFTER("jmp 1f\n\t.p2align 12\n\t.skip " #offset "\n1:\n\t", id, file, line, argument)
#define FIXTURE_SITE_AFTER(before, id, file, line, argument)                   \
	__extension__({                                                        \
		__label__ block, back;                                         \
		__asm__ goto(before                                            \
			     ".Lsite%=:\n\t"                                   \
			     ".byte 0x0f,0x1f,0x44,0x00,0x00\n\t"              \
			     ".pushsection .rodata.str1.1,\"aMS\",@progbits,1\n" \
			     ".Lfile%=: .asciz \"" file "\"\n"                 \
			     ".Lfunction%=: .asciz \"host\"\n"                 \
			     ".popsection\n\t"                                 \
			     ".pushsection marker_locations,\"ao?\",@progbits,.Lsite%=\n" \
			     ".balign 4\n"                                    \
			     ".Llocation%=: .long .Lfile%= - ., .Lfunction%= - ., " \
			     #line "\n.short 7\n.byte 0, 0\n"                  \
			     ".popsection\n\t"                                 \
			     ".pushsection marker_sites,\"ao?\",@progbits,.Lsite%=\n" \
			     ".balign 4\n"                                    \
			     ".long .Lsite%= - ., %l[block] - ., fixture_" #id " - ., " \
			     ".Llocation%= - .\n"                              \
			     ".popsection"                                     \
			     : : : "memory" : block);                          \
		if (0) {                                                       \
		block: __attribute__((cold, unused));                          \
			fixture_run(&fixture_##id, (argument));                \
		}                                                              \
		goto back;                                                     \
	back: __attribute__((unused));                                         \
		(void)0;                                                       \
	})

#define FIXTURE_TEXT_OF(x) #x
#define FIXTURE_TEXT(x) FIXTURE_TEXT_OF(x)

/* A function with COUNT sites of ID in file "many.c", that call nothing: their
   blocks lead back at once. */
#define FIXTURE_MANY_SITES(name, count, id)                                    \
	FIXTURE_MANY_SITES_OF(name, count, id, "0", ".byte 0x0f,0x1f,0x44,0x00,0x00")
/* The same of the kind "flip". */
#define FIXTURE_MANY_FLIPS(name, count, id)                                    \
	FIXTURE_MANY_SITES_OF(name, count, id, "1", ".byte 0x3d\n.long 772f - . - 4")
#define FIXTURE_MANY_SITES_OF(name, count, id, kind, bytes)                    \
	__asm__(".pushsection .text." #name ",\"ax\",@progbits\n"              \
		".p2align 4\n"                                                 \
		".type " #name ", @function\n"                                 \
		#name ":\n"                                                    \
		".rept " FIXTURE_TEXT(count) "\n"                              \
		"771: " bytes "\n"                                             \
		".fill 20, 1, 0x90\n"                                          \
		".pushsection .text.unlikely." #name ",\"ax\",@progbits\n"     \
		"772: jmp 771b + 5\n"                                          \
		".popsection\n"                                                \
		".pushsection marker_sites,\"ao?\",@progbits," #name "\n"      \
		".balign 4\n"                                                  \
		".long 771b - ., 772b - ., fixture_" #id " - ., " #name "_location - .\n" \
		".popsection\n"                                                \
		".endr\n"                                                      \
		"ret\n"                                                        \
		".size " #name ", . - " #name "\n"                             \
		".popsection\n"                                                \
		".pushsection .rodata\n"                                       \
		".balign 4\n"                                                  \
		#name "_location: .long 773f - ., 773f - ., 1\n"               \
		".short 7\n"                                                   \
		".byte " kind ", 0\n"                                          \
		"773: .asciz \"many.c\"\n"                                     \
		".popsection\n");                                              \
	extern void name(void)

#endif
