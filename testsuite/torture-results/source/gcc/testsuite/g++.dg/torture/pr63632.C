// PR bootstrap/63632
// { dg-do link }
// { dg-options "-fno-lto" }

int main () {}
