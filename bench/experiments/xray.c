/* SPDX-License-Identifier: MIT */
/* xray.c - empty handlers for the events of XRay, and what patches them in. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* As xray/xray_interface.h has them, which is for C++. */
int __xray_set_customevent_handler(void (*handler)(void *event, size_t size));
int __xray_set_typedevent_handler(void (*handler)(uint16_t type, const void *event,
						  size_t size));
int __xray_patch(void);
int __xray_unpatch(void);
enum { XRAY_SUCCESS = 1 };

int xray_set(bool on);

static void custom_handler(void *event, size_t size)
{
	(void)event;
	(void)size;
}

static void typed_handler(uint16_t type, const void *event, size_t size)
{
	(void)type;
	(void)event;
	(void)size;
}

int xray_set(bool on)
{
	__xray_set_customevent_handler(custom_handler);
	__xray_set_typedevent_handler(typed_handler);
	return (on ? __xray_patch() : __xray_unpatch()) == XRAY_SUCCESS ? 0 : -1;
}
