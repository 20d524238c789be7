int main(int argc, char *argv[])
{
  strcat(argv[0], "X");
  return strlen(argv[0]);
}
