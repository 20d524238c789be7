# SPDX-License-Identifier: MIT
# The plugin: built by and for the GCC in CXX. Its own config.h is GCC's, so
# only the runtime and the tool see ours.
# What GCC loads compares the versions and then loads the steps.
pkglib_LTLIBRARIES = plugin/markers.la plugin/markers-steps.la
plugin_markers_la_SOURCES = \
	plugin/gcc-compat.h \
	plugin/markers.cc \
	plugin/start.h
plugin_markers_steps_la_SOURCES = \
	plugin/block/barrier.cc \
	plugin/block/barrier.h \
	plugin/block/block.cc \
	plugin/block/block.h \
	plugin/block/copies.cc \
	plugin/block/copies.h \
	plugin/block/hidden-asm.cc \
	plugin/block/hidden-asm.h \
	plugin/block/hidden-call.cc \
	plugin/block/hidden-call.h \
	plugin/block/unhide.cc \
	plugin/block/unhide.h \
	plugin/block/variables.cc \
	plugin/block/variables.h \
	plugin/dwarf2.h \
	plugin/function/choice.cc \
	plugin/function/choice.h \
	plugin/function/entry.cc \
	plugin/function/entry.h \
	plugin/function/exit.cc \
	plugin/function/exit.h \
	plugin/function/function-marker.cc \
	plugin/function/function-marker.h \
	plugin/function/function-site.cc \
	plugin/function/function-site.h \
	plugin/function/globs.cc \
	plugin/function/globs.h \
	plugin/function/placeholder.cc \
	plugin/function/placeholder.h \
	plugin/gcc-compat.h \
	plugin/key/key-site.cc \
	plugin/key/key-site.h \
	plugin/key/key.cc \
	plugin/key/key.h \
	plugin/marker/added-functions.cc \
	plugin/marker/added-functions.h \
	plugin/marker/address.cc \
	plugin/marker/address.h \
	plugin/marker/asm-text.cc \
	plugin/marker/asm-text.h \
	plugin/marker/attach.cc \
	plugin/marker/attach.h \
	plugin/marker/attribute.cc \
	plugin/marker/attribute.h \
	plugin/marker/descriptor.cc \
	plugin/marker/descriptor.h \
	plugin/marker/make-function.cc \
	plugin/marker/make-function.h \
	plugin/marker/marker.cc \
	plugin/marker/marker.h \
	plugin/marker/name.cc \
	plugin/marker/name.h \
	plugin/marker/observer.cc \
	plugin/marker/observer.h \
	plugin/marker/parts.cc \
	plugin/marker/parts.h \
	plugin/marker/side-effects.cc \
	plugin/marker/side-effects.h \
	plugin/marker/type-text.cc \
	plugin/marker/type-text.h \
	plugin/marker/undefined.cc \
	plugin/marker/undefined.h \
	plugin/marker/unit.cc \
	plugin/marker/unit.h \
	plugin/passes.cc \
	plugin/passes.h \
	plugin/plugin-options.cc \
	plugin/plugin-options.h \
	plugin/site/call-site.cc \
	plugin/site/call-site.h \
	plugin/site/cold.cc \
	plugin/site/cold.h \
	plugin/site/conditions.cc \
	plugin/site/conditions.h \
	plugin/site/layout.cc \
	plugin/site/layout.h \
	plugin/site/lines.cc \
	plugin/site/lines.h \
	plugin/site/lowering.cc \
	plugin/site/lowering.h \
	plugin/site/movable.cc \
	plugin/site/movable.h \
	plugin/site/no-throw.cc \
	plugin/site/no-throw.h \
	plugin/site/outline.cc \
	plugin/site/outline.h \
	plugin/site/parallel.cc \
	plugin/site/parallel.h \
	plugin/site/report.cc \
	plugin/site/report.h \
	plugin/site/site-test.cc \
	plugin/site/site-test.h \
	plugin/site/site.cc \
	plugin/site/site.h \
	plugin/site/text-section.cc \
	plugin/site/text-section.h \
	plugin/start.cc \
	plugin/start.h \
	plugin/target-asm.h \
	plugin/target-block.h
# The processors' rooms.
if ARCH_X86_64
plugin_markers_steps_la_SOURCES += $(PLUGIN_X86_64_SOURCES)
endif
PLUGIN_X86_64_SOURCES = \
	include/x86_64/markers-site.h \
	plugin/x86_64/argument.cc \
	plugin/x86_64/asm.cc \
	plugin/x86_64/block.cc
plugin_markers_la_CPPFLAGS = \
	-I$(top_srcdir)/plugin \
	-isystem $(PLUGIN_INCLUDES) \
	-I$(top_srcdir)/include \
	-DMARKERS_VERSION='"$(VERSION)"'
plugin_markers_la_CXXFLAGS = \
	-std=$(PLUGIN_STANDARD) \
	-fno-rtti -fno-exceptions -fvisibility=hidden \
	$(MARKERS_WARNINGS) -Wno-format-diag $(AM_CXXFLAGS)
plugin_markers_la_LDFLAGS = -module -avoid-version -shared
plugin_markers_la_LIBTOOLFLAGS = --tag=disable-static
plugin_markers_steps_la_CPPFLAGS = $(plugin_markers_la_CPPFLAGS)
plugin_markers_steps_la_CXXFLAGS = $(plugin_markers_la_CXXFLAGS)
plugin_markers_steps_la_LDFLAGS = $(plugin_markers_la_LDFLAGS)
plugin_markers_steps_la_LIBTOOLFLAGS = $(plugin_markers_la_LIBTOOLFLAGS)
# Linked as C: the compiler that loads it has what it needs of libstdc++, and
# finding that again would be most of its cost for a file without markers.
plugin_markers_steps_la_LINK = $(LIBTOOL) $(AM_V_lt) --tag=CC \
	$(plugin_markers_steps_la_LIBTOOLFLAGS) --mode=link $(CCLD) \
	$(plugin_markers_steps_la_LDFLAGS) $(LDFLAGS) -o $@

# libtool's notes on a plugin are of no use to anyone.
install-plugin-only:
	rm -f $(DESTDIR)$(pkglibdir)/markers.la $(DESTDIR)$(pkglibdir)/markers-steps.la
uninstall-plugin:
	rm -f $(DESTDIR)$(pkglibdir)/markers.so $(DESTDIR)$(pkglibdir)/markers-steps.so
.PHONY: install-plugin-only uninstall-plugin

# ccache and its like hash the file that -fplugin= names, and no other: it holds a digest
# of the steps, so that it changes whenever they do.
plugin_markers_la_LIBADD = plugin/steps-digest.lo
plugin/steps-digest.lo: plugin/markers-steps.la
	$(AM_V_GEN)digest=`sha256sum plugin/.libs/markers-steps.so` && \
	echo "extern const char markers_steps_digest[];" \
		"const char markers_steps_digest[] = \"$${digest%% *}\";" >plugin/steps-digest.c && \
	$(LIBTOOL) $(AM_V_lt) --tag=CC --tag=disable-static --mode=compile $(CC) $(CPPFLAGS) \
		$(CFLAGS) -fvisibility=hidden -fno-lto -c -o $@ plugin/steps-digest.c
CLEANFILES += plugin/steps-digest.c plugin/steps-digest.lo
