# shellcheck shell=sh
# SPDX-License-Identifier: MIT
#
# real-programs.sh - real programs, from Debian's source packages. Sourced by scripts of
# bench/ and testsuite/torture/. Reads root, this project's source; output, the folder of
# trees and logs; packages, that of downloads; suite, of Debian. Calls fail MESSAGE.

# shellcheck disable=SC2154,SC2034 # whoever sources this sets and uses them

# quietly LOG COMMAND...: what it prints is kept in a file, and shown if it fails.
quietly()
{
	log=$output/$1.log
	shift
	"$@" >"$log" 2>&1 </dev/null || {
		tail -n 20 "$log" >&2
		fail "this failed: $* (all of its output is in $log)"
	}
}

# settings_of NAME: its Debian package, and flags of its own.
settings_of()
{
	case $1 in
	zlib) package=zlib own=-D_LARGEFILE64_SOURCE=1 ;;
	lua) package=lua5.4 own='-std=gnu99 -DLUA_COMPAT_5_3 -DLUA_USE_LINUX' ;;
	sqlite)
		package=sqlite3
		own='-D_GNU_SOURCE -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION'
		;;
	re2) package=re2 own= ;;
	*) fail "no program $1" ;;
	esac
}

# download NAME: its package; what is there is kept.
download()
{
	settings_of "$1"
	sh "$root/demo/fetch-source" "$package" "$suite" "$packages/$package"
}

# unpack NAME [PATCH]: its source, once, in OUTPUT/NAME-tree. SQLite's is made into one
# file, as it is released.
unpack()
{
	tree=$output/$1-tree
	[ ! -f "$tree/ready" ] || return 0
	quietly "$1-fetch" download "$1"
	rm -rf "$tree"
	quietly "$1-unpack" dpkg-source --no-copy -x "$packages/$package"/download/*.dsc "$tree"
	[ $# -eq 1 ] || quietly "$1-patch" patch -d "$tree" -p1 -i "$2"
	[ "$1" != sqlite ] || {
		quietly sqlite-configure env -C "$tree" ./configure --disable-tcl
		quietly sqlite-amalgamation make -C "$tree" sqlite3.c shell.c
	}
	touch "$tree/ready"
}
