# SPDX-License-Identifier: MIT
# What Markers needs from the machine that it is built on. Each refusal names
# what is missing and the Debian package that has it.

# The processor, from the table in configure.host: sites are its instructions. Before
# AC_PROG_CC, which has less to say about a compiler that can't link.
AC_DEFUN([MARKERS_CHOOSE_ARCH], [
  . "$srcdir/configure.host"
  markers_arch_not_text=`echo "$markers_arch_not" | sed 's/ / and /g'`
  # First, since Automake 1.17 takes CC="gcc -m32" for another host.
  for markers_option in $markers_arch_not; do
    AS_CASE([" $CC $CFLAGS $CXX $CXXFLAGS "],
      [*" $markers_option "*],
      [AC_MSG_ERROR([$markers_arch_not_text are not supported: Markers knows $markers_arch_known only])])
  done
  AS_IF([test -z "$MARKERS_ARCH"],
    [AC_MSG_ERROR([$host is not supported: Markers knows $markers_arch_known only])])
  AC_SUBST([MARKERS_ARCH])
  AM_CONDITIONAL([ARCH_X86_64], [test "$MARKERS_ARCH" = x86_64])
])

# CC makes code for it.
AC_DEFUN([MARKERS_CHECK_TARGET], [
  AC_MSG_CHECKING([that $CC $CFLAGS compiles for $markers_arch_title])
  AC_COMPILE_IFELSE(
    [AC_LANG_SOURCE([[
#if !($markers_arch_condition)
# error "for another processor"
#endif
]])],
    [AC_MSG_RESULT([yes])],
    [AC_MSG_RESULT([no])
     AC_MSG_ERROR([$CC $CFLAGS does not compile for $markers_arch_title (64-bit): Markers knows $markers_arch_known only])])
])

# CC and CXX are one GCC: the plugin is built by the one and loaded by both.
AC_DEFUN([MARKERS_CHECK_COMPILERS], [
  AC_MSG_CHECKING([that CC and CXX are the same GCC])
  markers_cc=`echo '__GNUC__ __clang__' | $CC -E -P -x c - 2>/dev/null | tail -n 1`
  AS_CASE([$markers_cc],
    [[[0-9]*\ __clang__]], [],
    [AC_MSG_RESULT([no])
     AC_MSG_ERROR([$CC is not GCC: Markers is a GCC plugin; use CC=gcc CXX=g++])])
  markers_cxx=`echo '__GNUC__ __clang__' | $CXX -E -P -x c++ - 2>/dev/null | tail -n 1`
  AS_CASE([$markers_cxx],
    [[[0-9]*\ __clang__]], [],
    [AC_MSG_RESULT([no])
     AC_MSG_ERROR([$CXX is not g++, or it is missing: install g++ (g++-N for CC=gcc-N)])])
  MARKERS_GCC_VERSION=`$CC -dumpfullversion`
  markers_cxx=`$CXX -dumpfullversion`
  AS_IF([test "$MARKERS_GCC_VERSION" != "$markers_cxx"],
    [AC_MSG_RESULT([no])
     AC_MSG_ERROR([$CC is GCC $MARKERS_GCC_VERSION and $CXX is GCC $markers_cxx: set CC and CXX to the same version])])
  AC_MSG_RESULT([$MARKERS_GCC_VERSION])
  MARKERS_GCC_MAJOR=`echo "$MARKERS_GCC_VERSION" | $SED 's/\..*//'`
  AS_IF([test "$MARKERS_GCC_MAJOR" -lt 11],
    [AC_MSG_ERROR([GCC $MARKERS_GCC_VERSION is too old: Markers needs GCC 11 or later])])
  AC_SUBST([MARKERS_GCC_VERSION])
  AC_SUBST([MARKERS_GCC_MAJOR])
])

# The plugin headers of CXX, and the C++ standard that they are written in.
AC_DEFUN([MARKERS_CHECK_PLUGIN_HEADERS], [
  AC_MSG_CHECKING([for the plugin headers of $CXX])
  PLUGIN_INCLUDES=`$CXX -print-file-name=plugin`/include
  AS_IF([test -f "$PLUGIN_INCLUDES/gcc-plugin.h"],
    [AC_MSG_RESULT([$PLUGIN_INCLUDES])],
    [AC_MSG_RESULT([no])
     AC_MSG_ERROR([gcc-plugin.h not found for $CXX: install gcc-$MARKERS_GCC_MAJOR-plugin-dev])])
  AC_SUBST([PLUGIN_INCLUDES])

  AC_LANG_PUSH([C++])
  markers_save_CPPFLAGS=$CPPFLAGS
  markers_save_CXXFLAGS=$CXXFLAGS
  CPPFLAGS="-isystem $PLUGIN_INCLUDES $CPPFLAGS"
  AC_MSG_CHECKING([for the C++ standard of the plugin headers])
  PLUGIN_STANDARD=
  for markers_standard in gnu++11 gnu++14 gnu++17 gnu++20; do
    CXXFLAGS="-std=$markers_standard -fno-rtti -fno-exceptions $markers_save_CXXFLAGS"
    AC_COMPILE_IFELSE(
      [AC_LANG_SOURCE([[
#include "gcc-plugin.h"
#include "tree.h"
#include "gimple.h"
#include "rtl.h"
#include "diagnostic.h"
]])],
      [PLUGIN_STANDARD=$markers_standard])
    AS_IF([test -n "$PLUGIN_STANDARD"], [break])
  done
  CPPFLAGS=$markers_save_CPPFLAGS
  CXXFLAGS=$markers_save_CXXFLAGS
  AC_LANG_POP([C++])
  AS_IF([test -n "$PLUGIN_STANDARD"],
    [AC_MSG_RESULT([$PLUGIN_STANDARD])],
    [AC_MSG_RESULT([none])
     AC_MSG_ERROR([the headers in $PLUGIN_INCLUDES do not compile (see config.log): install gcc-$MARKERS_GCC_MAJOR-plugin-dev and libgmp-dev])])
  AC_SUBST([PLUGIN_STANDARD])
])

# libelf reads the files that the tool is given.
AC_DEFUN([MARKERS_CHECK_LIBELF], [
  AC_CHECK_HEADERS([gelf.h], [],
    [AC_MSG_ERROR([gelf.h not found: install libelf-dev])])
  AC_CHECK_LIB([elf], [elf_getshdrstrndx],
    [AC_SUBST([LIBELF_LIBS], [-lelf])],
    [AC_MSG_ERROR([libelf not found: install libelf-dev])])
])

# A "make check" that finds nothing to run must not look like success.
AC_DEFUN([MARKERS_CHECK_TESTS], [
  AC_ARG_ENABLE([tests],
    [AS_HELP_STRING([--disable-tests], [do without runtest: no "make check"])],
    [], [enable_tests=yes])
  AC_CHECK_PROG([MARKERS_RUNTEST], [runtest], [runtest])
  AS_IF([test "$enable_tests" = no], [MARKERS_RUNTEST=],
    [test -z "$MARKERS_RUNTEST"],
    [AC_MSG_ERROR([runtest not found: install dejagnu, or configure with --disable-tests])])
  AM_CONDITIONAL([ENABLE_TESTS], [test -n "$MARKERS_RUNTEST"])
])
