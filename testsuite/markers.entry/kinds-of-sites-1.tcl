# SPDX-License-Identifier: MIT
# Entries and exits are sites of the kind that -fplugin-arg-markers-site says.

foreach kind {nop flip call branch immediate} {
    foreach level {-O0 -O2 "-O2 -flto"} {
	set title "site=$kind $level"
	set program [markers_build kinds-[string map {" " ""} $kind$level] values-of-parameters-1.c \
	    "$level -fplugin-arg-markers-site=$kind -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*"]
	if {$program ne ""} {
	    markers_expect $title [list $program] 0 "" ""
	}
    }
}
