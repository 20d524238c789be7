# SPDX-License-Identifier: MIT
# The runtime.
lib_LTLIBRARIES = runtime/libmarkers.la
runtime_libmarkers_la_SOURCES = \
	runtime/api.c \
	runtime/arch.h \
	runtime/barrier.c \
	runtime/barrier.h \
	runtime/environment.c \
	runtime/environment.h \
	runtime/error.c \
	runtime/foreach.c \
	runtime/guard.c \
	runtime/guard.h \
	runtime/history.c \
	runtime/history.h \
	runtime/int3.h \
	runtime/key-change.c \
	runtime/keys.c \
	runtime/keys.h \
	runtime/life.c \
	runtime/mapping.c \
	runtime/mapping.h \
	runtime/memory.c \
	runtime/memory.h \
	runtime/objects.c \
	runtime/objects.h \
	runtime/patch.c \
	runtime/patch.h \
	runtime/pattern.c \
	runtime/pattern.h \
	runtime/probes.c \
	runtime/probes.h \
	runtime/registry.c \
	runtime/registry.h \
	runtime/runtime.h \
	runtime/selection.c \
	runtime/selection.h \
	runtime/signals.c \
	runtime/signals.h \
	runtime/x86_64/sites.c \
	runtime/x86_64/sites.h \
	runtime/x86_64/guard.S \
	runtime/x86_64/int3.c
runtime_libmarkers_la_CPPFLAGS = -D_GNU_SOURCE -I$(top_builddir) -I$(top_srcdir)/runtime -I$(top_srcdir)/include
runtime_libmarkers_la_CFLAGS = -std=gnu11 -pthread $(MARKERS_WARNINGS) $(AM_CFLAGS)
runtime_libmarkers_la_LDFLAGS = \
	-version-info 0:0:0 -no-undefined \
	-Wl,-z,nodelete \
	-Wl,--version-script=$(top_srcdir)/runtime/libmarkers.map
EXTRA_runtime_libmarkers_la_DEPENDENCIES = $(top_srcdir)/runtime/libmarkers.map
