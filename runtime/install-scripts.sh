#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: install-scripts.sh DESTDIR LIBDIR PKGLIBDIR
# Puts linker scripts in the place of the libmarkers.so and libmarkers.a that libtool has
# just installed: each names the library and what keeps it in the link (needed.c). C
# libraries are installed so, too. The names in them are absolute: mold looks nowhere
# else for those without a path.

destdir=$1 libdir=$2 pkglibdir=$3

# script NAME FILE: NAME stands for FILE.
script()
{
	rm -f "$destdir$libdir/$1" &&
		printf '%s\nINPUT ( %s %s )\n' '/* GNU ld script: the library, and what keeps it in the link */' \
			"$pkglibdir/needed.o" "$2" >"$destdir$libdir/$1"
}

if [ -L "$destdir$libdir/libmarkers.so" ]; then
	dlname=$(sed -n "s/^dlname='\(.*\)'$/\1/p" "$destdir$libdir/libmarkers.la")
	[ -n "$dlname" ] || {
		echo "$0: no dlname in $destdir$libdir/libmarkers.la" >&2
		exit 1
	}
	script libmarkers.so "$libdir/$dlname" || exit 1
fi
if [ -f "$destdir$libdir/libmarkers.a" ]; then
	mv -f "$destdir$libdir/libmarkers.a" "$destdir$pkglibdir/libmarkers.a" &&
		script libmarkers.a "$pkglibdir/libmarkers.a" || exit 1
fi
