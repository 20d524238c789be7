# SPDX-License-Identifier: MIT
# -flto, and a link that forgets the plugin: sites or a diagnostic, never a silent
# plain call.

proc lto_forgotten_plugin {} {
    global objdir srcdir subdir CC MARKERS_PLUGIN MARKERS_INCLUDES
    set objects {}
    foreach {name options} {
	thin {} auto {-flto=auto} fat {-ffat-lto-objects}
    } {
	set object [file join $objdir lto-$name.o]
	set out [file join $objdir lto-$name]
	markers_expect "-flto: compiles ($name)" \
	    [concat $CC [list -O2 -flto -fplugin=$MARKERS_PLUGIN] $options $MARKERS_INCLUDES \
		[list -c [file join $srcdir $subdir lto-forgotten.c] -o $object]] 0 {} {}
	markers_expect "-flto: a link without the plugin is an error ($name)" \
	    [concat $CC [list -O2 -flto $object -o $out]] 1 {} \
	    {this object has markers: link it with -fplugin=markers\.so}
    }
    # A fat object linked without -flto holds what the plugin has made of it.
    markers_expect "-fno-lto: a link without the plugin" \
	[concat $CC [list -O2 -fno-lto $object -o $out]] 0 {} {}
    if {[catch {markers_rows $out} rows] || [llength $rows] != 1} {
	fail "-fno-lto: one row ($rows)"
    } else {
	pass "-fno-lto: one row"
    }
    markers_expect "-fno-lto: the program runs" [list $out] 0 {} {}
}

markers_smoke
lto_forgotten_plugin
