# SPDX-License-Identifier: MIT
# Outputs that somebody has laid a trap for, files that change, other users' files.

set program [tool_two_sites edit2-two]
proc edit2_fresh {name} {
    set path [tool_path $name]
    file delete -force -- $path
    return $path
}
proc edit2_out {title out status out_re err_re args} {
    global program
    markers_tool_expect "enable: $title" [list enable * $program -o $out] $status $out_re $err_re {*}$args
}

# Names.
edit2_out "no name" "" 2 "" {^markers: enable: no -o OUT given}
markers_tool_expect "list: no name" {list {}} 2 "" {^markers: : cannot open: No such file}
markers_tool_expect "list: standard input by a dash" {list -} 2 "" {^markers: -: cannot open: No such file}
markers_expect "list: standard input, a pipe" [list sh -c "cat \"\$2\" | \"\$1\" list /dev/stdin" sh $MARKERS_TOOL $program] \
    2 "" {^markers: /dev/stdin: is not a regular file; name a program}
markers_expect "list: standard input, a file" [list sh -c "\"\$1\" list /dev/stdin <\"\$2\"" sh $MARKERS_TOOL $program] \
    0 {request_start} ""
markers_expect "enable: to standard output, a pipe" \
    [list sh -c "\"\$1\" enable '*' \"\$2\" -o /dev/stdout | cat" sh $MARKERS_TOOL $program] \
    0 "" {^markers: /dev/stdout: is not a regular file; name a file to write|^markers: /proc/[^\n]*: is not a regular file}

# Symbolic links.
set link [edit2_fresh edit2-link]
tool_run ln -s edit2-nowhere $link
edit2_out "to a link to nowhere" $link 2 "" \
    {is a symbolic link to a file that is not there; name a file to write\n$}
file delete -- $link
tool_run ln -s edit2-link $link
edit2_out "to a link to itself" $link 2 "" {cannot look at it: Too many levels of symbolic links; it is as it was}
file delete -- $link
tool_run ln -s . $link
edit2_out "to a link to a folder" $link 2 "" {is not a regular file; name a file to write}
file delete -- $link
set fifo [edit2_fresh edit2-fifo]
tool_run mkfifo $fifo
edit2_out "to a FIFO" $fifo 2 "" {is not a regular file; name a file to write}
set other [edit2_fresh edit2-other]
file copy -- $program $other
tool_run ln -f $other [tool_path edit2-hard]
edit2_out "to one of two names" $other 0 {3 sites on} ""
markers_expect "enable: the other name is as it was" [list cmp $program [tool_path edit2-hard]] 0 "" ""

# The file itself, and its mode.
set same [edit2_fresh edit2-same]
file copy -- $program $same
tool_run chmod 6755 $same
markers_tool_expect "enable: over the file itself" [list enable * $same -o $same] 0 {3 sites on, 3 of them changed} ""
markers_expect "enable: keeps the set-user-ID bit" [list stat -c %a $same] 0 {^6755\n$} ""
tool_run chmod 0400 $same
set kept [edit2_fresh edit2-kept]
markers_tool_expect "enable: a file for its owner" [list disable * $same -o $kept] 0 {3 sites off} ""
markers_expect "enable: keeps what others may not" [list stat -c %a $kept] 0 {^400\n$} ""

# A file that is cut while it is read.
if {[catch {tool_compile edit2-cut.so [list -shared -fPIC $srcdir/$subdir/edit-cut.c -ldl]} cut]} {
    unsupported "list: a file that is cut while it is read ($cut)"
} else {
    foreach command {list check} {
	set victim [edit2_fresh edit2-victim]
	file copy -- $program $victim
	markers_tool_expect "$command: a file that is cut while it is read" [list $command $victim] 2 "" \
	    {^markers: [^\n]*edit2-victim: has been cut while it was read; try again\n$} \
	    -env [list LD_PRELOAD $cut CUT_FILE $victim]
    }
}

# As somebody else, who may do less.
set folder [edit2_fresh edit2-folder]
file mkdir $folder
tool_run chmod 0777 $folder
set nobody [list setpriv --reuid=65534 --regid=65534 --clear-groups $MARKERS_TOOL]
tool_run cp $program $folder/two
tool_run chmod 6755 $folder/two
if {[dict get [markers_run [concat $nobody [list list $folder/two]]] status] ne "0"} {
    unsupported "enable: as another user (not root, or no setpriv)"
} else {
    proc edit2_nobody {title arguments status out_re err_re} {
	global nobody
	markers_expect "enable, another user: $title" [concat $nobody $arguments] $status $out_re $err_re
    }
    edit2_nobody "a copy" [list enable * $folder/two -o $folder/mine] 0 {3 sites on} \
	{^markers: [^\n]*: note: owner and group are yours: Operation not permitted\n$}
    markers_expect "enable, another user: loses the set-user-ID bit" [list stat -c "%a %u" $folder/mine] 0 {^755 65534\n$} ""
    edit2_nobody "over a file that is not his" [list enable * $folder/two -o $folder/two] 2 "" \
	{^markers: [^\n]*two: cannot write: Permission denied; it is as it was\n$}
    tool_run chmod 0755 $folder
    edit2_nobody "in a folder that is not his" [list enable * $folder/two -o $folder/new] 2 "" \
	{^markers: [^\n]*new: cannot write a file beside it: Permission denied; it is as it was\n$}
    tool_run chmod 0700 $folder/two
    edit2_nobody "of a file that he may not read" [list enable * $folder/two -o $folder/new] 2 "" \
	{^markers: [^\n]*two: cannot open: Permission denied; check its name and its permissions\n$}
    markers_expect "enable, another user: no file is left" [list sh -c "ls -A \"\$1\"" sh $folder] 0 "^mine\ntwo\n\$" ""
}

# What a copy does not keep.
set capable [edit2_fresh edit2-capable]
file copy -- $program $capable
if {[dict get [markers_run [list setcap cap_net_raw+p $capable]] status] ne "0"} {
    unsupported "enable: capabilities of the file (setcap does not work here)"
} else {
    markers_tool_expect "enable: capabilities of the file" [list enable * $capable -o [tool_path edit2-out]] 0 {3 sites on} \
	{^markers: [^\n]*: note: it does not get the capabilities of [^\n]*; give them with setcap\n$}
}
foreach {section what} {
    .signature signature .sha256_sig signature .digest_md5 checksum .note.signature signature
} {
    tool_run objcopy --add-section $section=[tool_binary [tool_path edit2-signature] "signed"] $program [tool_path edit2-signed]
    markers_tool_expect "enable: $section" [list enable * [tool_path edit2-signed] -o [tool_path edit2-out]] 0 {3 sites on} \
	"note: the $what in section $section is void, since code has changed; sign the file again\n\$"
}

# Stopped between writing and renaming, where a debugger holds it.
set stopped [edit2_fresh edit2-stopped]
if {![llength [auto_execok gdb]]} {
    unsupported "enable: stopped while it writes (gdb is missing)"
} else {
    markers_run [list gdb -q -batch -nx -ex "set startup-with-shell off" \
	-ex "set breakpoint pending on" -ex "break rename" -ex run \
	-ex "queue-signal SIGTERM" -ex delete -ex continue --args $MARKERS_TOOL enable cache_miss $program -o $stopped] -timeout 120
    set left [lmap file [glob -nocomplain $stopped*] {file tail $file}]
    if {$left eq "edit2-stopped"} {
	pass "enable: stopped while it writes"
    } else {
	fail "enable: stopped while it writes ($left)"
    }
}
