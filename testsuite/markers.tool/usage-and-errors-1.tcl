# SPDX-License-Identifier: MIT
# The command line: help and version on standard output, errors exit with 2.

set see_help {Try 'markers --help'\.\n$}
set see_list {Try 'markers list --help'\.\n$}

markers_tool_expect "help" {--help} 0 {^Usage: markers COMMAND .*list .*Exit status: 0} ""
markers_tool_expect "version" {--version} 0 "^markers $MARKERS_VERSION\n\$" ""
markers_tool_expect "help of list" {list --help} 0 {^Usage: markers list .*--json} ""

markers_tool_expect "no command" {} 2 "" "^markers: no command given\n$see_help"
markers_tool_expect "unknown command" {lisp x} 2 "" "^markers: unknown command 'lisp'\n$see_help"
markers_tool_expect "unknown option" {--lisp} 2 "" "^markers: unknown option '--lisp'\n$see_help"
markers_tool_expect "list: no file" {list} 2 "" "^markers: list: no file given\n$see_list"
markers_tool_expect "list: two files" {list a b} 2 "" \
    "^markers: list: one file at a time; 'b' is a second one\n$see_list"
markers_tool_expect "list: unknown long option" {list --jason x} 2 "" \
    "^markers: list: unknown option '--jason'\n$see_list"
markers_tool_expect "list: unknown short option" {list -x x} 2 "" \
    "^markers: list: unknown option '-x'\n$see_list"
markers_tool_expect "list: option with a value too many" {list --json=1 x} 2 "" \
    "^markers: list: option '--json=1' takes no argument\n$see_list"
markers_tool_expect "list: a name that begins with a dash" {list -- --json} 2 "" \
    {^markers: --json: cannot open: No such file}

# What cannot be written is an error, not a short answer.
set program [tool_two_sites usage-two]
tool_expect_output_to "list to a full disk" [list list $program] /dev/full \
    {^markers: standard output: cannot write: No space left}
tool_expect_output_to "list --json to a full disk" [list list --json $program] /dev/full \
    {^markers: standard output: cannot write: No space left}
tool_expect_output_to "list to nowhere" [list list $program] - \
    {^markers: standard output: cannot write: Bad file descriptor}
tool_expect_output_to "help to a full disk" --help /dev/full {^markers: standard output: cannot write}
tool_expect_output_to "version to a full disk" --version /dev/full {^markers: standard output: cannot write}
