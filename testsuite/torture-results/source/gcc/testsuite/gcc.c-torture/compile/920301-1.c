/* { dg-require-effective-target label_values } */

f(){static void*t[]={&&x};x:;}
g(){static unsigned p[5];}
