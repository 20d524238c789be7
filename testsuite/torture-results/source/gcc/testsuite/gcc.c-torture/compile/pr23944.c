float f(float src[][4])
{
 return *(src[3]);
}
