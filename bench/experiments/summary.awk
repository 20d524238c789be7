# SPDX-License-Identifier: MIT
# summary.awk - sorted samples (measure.c) to a row each of minimum, quartiles and what
# was measured then; and the rows of what is absent.
#
# -v then=FILE -v absent=FILE

BEGIN {
	FS = OFS = "\t"
	print "part", "loop", "mechanism", "state", "samples", "minimum", "quartile1", \
		"median", "quartile3", "then", "absent_because"
	while ((getline line <then) > 0) {
		if (split(line, field, FS) == 5)
			old[field[1], field[2], field[3], field[4]] = field[5]
	}
}

function was(part, loop, mechanism, state)
{
	return (part, loop, mechanism, state) in old ? old[part, loop, mechanism, state] : "-"
}

# The value below which the fraction F of the N values lies.
function quantile(f,    place, whole)
{
	place = 1 + f * (n - 1)
	whole = int(place)
	return whole >= n ? v[n] : v[whole] + (place - whole) * (v[whole + 1] - v[whole])
}

function row()
{
	if (!n)
		return
	printf "%s\t%s\t%s\t%s\t%d\t%.3f\t%.3f\t%.3f\t%.3f\t%s\t\n", part, loop, mechanism,
		state, n, v[1], quantile(0.25), quantile(0.5), quantile(0.75),
		was(part, loop, mechanism, state)
	n = 0
}

$1 != part || $2 != loop || $3 != mechanism || $4 != state {
	row()
	part = $1
	loop = $2
	mechanism = $3
	state = $4
}

{
	v[++n] = $5
	loops[part] = loops[part] (index(loops[part] FS, FS loop FS) ? "" : FS loop)
}

END {
	row()
	while ((getline line <absent) > 0) {
		split(line, field, FS)
		number = split(substr(loops[field[1]], 2), name, FS)
		for (i = 1; i <= number; i++)
			print field[1], name[i], field[2], field[3], 0, "-", "-", "-", "-",
				was(field[1], name[i], field[2], field[3]), field[4]
	}
}
