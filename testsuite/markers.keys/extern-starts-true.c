/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER_KEY bool key = true;

int main(void)
{
	return !key;
}
