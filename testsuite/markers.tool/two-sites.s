# SPDX-License-Identifier: MIT
# A program or library with two markers, one with a provider, and three sites.
	.include "sites.inc"
	object
	marker	request_start
	marker	cache_miss, storage

	function main
	site	request_start, main, 12
	site	cache_miss, lookup, 34
	xor	%eax, %eax
	ret
	end	main

	function unused
	site	cache_miss, unused, 56
	ret
	end	unused
