
int func_75 (int p_76) 
{
  return (1 / (int) -(unsigned int)p_76);
}

