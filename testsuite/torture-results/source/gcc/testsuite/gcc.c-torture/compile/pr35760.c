/* PR target/35760 */

void
foo (void)
{
  __complex__ float i = 0;
}
