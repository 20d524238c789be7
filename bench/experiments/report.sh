# shellcheck shell=sh
# SPDX-License-Identifier: MIT
#
# report.sh - part of experiments.sh: from samples to tables, plots and the verdict.

# shellcheck disable=SC2154 # experiments.sh sets them

summarise()
{
	sort -t "$(printf '\t')" -k1,4 -k5,5g "$output/samples" |
		awk -v then="$source/then.tsv" -v absent="$output/absent" -f "$source/summary.awk" \
			>"$output/experiments.tsv" && rm -f "$output/samples"
}

head_of_report()
{
	echo "Then and now: the mechanisms of 2006 and 2007, measured again"
	echo
	sed -n 's/^model name[[:space:]]*: /processor: /p' /proc/cpuinfo | sed -n 1p
	echo "counter:   $("$output/tsc")"
	echo "kernel:    $(uname -srm)$(grep -q '^flags.* hypervisor' /proc/cpuinfo && echo ', in a virtual machine')"
	echo "compiler:  $($CC --version | sed -n 1p)"
	[ -z "$xray" ] || echo "XRay:      $($xray --version | sed -n 1p)"
	echo "load:      $(cut -d' ' -f1-3 /proc/loadavg) of $(nproc --all) processors; processor $EXPERIMENTS_CPU measured"
	echo "runs:      $EXPERIMENTS_RUNS; conditions on $((miss_bytes / 1048576)) MiB of memory"
	echo
}

report()
{
	$CC -O2 -Wall -Wextra -I"$source" "$source/tsc.c" -o "$output/tsc" || fail 'tsc.c does not compile'
	{
		head_of_report
		awk -v hot="$output/hot" -f "$source/report.awk" "$output/experiments.tsv"
		printf '\nVerdict\n\n'
		awk -f "$source/verdict.awk" "$output/experiments.tsv"
		echo $? >"$output/status"
		printf '\n%s\n' "$plots"
	} >"$output/experiments.txt"
	cat "$output/experiments.txt"
}

plot()
{
	plots='No plots: no gnuplot.'
	command -v gnuplot >/dev/null 2>&1 || return 0
	awk -v folder="$output" -f "$source/plots.awk" "$output/experiments.tsv" || fail 'no data to plot'
	for each in loops-empty loops-memcpy conditions syscalls growth many; do
		gnuplot -e "folder='$output'; name='$each'" "$source/plots.gp" >"$output/log" 2>&1 || {
			cat "$output/log" >&2
			fail "gnuplot does not make $each.svg"
		}
	done
	plots="Plots: $output/*.svg"
}
