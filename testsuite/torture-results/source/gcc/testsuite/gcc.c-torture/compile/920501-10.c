x(y){return 8193*y;}
