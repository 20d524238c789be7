# SPDX-License-Identifier: MIT
# Under qemu-user, which runs translations of the code and does not see what is written by
# /proc/self/mem, sites change too, with threads as well; where that way is demanded it is
# an error.

foreach {source folder} {
    enable-counted-1.c runtime-calls attach-within-probe-1.c runtime-calls
    toggle-seen-1.c runtime-calls detach-waits-1.c runtime-calls
    threads-cache-lines-1.c runtime-threads
} {
    set title "qemu-x86_64: $source"
    if {![istarget x86_64-*] || ![llength [auto_execok qemu-x86_64]]} {
	unsupported "$title (qemu-x86_64 is missing)"
	continue
    }
    set program [markers_build qemu-[file rootname $source] \
	[file join .. markers.$folder $source] "-O2 -fexceptions -pthread"]
    if {$program ne ""} {
	markers_expect $title [list qemu-x86_64 $program] 0 "" "" -timeout 300
    }
}

set title "qemu-x86_64: a way that has no effect is an error"
if {![istarget x86_64-*] || ![llength [auto_execok qemu-x86_64]]} {
    unsupported "$title (qemu-x86_64 is missing)"
} else {
    set program [markers_build qemu-no-effect qemu-no-effect.c]
    if {$program ne ""} {
	markers_expect $title [list qemu-x86_64 $program] 0 "" "" -env {MARKERS_PATCH mem}
	markers_expect "$title: not so elsewhere" [list $program] 1 "" "markers_enable" \
	    -env {MARKERS_PATCH mem}
    }
}
