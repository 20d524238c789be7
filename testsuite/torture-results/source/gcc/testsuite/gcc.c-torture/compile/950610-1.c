f (int n, int a[2][n]) {}
