double f (double x) { return x == 0 ? x : 0.0; }
