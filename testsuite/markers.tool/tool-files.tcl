# SPDX-License-Identifier: MIT
#
# Makes files for the tests of the tool.  A file that can't be made is an error,
# which ends the test with an ERROR.

# A path in the directory that tests may write to.
proc tool_path {name} {
    global objdir
    return [file join $objdir $name]
}

# Runs the compiler; the path of NAME.
proc tool_compile {name arguments} {
    global CC srcdir
    set output [tool_path $name]
    file delete -force -- $output
    set result [markers_run [concat $CC [list -Wa,-I$srcdir/markers.tool] $arguments [list -o $output]]]
    if {[dict get $result status] ne "0"} {
	error "$name cannot be made: [dict get $result err]"
    }
    return $output
}

# An object file from assembly TEXT, with sites.inc before it.
proc tool_object {name text} {
    set source [tool_path $name.s]
    markers_write $source "\t.include \"sites.inc\"\n$text\n"
    return [tool_compile $name [list -c $source]]
}

# A shared object from assembly TEXT, with sites.inc before it.
proc tool_shared {name text {options {}}} {
    return [tool_compile $name [concat [list -shared -nostdlib [tool_object $name.o $text]] $options]]
}

# The program of two-sites.s, or another kind of output by OPTIONS.
proc tool_two_sites {name {options {}}} {
    global srcdir
    return [tool_compile $name [concat $options [list $srcdir/markers.tool/two-sites.s]]]
}

# A copy of FILE with BYTES (a list of numbers) at OFFSET.
proc tool_edit {file name offset bytes} {
    set path [tool_path $name]
    file copy -force -- $file $path
    set channel [open $path r+]
    fconfigure $channel -translation binary
    seek $channel $offset
    puts -nonewline $channel [binary format c* $bytes]
    close $channel
    return $path
}

# The first SIZE bytes of FILE as a file of its own.
proc tool_truncate {file name size} {
    set path [tool_path $name]
    set channel [open $file r]
    fconfigure $channel -translation binary
    set bytes [read $channel $size]
    close $channel
    return [tool_binary $path $bytes]
}

proc tool_binary {path bytes} {
    set channel [open $path w]
    fconfigure $channel -translation binary
    puts -nonewline $channel $bytes
    close $channel
    return $path
}

# Runs a tool of binutils.
proc tool_run {args} {
    set result [markers_run $args]
    if {[dict get $result status] ne "0"} {
	error "$args: [dict get $result err]"
    }
    return [dict get $result out]
}

# Address, offset and size of section NAME of FILE.
proc tool_section {file name} {
    foreach line [split [tool_run readelf -SW $file] \n] {
	if {[regexp {^\s*\[\s*\d+\] (\S+)\s+\S+\s+([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)} $line \
		all found address offset size] && $found eq $name} {
	    return [list 0x$address [expr 0x$offset] [expr 0x$size]]
	}
    }
    error "$file has no section $name"
}

# "markers ARGUMENTS" with standard output at FILE (a device, or - : closed).
proc tool_expect_output_to {title arguments file err_re} {
    global MARKERS_TOOL
    set target [expr {$file eq "-" ? ">&-" : ">$file"}]
    markers_expect $title [list sh -c "exec \"\$@\" $target" sh $MARKERS_TOOL {*}$arguments] 2 "" $err_re
}

# Each of FIELDS (a list of names and patterns) in row INDEX of FILE.
proc tool_expect_row {title file index fields} {
    set row [lindex [markers_rows $file] $index]
    foreach {name pattern} $fields {
	if {![dict exists $row $name] || ![regexp -- "^(?:$pattern)\$" [dict get $row $name]]} {
	    fail "$title ($name is not $pattern in $row)"
	    return
	}
    }
    pass $title
}
