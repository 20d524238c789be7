/* SPDX-License-Identifier: MIT */
/*
 * list-members.h - the members of an object of "markers list --json", written once: in
 * the order in which they are printed, each with the form of its value, when it is
 * there, and what it means.  list-json.c makes its enumeration and its names from
 * here; a test compares it with the manual, the man page and what is printed.
 *
 *	MEMBER(name, form, when, meaning)
 *
 * Forms: a string (null for what is not known), an address as a hexadecimal string, a
 * number, true or false.
 */
#ifndef MEMBER
#error "define MEMBER before"
#endif

MEMBER(marker, string, always, "the marker's name")
MEMBER(provider, string, always, "its provider, or an empty string")
MEMBER(site, address, always, "where the site is")
MEMBER(block, address, always, "where its block is")
MEMBER(block_section, string, always, "the section of the block")
MEMBER(function, string, always, "the function that the call is written in")
MEMBER(file, string, always, "the source file, as the compiler was given it")
MEMBER(line, number, always, "the line there")
MEMBER(kind, string, always, "what the site is and becomes")
MEMBER(enabled, boolean, always, "whether it is on in the file")
MEMBER(encoding, string, always, "what its NOP is made of")
MEMBER(site_section, string, always, "the section of the site")
MEMBER(host, string, always, "the function that the site ended up in by inlining")
MEMBER(hot_bytes, number, sizes, "bytes of the site")
MEMBER(cold_bytes, number, sizes, "bytes of its block")
MEMBER(member, string, archive, "the archive's member")

#undef MEMBER
