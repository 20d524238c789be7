/* SPDX-License-Identifier: GPL-3.0-or-later */
/* address.h - the symbol of a marker, for calls through a pointer. */
#ifndef MARKERS_ADDRESS_H
#define MARKERS_ADDRESS_H

/* If this unit has MARKER's body or takes its address, defines the symbol that
   the user gave MARKER as a function that fires if the marker is on, and turns
   all references to it.  The body moves to a symbol of its own. */
void address_function_define (tree marker);

/* True if REF, a reference to a marker, takes its address. */
bool takes_address_p (struct ipa_ref *ref);

#endif
