# shellcheck shell=sh
# SPDX-License-Identifier: MIT
#
# lttng.sh - part of experiments.sh: LTTng-UST while a session daemon of our own
# records. Its home is a new folder; as root, nobody runs it and the program, since
# the daemon of root is everybody's.

# shellcheck disable=SC2154 # experiments.sh sets them

lttng_home=
lttng_daemon=

# lttng_as COMMAND...: as the daemon's user, in its home.
lttng_as()
{
	if [ "$(id -u)" -eq 0 ]; then
		set -- setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
	fi
	(cd "$lttng_home" && HOME=$lttng_home LTTNG_HOME=$lttng_home \
		LTTNG_UST_REGISTER_TIMEOUT=-1 exec "$@")
}

# lttng_start: 1 if it can't be, for the reason in reason.
lttng_start()
{
	reason='no lttng-sessiond (lttng-tools)'
	command -v lttng-sessiond >/dev/null 2>&1 && command -v lttng >/dev/null 2>&1 || return 1
	reason='lttng-sessiond does not start'
	lttng_home=$(mktemp -d) || return 1
	cp "$output/loops-lttng" "$lttng_home" || return 1
	[ "$(id -u)" -ne 0 ] || chown -R 65534:65534 "$lttng_home" || return 1
	lttng_as lttng-sessiond --no-kernel --background --quiet >"$output/lttng.log" 2>&1 ||
		return 1
	lttng_daemon=$(cat "$lttng_home/.lttng/lttng-sessiond.pid") || return 1
	reason='lttng does not record'
	for command in 'create experiments' 'enable-channel -u --overwrite c' \
		'enable-event -u -c c bench:tick' start; do
		# shellcheck disable=SC2086 # words
		lttng_as lttng -n $command >>"$output/lttng.log" 2>&1 || return 1
	done
}

# lttng_measure REPETITIONS: while it records.
lttng_measure()
{
	lttng_as ./loops-lttng "$1" on
}

lttng_stop()
{
	if [ -n "$lttng_daemon" ]; then
		lttng_as lttng -n destroy experiments >>"$output/lttng.log" 2>&1
		kill "$lttng_daemon" 2>/dev/null
		for _ in 1 2 3 4 5; do
			kill -0 "$lttng_daemon" 2>/dev/null || break
			sleep 1
		done
	fi
	[ -z "$lttng_home" ] || rm -rf "$lttng_home"
	lttng_daemon=
	lttng_home=
}
