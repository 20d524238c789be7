/* SPDX-License-Identifier: MIT */
/* A file without markers. */
int plain(int x);
int plain(int x)
{
	return x * 3;
}
