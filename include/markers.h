/* SPDX-License-Identifier: MIT */
/*
 * markers.h - declare markers, enable them, attach probes to them.
 * C11 and C++11 up.
 *
 * A marker is a function that is declared with MARKER.  Compiled with the
 * plugin, each call of it is one NOP, a site; the arguments and the
 * call lie out of line.  The functions below turn sites on and off while the
 * program runs.
 *
 * PATTERNS.  A pattern names markers, or single sites of them:
 *
 *	[provider:]name[@file[:line]] [,...]
 *
 *   provider  the marker's provider; without it and its colon: any, or none
 *   name      the marker's name; in C++ the function's unqualified name
 *   file      where the call is written: the path as the compiler was given
 *             it, or the last part of that path
 *   line      the line of the call, from 1
 *
 * Each part is a shell glob as in fnmatch(3): *, ?, [...] and \ to quote; in
 * file, * matches slashes too.  line is a number or a glob of digits.  Several
 * patterns are joined by commas and select what any of them selects.  A part
 * that is empty, a [ without ], a \ at the end, a line that is 0 or no number:
 * the pattern is malformed, and the whole call fails with -EINVAL.
 * A pattern with a file selects single sites; a call through a pointer is no
 * site, so only a pattern without a file enables it.
 *
 * A key is matched as a marker is, but not by a pattern with a file.
 *
 * A pattern stands: it also applies to libraries that are loaded later, as if
 * they had been there from the start.
 *
 * RETURN VALUES.  Zero and above: success.  Below zero: an errno value with its
 * sign changed, and nothing has changed; markers_strerror() explains it:
 *
 *   -EINVAL   the pattern is malformed, or an argument is a null pointer
 *   -EBUSY    a site holds bytes that are not ours: a debugger or a uprobe
 *             is using it
 *   -ENOENT   no such attachment (markers_detach), no such key (markers_key_set)
 *   -ENOMEM   no memory
 *   -EACCES   the system lets nobody write to program text: neither
 *             /proc/self/mem nor mprotect(2) works here
 *   -EAGAIN   other threads run and the system offers no barrier for
 *             changing code under them (membarrier(2))
 *   -EOPNOTSUPP
 *             a site's NOP is several instructions, in which a thread can be
 *             (compiled with -fplugin-arg-markers-nop=data16 or nops): such sites
 *             change only while there is one thread
 *   -ENOSYS   a filter (seccomp) lets nobody put off signals (rt_sigprocmask(2))
 *   -EPERM    called in the child of a vfork()
 *   -EDEADLK  called from inside the runtime: by a probe in a memory allocator
 *             that the runtime was calling; by markers_detach(), see
 *             there; or, before glibc 2.35, in the child of
 *             a fork with threads, where nobody can tell whether an object that was
 *             loaded before the library is still there
 *   -ELIBACC  a program linked with -static has loaded the library with dlopen(),
 *             and its loader shows no objects
 *
 * What is damaged in a loaded file, or was moved in it after the link, is left out and
 * the rest works; one line on stderr says so, once for each object.
 *
 * THREADS AND SIGNALS.  Every function may be called from every thread at any
 * time, from a constructor, and from a probe: no lock is held while a probe
 * runs.  When a call returns, its effect holds for every thread.  None is a
 * cancellation point.  No function but markers_strerror() and
 * markers_lost() is async-signal-safe.
 * Firing a marker in a signal handler is fine if its probes may run there.  After
 * fork() the child has the parent's sites, patterns and probes as its own; the
 * child of a vfork() may fire markers but gets -EPERM from these functions.
 * While a call waits for another one, signals are delivered.  The loader's lock is
 * taken only while there are objects that do not say when they come and go: loaded
 * before the library, or out of its sight (RTLD_LOCAL); never behind the library's own.
 *
 * ENVIRONMENT.  MARKERS=pattern is markers_enable(pattern) before main; set-uid
 * programs ignore it.  MARKERS_PATCH= says how program text is changed: see the
 * manual's chapter "Environment".
 */
#ifndef MARKERS_H
#define MARKERS_H

#include "markers-abi.h"

/* 1: this compilation runs under the plugin. */
#define MARKERS_HAVE_PLUGIN 0
#ifdef __has_attribute
#if __has_attribute(marker)
#undef MARKERS_HAVE_PLUGIN
#define MARKERS_HAVE_PLUGIN 1
#endif
#endif

/*
 * MARKER - declares a marker: MARKER void request_start(int fd, const char *path);
 *
 * Without the plugin the compiler is told that the function does nothing, so it
 * drops the calls, at every level, and needs no definition; a body is never run.
 * What it cannot be told by a word before a declaration is to leave the
 * arguments alone: those with effects of their own (i++, a call of a function
 * that does something) are evaluated.  The plugin warns of the former.  Where
 * that matters, a function-like macro does it:
 *
 *	#if !MARKERS_HAVE_PLUGIN
 *	#define request_start(...) MARKERS_VANISH((request_start)(__VA_ARGS__))
 *	#endif
 *
 * MARKERS_VANISH(call) - checks the types of a call and compiles to nothing.
 */
#if MARKERS_HAVE_PLUGIN
#define MARKER __attribute__((marker))
#else
#define MARKER __attribute__((__const__, __noinline__, __nothrow__))
#if defined(__GNUC__) && !defined(__clang__)
/* GCC finds it odd that a function without a value is const. */
#pragma GCC diagnostic ignored "-Wattributes"
#endif
#endif
#define MARKERS_VANISH(call) ((void)sizeof(((call), 0)))

/*
 * MARKER_KEY - declares a key: MARKER_KEY static bool profile_on;
 *
 * A key is a bool that is static or global, in C++ also a static member.  With the
 * plugin a test of it is a site: "if (profile_on)", "!profile_on && x", "?:",
 * "while (profile_on)" load, test and branch on nothing.  Any other use is an ordinary
 * one of the variable.  The attribute belongs on all its declarations:
 *
 *	MARKER_KEY extern bool profile_on;	(in a header)
 *	MARKER_KEY bool profile_on = true;	(in one file)
 *
 * It is set by markers_key_set(); a write to it changes no site, and is warned of.
 *
 * cond_call(key, call) - CALL if KEY is true: a statement.
 */
#if MARKERS_HAVE_PLUGIN
#define MARKER_KEY __attribute__((marker_key))
#else
#define MARKER_KEY
#endif
#define cond_call(key, call) ((key) ? (void)(call) : (void)0)

#include <stddef.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * markers_enable - turn the sites that PATTERN selects on
 *
 * Counted: each enable adds one to a site, each disable takes one away but
 * never below zero, and a site is on while its count is not zero.
 *
 * Returns how many markers the pattern matched (0: none yet; the pattern stands
 * for libraries loaded later), or -EINVAL, -EBUSY, -ENOMEM, -EACCES, -EAGAIN,
 * -EOPNOTSUPP, -ENOSYS, -EPERM, -EDEADLK; then no site has changed.
 */
int markers_enable(const char *pattern);

/*
 * markers_disable - undo one markers_enable() for the sites that PATTERN selects
 *
 * PATTERN need not be one that was given to markers_enable(): after enabling
 * "*", disabling "noise_*" leaves the others on.  Sites that are off stay off.
 *
 * When it returns, no thread begins to run a probe of a marker that is off now,
 * and probes that other threads were running have returned, but for those that
 * sleep (wait for a lock, or for input): these are not waited for, and none is if
 * the caller is in a probe itself.  Where the marker stays on at other sites, or
 * is variadic, a thread that was already at the site may run its probes once more.
 *
 * Returns how many markers the pattern matched, on or off, or an error as
 * markers_enable() does.
 */
int markers_disable(const char *pattern);

/*
 * markers_attach - add a probe to the markers that PATTERN selects, and enable
 *
 * PROBE is called as probe(DATA, <the marker's parameters>) and must have that
 * type: void probe(void *data, int fd, const char *path, size_t length).  It is
 * cast here; nothing checks it (MARKERS_ATTACH does).  A marker's probes run in
 * the order of attachment, after its body if it has one.  A pattern with a file
 * attaches the probe to the whole marker and enables only the sites selected.
 * The same probe may be attached several times; it then runs several times.
 *
 * A probe may call every function of this header.  It must not be left by
 * longjmp() (a markers_detach() would wait for it for ever) or by an exception
 * (that ends in std::terminate); ending its thread is allowed.  A probe on a marker that itself fires in the probe
 * recurses.
 *
 * Returns as markers_enable(); -EINVAL also for a null PROBE.
 */
int markers_attach(const char *pattern, void (*probe)(void), void *data);

/*
 * markers_detach - undo a markers_attach() with the same three arguments
 *
 * Removes the probe, undoes its enabling, and returns only when no other thread
 * is running the probe any more, so that DATA may be freed and the probe's
 * library unloaded.  If it is called inside that probe, that call is not waited
 * for; a fiber that was suspended in the probe is, on whatever thread it may go
 * on.  Where there is one thread only, and another of its fibers is suspended in
 * the probe, that would be for ever: -EDEADLK.  Do not call it with a lock held
 * that the probe takes.  Two probes that detach each other at the same time wait
 * for each other.
 *
 * Returns how many markers the probe was attached to, -ENOENT if there is no
 * such attachment, or an error as markers_enable() does; after an error the
 * probe is still attached.
 */
int markers_detach(const char *pattern, void (*probe)(void), void *data);

/* The three arguments of a markers_attach(). */
struct markers_probe_spec {
	const char *pattern;
	void (*probe)(void);
	void *data;
};

/*
 * markers_attach_all - COUNT markers_attach() as one change, all or nothing
 *
 * Much faster than one by one: threads are stopped a few times in all, and not a few
 * times for each.  The probes of a marker run in the order of SPECS.  The array and its
 * strings may go when the call returns.  Threads and signal handlers: as markers_attach().
 *
 * Returns how many markers the patterns matched, each counted once, or an error as
 * markers_attach() does, and then none is attached: -EINVAL also for a null SPECS whose
 * COUNT is not 0.
 */
int markers_attach_all(const struct markers_probe_spec *specs, size_t count);

/*
 * markers_detach_all - COUNT markers_detach() as one change, all or nothing
 *
 * Each spec undoes one attachment, however that was made; one that is given twice undoes
 * two.  What markers_detach() says of threads inside a probe holds for each of them.
 *
 * Returns how many markers the probes were attached to, each counted once, or an error
 * as markers_detach() does, and then all are still attached: -ENOENT if there is one of
 * which there is no attachment.
 */
int markers_detach_all(const struct markers_probe_spec *specs, size_t count);

/*
 * markers_key_set - set the variable KEY, and all sites that test it
 *
 * It is not counted: what was set last holds.  markers_enable() and
 * markers_disable() of a pattern that matches a key's name, without a file, are the
 * same as setting it to true and to false, also in libraries loaded later.
 *
 * When it returns, all threads see the new value, in the variable and in all tests.
 * Before that a thread may see the new value in the variable and the old one in a
 * test, and different values in different tests.
 *
 * Returns 0; -ENOENT if KEY is no key that an object in the process tests or defines;
 * -EBUSY, -ENOMEM, -EACCES, -EAGAIN, -ENOSYS, -EPERM or -EDEADLK, and nothing has
 * changed.
 * Without the plugin it sets the variable, and if the library is there, what files
 * compiled with the plugin make of it.
 */
#if MARKERS_HAVE_PLUGIN || defined(MARKERS_LIBRARY)
int markers_key_set(bool *key, bool value);
#else
static int markers_key_set_if_there(bool *key, bool value)
	__attribute__((__unused__, __weakref__("markers_key_set")));

static inline __attribute__((__unused__)) int markers_key_set_plain(bool *key, bool value)
{
	int result = markers_key_set_if_there ? markers_key_set_if_there(key, value) : -2;

	if (result != -2) /* -ENOENT: it is a variable like any other */
		return result;
	*key = value;
	return 0;
}
#define markers_key_set(key, value) markers_key_set_plain(key, value)
#endif

/* A site, as markers_foreach_site() shows it.  Fields are only ever appended. */
struct markers_site_info {
	const char *provider;	/* "" if none */
	const char *marker;	/* its name */
	const char *prototype;	/* "void (int fd, const char *path)" */
	const char *function;	/* the function that the call is written in */
	const char *file;	/* as the compiler was given it */
	const char *object;	/* path of the program or library; "": the program */
	unsigned int line;
	unsigned int column;	/* 0: unknown */
	unsigned int kind;	/* enum marker_site_kind */
	unsigned int enabled;	/* 1: the site is on: a jump; of a key: it is true */
	const void *site;	/* the address of its code */
	const void *block;	/* address of the out-of-line code */
	const struct marker_descriptor *descriptor; /* while OBJECT is loaded */
};

/*
 * markers_foreach_site - call CALLBACK for each site that PATTERN selects
 *
 * A null PATTERN selects all.  CALLBACK(info, DATA) returns 0 to go on, anything
 * else to stop.  It runs with no lock held and may call every function here.
 * What it sees is a copy made when the call began; the strings are gone when it
 * returns.
 *
 * Returns 0 after the last site, else what CALLBACK returned; -EINVAL (also for
 * a null CALLBACK), -ENOMEM, -ENOSYS, -EPERM or -EDEADLK.
 */
int markers_foreach_site(const char *pattern,
			 int (*callback)(const struct markers_site_info *info, void *data),
			 void *data);

/*
 * markers_lost - how many events had no effect for want of memory
 *
 * To know who is in which probe takes some memory: for a thread's first event, for
 * the eighth of probes in probes, for fibers.  Where there is none, the event's
 * probes do not run, and it is counted here, since the process began or was forked
 * from one.  It never happens to the first thread, short of 200 probes in probes.
 *
 * Safe in threads and signal handlers, and in the child of a vfork.
 */
unsigned long markers_lost(void);

/*
 * markers_strerror - what a return value of these functions means
 *
 * ERROR may be negative or positive.  Returns a constant string, never null;
 * safe in threads and signal handlers.
 */
const char *markers_strerror(int error);

/*
 * MARKERS_ATTACH(marker, probe, data) - attach to the one marker that the
 * function MARKER declares, and enable it.  The compiler checks that PROBE takes
 * a void * and then MARKER's parameters.  Returns as markers_attach().  Undone by
 * MARKERS_DETACH with the same three, or by markers_detach() with the marker's
 * "provider:name" (or "name" if it has no provider).
 * Without the plugin there is no marker: both are 0.
 */
#if !MARKERS_HAVE_PLUGIN
#ifdef __cplusplus
/* The marker's type picks the probe, if that is overloaded. */
#define MARKERS_ATTACH(marker, probe, data) \
	(0 ? markers_attach_nothing((marker), (probe), (data)) : 0)
#else
/* The probe counts as used, by name: no code refers to it. */
#define MARKERS_ATTACH(marker, probe, data) (0 ? ((void)(probe), (void)(data), 0) : 0)
#endif
#define MARKERS_DETACH(marker, probe, data) MARKERS_ATTACH(marker, probe, data)
#define MARKERS_ATTACH_ATTRIBUTE
#elif defined(__cplusplus)
#define MARKERS_ATTACH(marker, probe, data) markers_attach_typed((marker), (probe), (data))
#define MARKERS_DETACH(marker, probe, data) markers_detach_typed((marker), (probe), (data))
#define MARKERS_ATTACH_ATTRIBUTE
#else
#define MARKERS_ATTACH(marker, probe, data)                                         \
	markers_attach_descriptor((void (*)(void))(marker), (void (*)(void))(probe), \
				  (data))
#define MARKERS_DETACH(marker, probe, data)                                         \
	markers_detach_descriptor((void (*)(void))(marker), (void (*)(void))(probe), \
				  (data))
#define MARKERS_ATTACH_ATTRIBUTE __attribute__((marker_attach))
#endif

/* What the macros call.  The plugin replaces the first argument, a marker, by
   the address of the marker's descriptor. */
MARKERS_ATTACH_ATTRIBUTE
int markers_attach_descriptor(void (*marker)(void), void (*probe)(void), void *data);
MARKERS_ATTACH_ATTRIBUTE
int markers_detach_descriptor(void (*marker)(void), void (*probe)(void), void *data);

#ifdef __cplusplus
} /* extern "C" */

#if !MARKERS_HAVE_PLUGIN
template <class... P>
inline int markers_attach_nothing(void (*)(P...), void (*)(void *, P...), void *)
{
	return 0;
}

template <class... P>
inline int markers_attach_nothing(void (*)(P..., ...), void (*)(void *, P..., ...), void *)
{
	return 0;
}
#else
/* The probe's type picks the overload of the marker. */
template <class... P>
__attribute__((marker_attach)) inline int
markers_attach_typed(void (*marker)(P...), void (*probe)(void *, P...), void *data)
{
	return markers_attach_descriptor(reinterpret_cast<void (*)()>(marker),
					 reinterpret_cast<void (*)()>(probe), data);
}

template <class... P>
__attribute__((marker_attach)) inline int
markers_attach_typed(void (*marker)(P..., ...), void (*probe)(void *, P..., ...), void *data)
{
	return markers_attach_descriptor(reinterpret_cast<void (*)()>(marker),
					 reinterpret_cast<void (*)()>(probe), data);
}

template <class... P>
__attribute__((marker_attach)) inline int
markers_detach_typed(void (*marker)(P...), void (*probe)(void *, P...), void *data)
{
	return markers_detach_descriptor(reinterpret_cast<void (*)()>(marker),
					 reinterpret_cast<void (*)()>(probe), data);
}

template <class... P>
__attribute__((marker_attach)) inline int
markers_detach_typed(void (*marker)(P..., ...), void (*probe)(void *, P..., ...), void *data)
{
	return markers_detach_descriptor(reinterpret_cast<void (*)()>(marker),
					 reinterpret_cast<void (*)()>(probe), data);
}
#endif
#endif /* __cplusplus */

#endif /* MARKERS_H */
