# SPDX-License-Identifier: MIT
# The same source gives the same bytes, twice and in another folder; the files'
# names in the table follow the options that map them.

proc reproducible_compile {title source options output dir} {
    global CC CXX MARKERS_PLUGIN MARKERS_INCLUDES
    set compiler [expr {[markers_is_cxx $source] ? $CXX : $CC}]
    return [markers_expect "$title: compiles" [concat $compiler [list -fplugin=$MARKERS_PLUGIN] \
	$MARKERS_INCLUDES $options [list -c $source -o $output]] 0 {} {} -dir $dir]
}

proc reproducible_same {title first second} {
    if {[markers_read_bytes $first] eq [markers_read_bytes $second]} {
	pass "$title: the same bytes"
    } else {
	fail "$title: the same bytes"
    }
}

proc markers_read_bytes {file} {
    set channel [open $file rb]
    set bytes [read $channel]
    close $channel
    return $bytes
}

proc reproducible_files {title object expected} {
    set files [lsort -unique [lmap row [markers_rows $object] {dict get $row file}]]
    if {$files eq [list $expected]} {
	pass "$title: the file in the table"
    } else {
	fail "$title: the file in the table ($files, expected $expected)"
    }
}

proc reproducible_twice {source options} {
    global objdir srcdir subdir
    set title "$source $options, twice"
    set output [file join $objdir twice.o]
    set kept [file join $objdir kept.o]
    foreach copy {first second} {
	reproducible_compile "$title, $copy" [file join $srcdir $subdir $source] $options $output $objdir
	if {$copy eq "first"} {
	    file rename -force $output $kept
	}
    }
    reproducible_same $title $kept $output
}

# In folders of different names; the option NAME maps each to /src.
proc reproducible_folders {source options name} {
    global objdir srcdir subdir
    set title "$source $options $name"
    set objects {}
    foreach folder {one other} {
	set dir [file join $objdir $folder]
	file mkdir $dir
	foreach file [list $source hosts.h trash.h] {
	    file copy -force [file join $srcdir $subdir $file] $dir
	}
	set object [file join $dir object.o]
	reproducible_compile "$title, $folder" [file join $dir $source] \
	    [concat $options [list $name=$dir=/src]] $object $dir
	if {$name eq "-fdebug-prefix-map"} {
	    reproducible_files "$title, $folder" $object [file join $dir $source]
	} else {
	    reproducible_files "$title, $folder" $object /src/$source
	}
	lappend objects $object
    }
    if {$name eq "-ffile-prefix-map"} {
	reproducible_same $title {*}$objects
    }
}

markers_smoke
foreach source {hosts.c hosts.cc} {
    foreach options {-O0 "-O2 -g" "-O2 -g -flto -frandom-seed=1" "-O2 -fplugin-arg-markers-own-section"} {
	reproducible_twice $source $options
    }
    reproducible_folders $source "-O2 -g" -ffile-prefix-map
}
reproducible_folders hosts.c -O2 -fmacro-prefix-map
reproducible_folders hosts.c "-O2 -g" -fdebug-prefix-map
