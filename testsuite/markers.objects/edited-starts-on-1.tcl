# SPDX-License-Identifier: MIT
# Sites that "markers enable" has switched on in the file run the marker's body from
# the start, without the library too; the library takes them for enabled once.

# Builds the program NAME with OPTIONS; with the library or not.
proc edited_build {name options library} {
    global objdir srcdir subdir
    variable markers_test
    markers_smoke
    markers_reset_test $name
    set markers_test(runtime) $library
    set output [file join $objdir $name]
    lassign [markers_build_program [file join $srcdir $subdir edited.c] $options $output] status text
    markers_clean_test
    if {$status ne "0"} {
	unresolved "build of $name: $text"
	return ""
    }
    return $output
}

# A copy of FILE with the sites of PATTERN on.
proc edited_copy {file pattern {command enable}} {
    global MARKERS_TOOL
    set copy $file-on
    set result [markers_run [list $MARKERS_TOOL $command $pattern $file -o $copy]]
    if {[dict get $result status] ne "0"} {
	error "no copy: [dict get $result err]"
    }
    return $copy
}

proc edited_expect {title program acts output args} {
    markers_expect "edited: $title" [concat [list $program] $acts] 0 "^$output\$" "" {*}$args
}

proc edited_check {title file} {
    markers_tool_expect "edited: $title: check" [list check $file] 0 {no fault\n$} ""
}

# The first of the two sites of line_of.
proc edited_line {} {
    global srcdir subdir
    set number 0
    foreach line [split [markers_read $srcdir/$subdir/edited.c] \n] {
	incr number
	if {[string match "*the first site*" $line]} {
	    return $number
	}
    }
}

# What is on runs its body; a variadic marker's only with the library.
proc edited_alone {title options} {
    set program [edited_build edited-alone "-O2 $options -ldl" 0]
    if {$program eq ""} {
	return
    }
    edited_expect "$title, off" $program host "0 0 0\n"
    set copy [edited_copy $program *]
    edited_check $title $copy
    edited_expect "$title, all on" $copy host "1 2 0\n"
    file copy -force -- $copy $program-other
    markers_expect "edited: $title, off again: the same file" \
	[list cmp $program [edited_copy $program-other * disable]] 0 "" ""
    set copy [edited_copy $program line_of@edited.c:[edited_line]]
    edited_expect "$title, one site on" $copy host "0 1 0\n"
    edited_expect "$title, the program itself" $program host "0 0 0\n"
}

proc edited_alone_everywhere {} {
    foreach options {-pie -no-pie -static -static-pie {-pie -flto} {-pie -O0} {-pie -masm=intel}} {
	edited_alone "alone, $options" "[expr {[string match *-pie* $options] && $options ne "-no-pie" ? "-fPIE" : ""}] $options"
    }
    foreach {linker options} {
	bfd -Wl,-z,now bfd -Wl,-z,pack-relative-relocs gold "" lld "" mold ""
    } {
	if {[markers_have linker-$linker]} {
	    edited_alone "alone, $linker $options" "-fPIE -pie -fuse-ld=$linker $options"
	} else {
	    unsupported "edited: alone, $linker"
	}
    }
}

proc edited_with_library {} {
    foreach options {-pie -static} {
	set program [edited_build edited-library "-O2 $options" 1]
	if {$program eq ""} {
	    continue
	}
	set copy [edited_copy $program *]
	set title "library, $options"
	edited_expect "$title, all on" $copy host "101 2 0\n"
	edited_expect "$title, off and on" $copy {host off=hit host on=hit host off=* host off=* host} \
	    "101 2 0\noff 1\n100 2 0\non 1\n101 2 0\noff 4\n0 0 0\noff 4\n0 0 0\n"
	edited_expect "$title, counted" $copy {on=hit off=hit host off=hit host} \
	    "on 1\noff 1\n101 2 0\noff 1\n100 2 0\n"
	edited_expect "$title, by MARKERS too" $copy {host off=hit host off=hit host} \
	    "101 2 0\noff 1\n101 2 0\noff 1\n100 2 0\n" -env {MARKERS hit}
	edited_expect "$title, a probe" $copy {attach=bare,hit host detach=bare,hit host} \
	    "attach 2\n101 2 2\ndetach 2\n101 2 0\n"
	set copy [edited_copy $program line_of@edited.c:[edited_line]]
	edited_expect "$title, one site" $copy {host on=line_of host off=line_of host off=line_of host} \
	    "0 1 0\non 1\n0 2 0\noff 1\n0 1 0\noff 1\n0 0 0\n"
    }
    # Where nothing may be patched: attaching needs no write, disabling has an error.
    set copy [edited_copy $program hit,bare]
    edited_expect "library, no text can be written" $copy \
	{lock attach=bare host detach=bare host on=hit off=hit host off=hit host on=line_of host} \
	"attach 1\n1 0 1\ndetach 1\n1 0 0\non 1\noff 1\n1 0 0\noff -13\n1 0 0\non -13\n1 0 0\n" \
	-env {MARKERS_PATCH mem}
}

# The library, or a library with markers, comes later.
proc edited_late {} {
    global objdir MARKERS_LIBDIR
    set late [file join $MARKERS_LIBDIR libmarkers.so]
    set program [edited_build edited-late "-O2 -fPIE -pie -rdynamic -ldl" 0]
    set library [markers_build edited-late.so edited-lib.c "-O2" shared]
    if {$program eq "" || $library eq ""} {
	return
    }
    set library [edited_copy $library *]
    edited_expect "late: library of Markers" [edited_copy $program *] \
	[list host load=$late host off=hit host off=* host] \
	"1 2 0\nload 1\n101 2 0\noff 1\n100 2 0\noff 4\n0 0 0\n"
    edited_expect "late: a library that is on, alone" $program [list load=$library call=library_host] \
	"load 1\nlibrary 5\n"
    edited_expect "late: a library that is on" $program \
	[list load=$late load=$library call=library_host off=library_hit call=library_host] \
	"load 1\nload 1\nlibrary 5\noff 1\nlibrary 0\n"
    set twice [list load=$library call=library_host unload load=$library call=library_host]
    set seen "load 1\nlibrary 5\nunload 0\nload 1\nlibrary 5\n"
    edited_expect "late: a library that is on comes twice, alone" $program $twice $seen
    edited_expect "late: a library that is on comes twice" $program [concat load=$late $twice] "load 1\n$seen"
    edited_expect "late: a library that was switched off comes again" $program \
	[list load=$late load=$library off=* call=library_host unload load=$library call=library_host] \
	"load 1\nload 1\noff 5\nlibrary 0\nunload 0\nload 1\nlibrary 5\n"
}

edited_alone_everywhere
edited_with_library
edited_late
