int
imm ()

{
  return 11234;

}
