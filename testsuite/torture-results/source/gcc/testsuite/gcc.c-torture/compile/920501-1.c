/* { dg-require-effective-target label_values } */

a(){int**b[]={&&c};c:;}
