# SPDX-License-Identifier: MIT
# "markers enable" and "markers disable": a changed copy, whole or not at all.

set program [tool_two_sites edit-two]
set out [tool_path edit-out]

# Which functions' sites are on in FILE.
proc expect_on {title file functions} {
    set seen {}
    foreach row [markers_rows $file] {
	if {[dict get $row enabled] eq "true"} {
	    lappend seen [dict get $row function]
	}
    }
    if {$seen eq $functions} {
	pass "edit: $title"
    } else {
	fail "edit: $title ($seen)"
    }
}
proc expect_same {title a b} {
    set result [markers_run [list cmp $a $b]]
    if {[dict get $result status] eq "0"} {
	pass "edit: $title"
    } else {
	fail "edit: $title ([dict get $result out])"
    }
}

file attributes $program -permissions 0751
markers_tool_expect "enable: says what it did" [list enable cache_miss $program -o $out] 0 \
    "^\\S*edit-out: 2 sites on, 2 of them changed\n\$" ""
expect_on "enable: these are on" $out {lookup unused}
expect_on "enable: the file itself is as it was" $program {}
markers_tool_expect "check of the copy" [list check $out] 0 "^\\S*: 3 sites, no fault\n\$" ""
set differences [dict get [markers_run [list cmp -l $program $out]] out]
if {[llength [split [string trim $differences] \n]] <= 11} {
    pass "enable: at most five bytes a site, and a flag, differ"
} else {
    fail "enable: at most five bytes a site, and a flag, differ ($differences)"
}
if {[file attributes $out -permissions] eq "00751"} {
    pass "enable: keeps the mode"
} else {
    fail "enable: keeps the mode ([file attributes $out -permissions])"
}
markers_tool_expect "enable: adds to what is on, in place" [list enable *@sites.c:12 $out --output=$out] 0 \
    "^\\S*: 1 site on, 1 of them changed\n\$" ""
expect_on "enable: now all are on" $out {main lookup unused}
markers_tool_expect "enable: again" [list enable * $out -o $out] 0 "3 sites on, 0 of them changed\n\$" ""
markers_tool_expect "disable: one" [list disable *@*:34 $out -o $out] 0 "1 site off, 1 of them changed\n\$" ""
expect_on "disable: that one is off" $out {main unused}
markers_tool_expect "disable: all" [list disable * $out -o $out] 0 "3 sites off, 2 of them changed\n\$" ""
expect_same "disable: the copy is the file again" $program $out
# Each state runs: main's block comes back.
tool_run $MARKERS_TOOL enable * $program -o $out
markers_expect "edit: a program with all sites on runs" [list $out] 0 "" ""

# A symbolic link stays one.
file delete -force -- [tool_path edit-link]
tool_run ln -s edit-linked [tool_path edit-link]
file copy -force -- $program [tool_path edit-linked]
markers_tool_expect "enable: to a symbolic link" [list enable * $program -o [tool_path edit-link]] 0 {3 sites on} ""
expect_on "enable: what the link names" [tool_path edit-linked] {main lookup unused}
if {[file type [tool_path edit-link]] eq "link"} {
    pass "enable: the link is a link"
} else {
    fail "enable: the link is a link"
}

# Errors: nothing is written, no temporary file stays.
proc edit_error {title arguments message {status 2}} {
    set out [tool_path edit-none]
    file delete -force -- $out
    markers_tool_expect $title [concat $arguments [list -o $out]] $status "" "^markers: $message"
    if {[llength [glob -nocomplain ${out}*]]} {
	fail "$title: nothing is written"
    } else {
	pass "$title: nothing is written"
    }
}
edit_error "enable: nothing matches" [list enable nothing $program] \
    {[^\n]*: has sites, but none that matches; 'markers list [^\n]*' shows all, nothing was written} 1
edit_error "disable: malformed pattern" [list disable a: $program] {disable: malformed pattern 'a:'}
edit_error "enable: object file" [list enable * [tool_two_sites edit.o -c]] \
    {[^\n]*: is an object file, whose code the linker still has to place; link it first, nothing was written}
tool_run ar rcs [tool_path edit.a] [tool_path edit.o]
edit_error "enable: member of an archive" [list enable * [tool_path edit.a]] \
    {[^\n]*edit\.a\(edit\.o\): is an object file}
markers_write [tool_path edit-plain.c] "int main(void) { return 0; }\n"
edit_error "enable: no markers" [list enable * [tool_compile edit-plain [tool_path edit-plain.c]]] \
    {[^\n]*: has no markers; compile it with} 1
edit_error "enable: no file" {enable x} {enable: no file given}
edit_error "enable: no pattern" {enable} {enable: no pattern given}
edit_error "enable: too many files" {enable a b c} {enable: one pattern and one file; 'c' is too many}
edit_error "enable: two outputs" {enable a b -o c} {enable: one -o only}
edit_error "enable: unknown option" {enable -q a b} {enable: unknown option '-q'}
markers_tool_expect "enable: no output" [list enable * $program] 2 "" \
    {^markers: enable: no -o OUT given, the file to write\nTry 'markers enable --help'}
markers_tool_expect "enable: output option without a name" [list enable * $program -o] 2 "" \
    {^markers: enable: option '-o' needs an argument}
markers_tool_expect "help of enable" {enable --help} 0 {^Usage: markers enable PATTERN FILE -o OUT\n} ""
markers_tool_expect "help of disable" {disable --help} 0 {^Usage: markers disable PATTERN FILE -o OUT\n} ""

set row [lindex [markers_rows $program] 0]
lassign [tool_section $program .text] address offset
set broken [tool_edit $program edit-broken [expr {[dict get $row site] - $address + $offset}] 0xcc]
edit_error "enable: bytes of a debugger" [list enable * $broken] \
    {[^\n]*: row 0: the site 0x[0-9a-f]+ has bytes that are neither the NOP nor the jump to its block}
set damaged [tool_shared edit-damaged.so {
	object
	marker m
	site m, host, 1
	ret
	.pushsection marker_sites,"ao?",@progbits,.Lsite_0
	.long 0, 0, 0, 0
	.popsection
}]
edit_error "enable: damaged table" [list enable * $damaged] {[^\n]*: row 1: its site is not in the code; link it again}

# Targets that can't be written.
markers_tool_expect "enable: to a directory" [list enable * $program -o $objdir] 2 "" \
    {^markers: [^\n]*: is not a regular file; name a file to write\n$}
markers_tool_expect "enable: to a device" [list enable * $program -o /dev/null] 2 "" \
    {^markers: /dev/null: is not a regular file; name a file to write\n$}
markers_tool_expect "enable: to a directory that is not there" \
    [list enable * $program -o [tool_path edit-no/out]] 2 "" \
    {^markers: [^\n]*: cannot write a file beside it: No such file or directory; it is as it was\n$}
markers_tool_expect "enable: a name too long" \
    [list enable * $program -o [tool_path [string repeat x 250]]] 2 "" \
    {^markers: [^\n]*: cannot write a file beside it: File name too long}
# A limit of the file size: the temporary file can't be written.
file delete -force -- {*}[glob -nocomplain [tool_path edit-full*]]
file copy -force -- $program [tool_path edit-full]
markers_expect "enable: full disk" \
    [list sh -c "ulimit -f 4; exec \"\$@\"" sh $MARKERS_TOOL enable * $program -o [tool_path edit-full]] \
    2 "" {^markers: [^\n]*: cannot write: File too large; it is as it was\n$}
expect_same "full disk: the old file is there" $program [tool_path edit-full]
if {[llength [glob -nocomplain [tool_path edit-full.*]]]} {
    fail "full disk: no temporary file stays"
} else {
    pass "full disk: no temporary file stays"
}
# A running program.
markers_write [tool_path edit-wait.c] "#include <unistd.h>\nint main(void) { return pause(); }\n"
set waiting [tool_compile edit-running [tool_path edit-wait.c]]
markers_expect "enable: over a running program" \
    [list sh -c "\"\$1\" & p=\$!
	until cmp -s \"\$1\" /proc/\$p/exe; do sleep 0.1; done
	shift; \"\$@\"; s=\$?; kill \$p; exit \$s" sh $waiting \
	$MARKERS_TOOL enable * $program -o $waiting] \
    2 "" {^markers: [^\n]*edit-running: is running; stop it, or write to another name\n}

# Signatures.
tool_run objcopy --add-section .sig=[tool_binary [tool_path edit-signature] "signed"] $program [tool_path edit-signed]
markers_tool_expect "enable: signature in a section" [list enable * [tool_path edit-signed] -o $out] 0 \
    {3 sites on} {^markers: [^\n]*: note: the signature in section \.sig is void, since code has changed; sign the file again\n$}
file copy -force -- $program [tool_path edit-appended]
set channel [open [tool_path edit-appended] a]
puts $channel "signature~Module signature appended~"
close $channel
markers_tool_expect "enable: signature at the end" [list enable * [tool_path edit-appended] -o $out] 0 \
    {3 sites on} {^markers: [^\n]*: note: the signature at the end of the file is void}
tool_expect_output_to "enable: full standard output" [list enable * $program -o $out] /dev/full \
    {^markers: standard output: cannot write}
