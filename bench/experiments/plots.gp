# SPDX-License-Identifier: MIT
# plots.gp - one plot. gnuplot -e "folder='...'; name='...'" plots.gp

set terminal svg size 900,500 noenhanced
set output folder.'/'.name.'.svg'
set datafile separator "\t"
set datafile missing "?"
set key left top
set grid ytics
data = folder.'/'.name.'.dat'
title_of(n) = n eq 'loops-empty' ? 'An event in an empty loop' : \
	n eq 'loops-memcpy' ? 'An event in a loop of memcpy of 4,096 bytes' : \
	n eq 'conditions' ? 'A condition in a loop, 128 bytes further each turn' : \
	n eq 'syscalls' ? 'Two events in an empty loop, by where the probe counts' : \
	n eq 'growth' ? 'Events in the body of one loop, off' : \
	'Sites executed in turn, off'
set title title_of(name)
if (name eq 'growth' || name eq 'many') {
	set logscale x
	set xlabel 'sites'
	set ylabel (name eq 'growth' ? 'cycles a turn above bare' : 'cycles a site above bare')
	stats data skip 1 nooutput
	plot for [i=2:STATS_columns] data using 1:i with linespoints title columnhead(i)
} else {
	set ylabel 'cycles a turn above bare (log scale above 10)'
	set style data histograms
	set style histogram errorbars gap 1 lw 1
	set style fill solid 0.6
	set bars 0.5
	set xtics rotate by -40 left
	# Linear up to 10, then so that traps do not hide the rest.
	scaled(y) = y < 10 ? y : 10 * (1 + log10(y / 10))
	set ytics ('0' 0, '2' 2, '4' 4, '6' 6, '8' 8, '10' 10, '20' scaled(20), '50' scaled(50), \
		'100' scaled(100), '1000' scaled(1000), '3000' scaled(3000))
	plot data every ::1 using (scaled($2)):(scaled($3)):(scaled($4)):xtic(1) title 'off', \
		'' every ::1 using (scaled($5)):(scaled($6)):(scaled($7)) title 'on'
}
