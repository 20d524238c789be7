__complex__ long double sub (__complex__ long double cld) { return cld; }
