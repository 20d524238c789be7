/* SPDX-License-Identifier: MIT */
/* The parameters of a marker: names, types, sizes and kinds. */
/* { dg-do run } */
/* { dg-no-runtime } */
#include <complex.h>
#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>
#include <markers.h>
#include "descriptors.h"

struct point {
	double x, y;
};
union either {
	char c[12];
	int i;
};
enum colour { RED, GREEN };
enum temperature { COLD = -1, HOT };
typedef uint16_t port;
typedef const char *string;
typedef int v4si __attribute__((vector_size(16)));

MARKER void whole(char c, signed char sc, unsigned char uc, short s, unsigned short us, int i,
		  unsigned u, long l, unsigned long ul, long long ll, unsigned long long ull,
		  __int128 w);
MARKER void floats(float f, double d, long double ld, double complex c, _Decimal64 dec);
MARKER void pointers(const char *s, char *t, void *v, const int *i, struct point *p,
		     void (*f)(int), char **argv, const unsigned char *bytes, string alias);
MARKER void others(bool b, enum colour c, enum temperature t, struct point p, union either e,
		   v4si v, port n, size_t z, wchar_t w);
MARKER void unnamed(int, const char *);
MARKER void array(int a[8], char text[]);

int main(void)
{
	static const struct point point;
	static const union either either;
	static const v4si vector;

	whole(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
	floats(0, 0, 0, 0, 0);
	pointers(0, 0, 0, 0, 0, 0, 0, 0, 0);
	others(0, RED, HOT, point, either, vector, 0, 0, 0);
	unnamed(0, 0);
	array(0, 0);

#define P check_parameter
/* As the language names it. */
#if __STDC_VERSION__ >= 202311L
#define BOOL "bool"
#else
#define BOOL "_Bool"
#endif
	P("whole", 0, "c", "char", 1, MARKER_PARAMETER_CHARACTER);
	P("whole", 1, "sc", "signed char", 1, MARKER_PARAMETER_SIGNED);
	P("whole", 2, "uc", "unsigned char", 1, MARKER_PARAMETER_UNSIGNED);
	P("whole", 3, "s", "short int", 2, MARKER_PARAMETER_SIGNED);
	P("whole", 4, "us", "short unsigned int", 2, MARKER_PARAMETER_UNSIGNED);
	P("whole", 5, "i", "int", 4, MARKER_PARAMETER_SIGNED);
	P("whole", 6, "u", "unsigned int", 4, MARKER_PARAMETER_UNSIGNED);
	P("whole", 7, "l", "long int", 8, MARKER_PARAMETER_SIGNED);
	P("whole", 8, "ul", "long unsigned int", 8, MARKER_PARAMETER_UNSIGNED);
	P("whole", 9, "ll", "long long int", 8, MARKER_PARAMETER_SIGNED);
	P("whole", 10, "ull", "long long unsigned int", 8, MARKER_PARAMETER_UNSIGNED);
	P("whole", 11, "w", "__int128", 16, MARKER_PARAMETER_SIGNED);

	P("floats", 0, "f", "float", 4, MARKER_PARAMETER_FLOAT);
	P("floats", 1, "d", "double", 8, MARKER_PARAMETER_FLOAT);
	P("floats", 2, "ld", "long double", 16, MARKER_PARAMETER_FLOAT);
	P("floats", 3, "c", "complex double", 16, MARKER_PARAMETER_COMPLEX);
	P("floats", 4, "dec", "_Decimal64", 8, MARKER_PARAMETER_OTHER);

	P("pointers", 0, "s", "const char *", 8, MARKER_PARAMETER_STRING);
	P("pointers", 1, "t", "char *", 8, MARKER_PARAMETER_STRING);
	P("pointers", 2, "v", "void *", 8, MARKER_PARAMETER_POINTER);
	P("pointers", 3, "i", "const int *", 8, MARKER_PARAMETER_POINTER);
	P("pointers", 4, "p", "struct point *", 8, MARKER_PARAMETER_POINTER);
	P("pointers", 5, "f", "void (*)(int)", 8, MARKER_PARAMETER_POINTER);
	P("pointers", 6, "argv", "char **", 8, MARKER_PARAMETER_POINTER);
	P("pointers", 7, "bytes", "const unsigned char *", 8, MARKER_PARAMETER_POINTER);
	P("pointers", 8, "alias", "string", 8, MARKER_PARAMETER_STRING);

	P("others", 0, "b", BOOL, 1, MARKER_PARAMETER_BOOL);
	P("others", 1, "c", "enum colour", 4, MARKER_PARAMETER_UNSIGNED);
	P("others", 2, "t", "enum temperature", 4, MARKER_PARAMETER_SIGNED);
	P("others", 3, "p", "struct point", 16, MARKER_PARAMETER_OTHER);
	P("others", 4, "e", "union either", 12, MARKER_PARAMETER_OTHER);
	P("others", 5, "v", "v4si", 16, MARKER_PARAMETER_OTHER);
	P("others", 6, "n", "port", 2, MARKER_PARAMETER_UNSIGNED);
	P("others", 7, "z", "size_t", 8, MARKER_PARAMETER_UNSIGNED);

	P("unnamed", 0, 0, "int", 4, MARKER_PARAMETER_SIGNED);
	P("unnamed", 1, 0, "const char *", 8, MARKER_PARAMETER_STRING);
	P("array", 0, "a", "int *", 8, MARKER_PARAMETER_POINTER);
	P("array", 1, "text", "char *", 8, MARKER_PARAMETER_STRING);
	check_text("prototype", text_of(&find_descriptor("unnamed")->prototype),
		   "void (int, const char *)");
	return 0;
}
