# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
#
# Sourced by tools/check and tools/demo: the Debian packages that they need, and
#
#	install_for_build NAME...
#
# which installs what is missing of those that building needs and of NAME...
# With nothing missing it asks for neither root nor network.

# To build, from a copy from git.
packages_build='autoconf automake libtool make gcc g++ libelf-dev pkg-config'
# To run the tests, and the manual.
packages_test='dejagnu expect binutils texinfo'
# Without one of these a few tests are UNSUPPORTED.
packages_test_more='gdb valgrind lld mold clang elfutils xz-utils cmake meson ninja-build bolt-16 patchelf qemu-user gfortran gdc gobjc'
# The demo's program.
packages_demo='ca-certificates dpkg-dev patch'

# The package of the plugin headers: the compiler, which has to be there, names
# it.
packages_plugin()
{
	major=$("${CC:-gcc}" -dumpversion | sed 's/\..*//') && echo "gcc-$major-plugin-dev"
}

# GCC's own tests, of which a sample runs.
packages_source()
{
	major=$("${CC:-gcc}" -dumpversion | sed 's/\..*//') && echo "gcc-$major-source"
}

package_is_installed()
{
	dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null | grep -q -x installed
}

# as_root COMMAND...: as root or by sudo without a password; 127 if neither.
as_root()
{
	if [ "$(id -u)" -eq 0 ]; then
		"$@"
	elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
		sudo -n "$@"
	else
		return 127
	fi
}

# Of the names given, those that are missing.
missing_packages()
{
	for package do
		# Debian 12 and later call it pkgconf; both provide the program.
		[ "$package" = pkg-config ] && command -v pkg-config >/dev/null 2>&1 && continue
		package_is_installed "$package" || printf '%s ' "$package"
	done
}

# install_packages NAME...: returns 1, having said what to install, if it can't.
install_packages()
{
	# shellcheck disable=SC2046 # names
	set -- $(missing_packages "$@")
	[ $# -gt 0 ] || return 0
	if ! command -v apt-get >/dev/null 2>&1; then
		echo "missing, and there is no apt-get to install them: $*" >&2
		return 1
	fi
	echo "installing: $*"
	log=$(mktemp) || return 1
	status=0
	{
		as_root apt-get -q update &&
			as_root env DEBIAN_FRONTEND=noninteractive \
				apt-get -q -y --no-install-recommends install "$@"
	} >"$log" 2>&1 </dev/null || status=$?
	if [ "$status" -ne 0 ]; then
		tail -n 15 "$log" >&2
		echo "could not install packages (root or sudo without a password is needed). As root, run:" >&2
		echo "  apt-get install $*" >&2
	fi
	rm -f "$log"
	[ "$status" -eq 0 ]
}

install_for_build()
{
	# shellcheck disable=SC2086 # names
	if ! install_packages $packages_build "$@"; then
		command -v "${CC:-gcc}" >/dev/null 2>&1 ||
			echo "  and then gcc-N-plugin-dev, where N is that gcc's version" >&2
		return 1
	fi
	install_packages "$(packages_plugin)"
}
