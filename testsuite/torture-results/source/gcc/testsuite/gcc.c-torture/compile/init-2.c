struct
{
  int e1, e2;
} v = { e2: 0 };
