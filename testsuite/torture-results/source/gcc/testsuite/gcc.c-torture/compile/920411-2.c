x(){int n;double x;n=x<1?n:n+1;}
