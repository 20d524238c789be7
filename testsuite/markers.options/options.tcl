# SPDX-License-Identifier: MIT
# Builds hosts.c or hosts.cc with a set of options, looks at it and runs it.

# Processors that run what -march=x86-64-vN makes.
set options_levels {
    x86-64-v3 {avx2 bmi1 bmi2 f16c fma movbe abm}
    x86-64-v4 {avx2 bmi1 bmi2 f16c fma movbe abm avx512f avx512bw avx512cd avx512dq avx512vl}
}

# What the processor lacks to run code that is compiled with OPTIONS.
proc options_lacks {options} {
    global options_levels
    set lacks {}
    regexp -line {^flags\s*:(.*)$} [markers_read /proc/cpuinfo] all flags
    foreach {level needs} $options_levels {
	if {"-march=$level" in $options} {
	    foreach feature $needs {
		if {$feature ni $flags} {
		    lappend lacks $feature
		}
	    }
	}
    }
    return $lacks
}

# The program, or "". No message is expected: neither ours, nor one that the code
# which the plugin adds has GCC say.
proc options_build {title source options program} {
    global srcdir subdir
    markers_reset_test $title
    lassign [markers_build_sources [list [file join $srcdir $subdir $source]] $options $program] \
	status text
    markers_clean_test
    regsub -all -line {^lto-wrapper: (warning|note): .*$} $text "" text
    set text [string trim $text]
    if {$status eq "0" && $text eq ""} {
	pass "$title: builds"
	return $program
    }
    # glibc says so to GCC 11.
    if {$status eq "0" && [string match "*_FORTIFY_SOURCE > 2 is treated like 2*" $text]} {
	unsupported "$title (this compiler's _FORTIFY_SOURCE ends at 2)"
	return ""
    }
    fail "$title: builds (status $status: [string range $text 0 300])"
    return ""
}

# A host that is cold itself has its blocks inside; there is a note of it then.
proc options_check {title program} {
    markers_tool_expect "$title: check" [list check $program] 0 {no fault\n$} \
	{^([^\n]*: note: \d+ of \d+ blocks lie in their host;[^\n]*\n)?$}
}

proc options_run {title program} {
    global objdir
    markers_expect "$title: off" [list $program] 0 {} {} -dir $objdir
    markers_expect "$title: on" [list $program] 0 {} {} -dir $objdir -env {MARKERS *}
}

proc options_test {source options} {
    global objdir
    set title "$source $options"
    file delete {*}[glob -nocomplain [file join $objdir options-*]]
    set program [options_build $title $source $options [file join $objdir options]]
    if {$program eq ""} {
	return
    }
    options_check $title $program
    set lacks [options_lacks $options]
    if {[llength $lacks]} {
	unsupported "$title: runs (this processor lacks [join $lacks])"
    } else {
	options_run $title $program
    }
}

# Trained with all sites on, so that the profile knows of code that is off.
proc options_profile {source options} {
    global objdir
    set title "$source $options -fprofile-generate"
    set name [file join $objdir profile]
    file delete {*}[glob -nocomplain $name*]
    set program [options_build $title $source "$options -fprofile-generate" $name]
    if {$program eq ""} {
	return
    }
    options_run $title $program
    if {![llength [glob -nocomplain $name*.gcda]]} {
	fail "$title: leaves a profile"
	return
    }
    set title "$source $options -fprofile-use"
    set program [options_build $title $source "$options -fprofile-use" $name]
    if {$program ne ""} {
	options_check $title $program
	options_run $title $program
    }
    file delete {*}[glob -nocomplain $name*]
}
