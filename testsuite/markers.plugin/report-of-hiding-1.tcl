# SPDX-License-Identifier: MIT
# The option "report" says of each site whether its call is hidden.

proc report_tests {} {
    global objdir CC MARKERS_PLUGIN MARKERS_INCLUDES
    set source [file join $objdir report.c]
    markers_write $source {#include <markers.h>
MARKER void registers(int x);
MARKER void on_stack(long double x);
MARKER void variadic(int x, ...);
int length(const int *);
int f(int x)
{
	registers(x);
	on_stack(x);
	registers(length(&x));
	registers(length(0));
	variadic(x, 1);
	return x;
}
}
    set command [concat $CC [list -fdiagnostics-plain-output -O2 -fplugin=$MARKERS_PLUGIN] \
	$MARKERS_INCLUDES [list -S $source -o /dev/null]]
    set report -fplugin-arg-markers-report
    markers_expect "report: a hidden call" [concat $command $report] 0 {} \
	{report\.c:8:\d+: note: the call of this site is hidden\n}
    markers_expect "report: an ordinary call, and why" [concat $command $report] 0 {} \
	{report\.c:9:\d+: note: the call of this site is an ordinary one, which its host [^\n]*: an argument [^\n]*\n}
    markers_expect "report: a call in an argument that stays in the block" \
	[concat $command $report] 0 {} \
	{report\.c:10:\d+: note: this call in the block of a site is an ordinary one, [^\n]*\n}
    markers_expect "report: the call of a variadic marker" [concat $command $report] 0 {} \
	{report\.c:12:\d+: note: this call in the block of a site is an ordinary one, [^\n]*\n}
    markers_expect "report: no call that is moved away" [concat $command $report] 0 {} \
	{^(?!.*report\.c:11:\d+: note: this)}
    markers_expect "report: an ordinary call is told of once" [concat $command $report] 0 {} \
	{^(?!.*report\.c:9:\d+: note: this)}
    markers_expect "report: nothing without it" $command 0 {} {}
    markers_expect "report: takes no value" [concat $command $report=1] 1 {} \
	{error: '-fplugin-arg-markers-report' takes no value\n}
}

markers_smoke
report_tests
