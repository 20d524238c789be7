static int foo __attribute__ ((__weakref__("foo")));
