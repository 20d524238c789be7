static __inline__ int f () { return g (); }
int g () { return f (); }
