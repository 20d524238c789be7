double testit(double _Complex* t)
{
  return *t==0.0?0.0:-*t;
}

