/* { dg-options "-std=gnu89" } */

typedef int __attribute__((vector_size (8))) vec;

vec a[] = {(vec) {1, 2}, {3, 4}};
