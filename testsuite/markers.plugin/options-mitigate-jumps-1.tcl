# SPDX-License-Identifier: MIT
# What the plugin adds to an object holds the options that say how GCC jumps and
# returns.

# The instructions of mitigations.c compiled with OPTIONS, and labels, one a line; ""
# if there is none.
proc mitigations_code {options} {
    global objdir srcdir subdir CC MARKERS_PLUGIN MARKERS_INCLUDES
    set object [file join $objdir mitigations.o]
    file delete -force -- $object
    set result [markers_run [concat $CC -fplugin=$MARKERS_PLUGIN $MARKERS_INCLUDES \
	-O2 $options [list -c $srcdir/$subdir/mitigations.c -o $object]]]
    if {[dict get $result status] ne "0"} {
	return ""
    }
    set result [markers_run [list objdump -d --no-show-raw-insn $object]]
    set lines {}
    foreach line [split [dict get $result out] \n] {
	if {[regexp {^[0-9a-f]+ <(.*)>:$} $line all name]} {
	    lappend lines "$name:"
	} elseif {[regexp {^\s*[0-9a-f]+:\s+(\S.*)$} $line all text]} {
	    lappend lines [regsub -all {\s+} [string trim $text] " "]
	}
    }
    return [join $lines \n]
}

# With OPTIONS the object has what all of WANTED match, and nothing that one of
# UNWANTED does.
proc mitigations_check {options wanted unwanted} {
    set code [mitigations_code $options]
    foreach pattern $wanted {
	if {$code ne "" && ![regexp -line -- $pattern $code]} {
	    fail "$options: no \"$pattern\""
	    return
	}
    }
    foreach pattern $unwanted {
	if {[regexp -line -- $pattern $code all]} {
	    fail "$options: \"$all\""
	    return
	}
    }
    if {$code eq ""} {
	unresolved "$options: no code"
    } else {
	pass $options
    }
}

markers_smoke
set indirect {^(?:call|jmp) \*}
# A return that nothing has prepared: of a thunk the line before sets what it pops.
set plain {^(?!(?:lea 0x8\(%rsp\),%rsp|mov %r\w+,\(%rsp\))$).*\nret}
set constructors {marker_object_init:\nendbr64 marker_object_fini:\nendbr64}

# What the checks look for is there without the options.
mitigations_check "" [concat [list $indirect $plain] {^ret\n(?!int3)} $constructors] {}
foreach kind {thunk thunk-inline} {
    mitigations_check "-mindirect-branch=$kind" {pause} [list $indirect]
    mitigations_check "-mfunction-return=$kind" {pause} [list $plain]
    mitigations_check "-mindirect-branch=$kind -mfunction-return=$kind" {pause} \
	[list $indirect $plain]
    mitigations_check "-mindirect-branch=$kind -mindirect-branch-register -masm=intel" {pause} \
	[list $indirect]
}
mitigations_check "-mindirect-branch=thunk-extern -mfunction-return=thunk-extern" {} \
    [list $indirect {^ret}]
mitigations_check "-mharden-sls=all" {} {{^ret\n(?!int3)} {^jmp \*.*\n(?!int3)}}
mitigations_check "-mharden-sls=return" {} {{^ret\n(?!int3)}}
mitigations_check "-mharden-sls=indirect-jmp" {} {{^jmp \*.*\n(?!int3)}}
mitigations_check "-mharden-sls=all -mindirect-branch=thunk-inline -mfunction-return=thunk-inline" \
    {} [list $indirect $plain {^ret\n(?!int3)}]
mitigations_check "-fcf-protection=full" $constructors {}
mitigations_check "-fcf-protection=full -mindirect-branch=thunk-extern -mharden-sls=all" \
    $constructors [list $indirect {^ret\n(?!int3)}]
