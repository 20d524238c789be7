# SPDX-License-Identifier: MIT
# The tool.
bin_PROGRAMS = linker/markers
linker_markers_SOURCES = \
	linker/arch.c \
	linker/arch.h \
	linker/attributes.c \
	linker/attributes.h \
	linker/block-walk.c \
	linker/block-walk.h \
	linker/check-boundaries.c \
	linker/check-boundaries.h \
	linker/check-object.c \
	linker/check-object.h \
	linker/check-relocations.c \
	linker/check-relocations.h \
	linker/check.c \
	linker/checker.c \
	linker/checker.h \
	linker/debug-link.c \
	linker/debug-link.h \
	linker/descriptor.c \
	linker/descriptor.h \
	linker/edit.c \
	linker/elf-file.c \
	linker/elf-file.h \
	linker/elf-image.c \
	linker/elf-image.h \
	linker/elf-load.c \
	linker/elf-load.h \
	linker/elf-object.c \
	linker/elf-object.h \
	linker/initial.c \
	linker/initial.h \
	linker/list-count.c \
	linker/list-json.c \
	linker/list-members.h \
	linker/list-table.c \
	linker/list.c \
	linker/list.h \
	linker/listed.c \
	linker/listed.h \
	linker/markers.c \
	linker/match.c \
	linker/match.h \
	linker/message.c \
	linker/relative.h \
	linker/replace-file.c \
	linker/replace-file.h \
	linker/signature.c \
	linker/signature.h \
	linker/site-table.c \
	linker/site-table.h \
	linker/site.h \
	linker/symbol-table.c \
	linker/symbol-table.h \
	linker/text.c \
	linker/text.h \
	linker/tool.h \
	linker/unwind-table.c \
	linker/unwind-table.h \
	runtime/pattern.c \
	runtime/pattern.h
# The processors' rooms.
if ARCH_X86_64
linker_markers_SOURCES += $(LINKER_X86_64_SOURCES)
endif
LINKER_X86_64_SOURCES = \
	include/x86_64/markers-site.h \
	linker/x86_64/decode.c \
	linker/x86_64/processor.h \
	linker/x86_64/site.c
linker_markers_CPPFLAGS = -I$(top_builddir) -I$(top_srcdir)/linker -I$(top_srcdir)/include -I$(top_srcdir)/runtime
linker_markers_CFLAGS = -std=gnu11 $(MARKERS_WARNINGS) $(AM_CFLAGS)
linker_markers_LDADD = $(LIBELF_LIBS)
