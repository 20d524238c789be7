# SPDX-License-Identifier: MIT
# Files that are not what the tool reads: one message, status 2 (could not look)
# or 1 (there are no sites), nothing on standard output.

proc input_error {title file message {status 2}} {
    markers_tool_expect "list: $title" [list list $file] $status "" "^markers: \[^\n]*: $message\[^\n]*\n\$"
}

input_error "missing file" [tool_path not-here] {cannot open: No such file or directory; check its name}
input_error "directory" $objdir {is a directory; name one program}
input_error "device" /dev/null {is not a regular file; name a program}
input_error "empty file" [tool_binary [tool_path input-empty] ""] {is empty; was the link}
input_error "text file" [tool_binary [tool_path input-text] "hello\n"] {is not an ELF file; name a program}
input_error "one byte" [tool_binary [tool_path input-byte] "\x7f"] {is not an ELF file; name a program}
file delete -force -- [tool_path input-fifo]
tool_run mkfifo [tool_path input-fifo]
input_error "FIFO" [tool_path input-fifo] {is not a regular file}

set program [tool_two_sites input-two]
set size [file size $program]
input_error "ELF magic only" [tool_truncate $program input-4 4] \
    {is truncated: its ELF header needs 64 bytes, the file has 4; copy or link it again}
input_error "truncated in the ELF header" [tool_truncate $program input-30 30] \
    {is truncated: its ELF header needs 64 bytes, the file has 30}
input_error "truncated in the program headers" [tool_truncate $program input-100 100] \
    {is truncated: its program header table \(0x[0-9a-f]+ bytes from offset 0x40\) ends after the file's 0x64}
input_error "truncated before the section headers" [tool_truncate $program input-half [expr {$size / 2}]] \
    {is truncated: its section header table}
input_error "truncated by a byte" [tool_truncate $program input-less [expr {$size - 1}]] \
    {is truncated: its section header table}

# Fields of the ELF header by their offsets.
input_error "32-bit file" [tool_edit $program input-32 4 1] {is a 32-bit ELF file; only x86-64}
input_error "big-endian file" [tool_edit $program input-be 5 2] {is a big-endian ELF file; only x86-64}
input_error "unknown class" [tool_edit $program input-class 4 9] {is damaged: its ELF identification}
input_error "unknown byte order" [tool_edit $program input-order 5 0] {is damaged: its ELF identification}
input_error "unknown ELF version" [tool_edit $program input-version 6 7] {is damaged: its ELF identification}
input_error "core file" [tool_edit $program input-core 16 {4 0}] {is a core file; name the program}
input_error "unknown ELF type" [tool_edit $program input-type 16 {9 0}] {has the unknown ELF type 9}
input_error "known other processor" [tool_edit $program input-arm 18 {183 0}] \
    {is for AArch64 \(e_machine 183\); only x86-64}
input_error "unknown other processor" [tool_edit $program input-machine 18 {1 2}] \
    {is for another processor \(e_machine 513\); only x86-64}
input_error "wrong e_phentsize" [tool_edit $program input-phentsize 54 {57 0}] {is damaged: e_phentsize}
input_error "wrong e_shentsize" [tool_edit $program input-shentsize 58 {65 0}] {is damaged: e_shentsize}

# A section and a segment that end after the file: sh_size of section 1 and
# p_filesz of the first PT_LOAD.
set headers [tool_run readelf -hW $program]
regexp {Start of section headers:\s+(\d+)} $headers all sections
input_error "section ends after the file" \
    [tool_edit $program input-section [expr {$sections + 64 + 32}] {0 0 0 0 1}] \
    {is truncated: its section 1 \(0x1[0-9a-f]+ bytes from offset 0x}
set number [lsearch [regexp -all -inline -line {^  [A-Z_]+ +0x} [tool_run readelf -lW $program]] "*LOAD*"]
input_error "segment ends after the file" \
    [tool_edit $program input-segment [expr {64 + 56 * $number + 32}] {0 0 0 0 1}] \
    "is truncated: its segment $number "
input_error "overlapping segments" \
    [tool_edit $program input-overlap [expr {64 + 56 * $number + 16}] {0 32}] \
    {is damaged: two of its segments overlap}

# Files of the right kind without sites.
markers_write [tool_path input-plain.c] "int plain(void) { return 0; }\n"
set plain [tool_path input-plain.c]
input_error "shared object without markers" [tool_compile input-plain.so "-shared $plain"] \
    {has no markers; compile it with \$\(pkg-config} 1
input_error "object file without markers" [tool_compile input-plain.o "-c $plain"] {has no markers} 1
input_error "LTO object" [tool_compile input-lto.o "-c -flto -fno-fat-lto-objects $plain"] \
    {is an LTO object, which has no sites yet; link it first} 1
input_error "note without sites" [tool_shared input-note.so "\tobject"] \
    {has no sites: it was compiled with the plugin, but the code in it calls no marker} 1
markers_tool_expect "list --json: no sites is an empty array" \
    [list list --json [tool_path input-plain.o]] 1 "^\\\[\\\]\n\$" {has no markers}

tool_run objcopy --only-keep-debug $program [tool_path input-debug]
input_error "separate debug file" [tool_path input-debug] {is a separate debug file, without code; name the program}
