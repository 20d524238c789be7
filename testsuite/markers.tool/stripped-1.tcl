# SPDX-License-Identifier: MIT
# Stripped files: hosts come from the separate debug file that they name, if it is
# there and theirs; else the tool says what it does not know.

set program [tool_two_sites stripped-two]
file mkdir [tool_path stripped] [tool_path stripped/.debug]
set debug [tool_path stripped/two.debug]
set stripped [tool_path stripped/two]
foreach file [list $debug [tool_path stripped/.debug/two.debug]] {
    file delete -force -- $file
}
tool_run objcopy --only-keep-debug $program $debug
tool_run strip -o [tool_path stripped-plain] $program
tool_run objcopy --add-gnu-debuglink=$debug [tool_path stripped-plain] $stripped

# What both commands make of FILE when they have no symbols, with REASON.
proc stripped_without {title file reason} {
    markers_tool_expect "check: $title" [list check $file] 0 \
	"^\\S*: note: \[123] of 3 sites are in code without symbols$reason; that their blocks lead back was not checked\n\\S*: 3 sites, no fault\n\$" ""
    foreach options {--json --sizes --count=marker} {
	markers_tool_expect "list $options: $title" [list list $options $file] 0 {request_start} \
	    "^markers: \\S*: note: \[123] of 3 sites are in code without symbols$reason; their hosts are not known, and the size of a block is that up to its first jump\n\$"
    }
}
proc stripped_with {title file} {
    markers_tool_expect "check: $title" [list check $file] 0 "^\\S*: 3 sites, no fault\n\$" ""
    markers_tool_expect "list --sizes: $title" [list list --sizes $file] 0 {request_start} ""
    tool_expect_row "list --json: $title" $file 2 {host unused}
}

stripped_without "stripped" [tool_path stripped-plain] ""
markers_tool_expect "list: stripped, where no host is shown" [list list [tool_path stripped-plain]] 0 {main} ""
stripped_with "a debug file beside it" $stripped
markers_expect "check: a debug file beside it, by a relative name" [list $MARKERS_TOOL check two] 0 \
    "^two: 3 sites, no fault\n\$" "" -dir [tool_path stripped]
markers_tool_expect "enable: with a debug file beside it" [list enable * $stripped -o $stripped-on] 0 {3 sites on} ""
stripped_with "edited, with its debug file" $stripped-on
file rename -- $debug [tool_path stripped/.debug/two.debug]
stripped_with "a debug file in .debug" $stripped
file rename -- [tool_path stripped/.debug/two.debug] $debug

tool_edit $debug stripped/other.debug 0 0x7e
file rename -force -- [tool_path stripped/other.debug] $debug
stripped_without "a damaged debug file" $stripped { \(its debug file two\.debug belongs to another link\)}
tool_run objcopy --only-keep-debug [tool_two_sites stripped-other -Wl,-Ttext-segment=0x10000] $debug
stripped_without "the debug file of another link" $stripped { \(its debug file two\.debug belongs to another link\)}
file delete -- $debug
tool_run mkfifo $debug
stripped_without "a FIFO for a debug file" $stripped { \(its debug file two\.debug is not beside it\)}
file delete -- $debug
stripped_without "a debug file that is not there" $stripped { \(its debug file two\.debug is not beside it\)}

# A name with a folder in it could lead anywhere, one without an end out of the file.
lassign [tool_section $stripped .gnu_debuglink] address offset size
stripped_without "a debug file elsewhere" [tool_edit $stripped stripped/away [expr {$offset + 1}] 0x2f] ""
stripped_without "a name without an end" \
    [tool_edit $stripped stripped/endless [expr {$offset + 9}] [lrepeat [expr {$size - 9}] 0x78]] ""
