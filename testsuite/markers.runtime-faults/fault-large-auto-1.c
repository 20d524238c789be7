/* SPDX-License-Identifier: MIT */
/* Each allocation and system call fails once in a very large batch: MARKERS_PATCH=auto, pwrite with EIO.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-timeout 300 } */
/* { dg-set-env MARKERS_PATCH "auto" } */
/* { dg-link-options "-static -pthread -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=strdup,--wrap=open,--wrap=pwrite,--wrap=mprotect,--wrap=syscall,--wrap=opendir,--wrap=sigaction,--wrap=pthread_sigmask" } */
#define FAULT_MANY 4200
#define FAULT_PWRITE EIO
#include "fault.h"
