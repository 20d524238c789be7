# SPDX-License-Identifier: MIT
# A plugin that was built for another GCC is refused with both versions.

# Another GCC that loads plugins: "" if there is none.
proc version_other_compiler {major} {
    foreach name {gcc-9 gcc-10 gcc-11 gcc-12 gcc-13 gcc-14 gcc-15} {
	if {$name ne "gcc-$major" && [auto_execok $name] ne ""} {
	    return $name
	}
    }
    return ""
}

proc version_tests {} {
    global objdir CC MARKERS_PLUGIN
    set title "a plugin for another GCC"
    set ours [string trim [dict get [markers_run [concat $CC -dumpfullversion]] out]]
    set other [version_other_compiler [lindex [split $ours .] 0]]
    if {$other eq ""} {
	unsupported "$title (there is one GCC only)"
	return
    }
    set theirs [string trim [dict get [markers_run [list $other -dumpfullversion]] out]]
    set source [file join $objdir version.c]
    markers_write $source "int x;\n"
    set command [list $other -fdiagnostics-plain-output -fplugin=$MARKERS_PLUGIN -S $source -o /dev/null]
    set pattern "error: the plugin 'markers' was built for GCC $ours and cannot be loaded into GCC $theirs; build it with this compiler\n"
    markers_expect "$title: both versions are printed" $command 1 {} $pattern
    markers_expect "$title: each field that differs is printed" $command 1 {} \
	"note: its version: plugin '$ours', compiler '$theirs'\n"
}

markers_smoke
version_tests
