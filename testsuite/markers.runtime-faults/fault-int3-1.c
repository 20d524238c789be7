/* SPDX-License-Identifier: MIT */
/* Each allocation and system call fails once: MARKERS_PATCH=int3, pwrite with EIO.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "int3" } */
/* { dg-link-options "-static -pthread -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=strdup,--wrap=open,--wrap=pwrite,--wrap=mprotect,--wrap=syscall,--wrap=opendir,--wrap=sigaction,--wrap=pthread_sigmask" } */
#define FAULT_PWRITE EIO
#include "fault.h"
