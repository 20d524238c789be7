# SPDX-License-Identifier: MIT
# What the tool says of sites whose code or state is not what their kind has.

# Sets the bytes at file offset OFFSET of FILE, to NAME.
proc damaged_copy {file name offset bytes} {
    global objdir
    set copy [file join $objdir $name]
    file copy -force $file $copy
    set channel [open $copy r+b]
    seek $channel $offset
    puts -nonewline $channel [binary format H* $bytes]
    close $channel
    return $copy
}

# The first row of NAME, built with KIND: its site.  Not a PIE, so that an address
# less the segment's is an offset.
proc damaged_program {kind} {
    return [markers_build damaged-$kind layout-main.c \
	"-O2 -no-pie -fplugin-arg-markers-site=$kind"]
}

proc damaged_offset {program} {
    set site [dict get [lindex [markers_rows $program] 0] site]
    return [expr {$site - 0x400000}]
}

foreach {kind at bytes message} {
    branch 0 81 {its code is not what its kind has there}
    immediate 0 cc {its code is not what its kind has there}
    immediate 1 07 {the byte that holds its state is neither 0 nor 1: 07; restore}
    flip 0 cc {its bytes are neither the NOP nor the jump to its block: cc}
} {
    set program [damaged_program $kind]
    if {$program eq ""} {
	continue
    }
    set offset [damaged_offset $program]
    # mov $0, %al may have a prefix.
    set copy [damaged_copy $program damaged-copy [expr {$offset + $at}] $bytes]
    markers_tool_expect "$kind, byte $at: check" [list check $copy] 1 $message {}
    markers_tool_expect "$kind, byte $at: enable" [list enable * $copy -o $copy-on] 2 {} {nothing was written}
}
