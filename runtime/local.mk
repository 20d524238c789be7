# SPDX-License-Identifier: MIT
# The runtime.
lib_LTLIBRARIES = runtime/libmarkers.la
runtime_libmarkers_la_SOURCES = \
	runtime/api.c \
	runtime/arch.h \
	runtime/barrier.c \
	runtime/barrier.h \
	runtime/change.c \
	runtime/change.h \
	runtime/environment.c \
	runtime/environment.h \
	runtime/error.c \
	runtime/foreach.c \
	runtime/frames.h \
	runtime/guard-wait.c \
	runtime/guard.c \
	runtime/guard.h \
	runtime/history.c \
	runtime/history.h \
	runtime/image.c \
	runtime/image.h \
	runtime/keys.c \
	runtime/keys.h \
	runtime/life.c \
	runtime/lock.c \
	runtime/lock.h \
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
	runtime/settle.c \
	runtime/signals.c \
	runtime/signals.h \
	runtime/tables.c \
	runtime/tables.h \
	runtime/trial.c \
	runtime/trial.h
# The processors' rooms.
if ARCH_X86_64
runtime_libmarkers_la_SOURCES += $(RUNTIME_X86_64_SOURCES)
endif
RUNTIME_X86_64_SOURCES = \
	include/x86_64/markers-site.h \
	runtime/x86_64/frames.c \
	runtime/x86_64/guard.S \
	runtime/x86_64/int3.c \
	runtime/x86_64/int3.h \
	runtime/x86_64/machine.h \
	runtime/x86_64/sites.c \
	runtime/x86_64/sites.h
runtime_libmarkers_la_CPPFLAGS = -D_GNU_SOURCE -I$(top_builddir) -I$(top_srcdir)/runtime -I$(top_srcdir)/include
runtime_libmarkers_la_CFLAGS = -std=gnu11 -pthread $(MARKERS_WARNINGS) $(AM_CFLAGS)
runtime_libmarkers_la_LDFLAGS = \
	-version-info 0:0:0 -no-undefined \
	-Wl,-z,nodelete \
	-Wl,--version-script=$(top_srcdir)/runtime/libmarkers.map
EXTRA_runtime_libmarkers_la_DEPENDENCIES = $(top_srcdir)/runtime/libmarkers.map

# What keeps the library in every link (runtime/needed.c), and the linker scripts that
# bring both. They take the places of libtool's archive and link.
neededdir = $(pkglibdir)
needed_DATA = runtime/needed.o
runtime/needed.o: runtime/needed.c include/markers.h include/markers-abi.h
	$(AM_V_CC)$(MKDIR_P) runtime && \
	$(CC) $(runtime_libmarkers_la_CPPFLAGS) $(CPPFLAGS) $(runtime_libmarkers_la_CFLAGS) \
		$(CFLAGS) -fPIC -fno-lto -Wno-cast-function-type -c -o $@ $(srcdir)/runtime/needed.c
CLEANFILES += runtime/needed.o
EXTRA_DIST += runtime/needed.c runtime/install-scripts.sh

install-library-scripts:
	$(SHELL) $(srcdir)/runtime/install-scripts.sh '$(DESTDIR)' '$(libdir)' '$(pkglibdir)'
uninstall-library-scripts:
	rm -f '$(DESTDIR)$(pkglibdir)/libmarkers.a'
.PHONY: install-library-scripts uninstall-library-scripts
