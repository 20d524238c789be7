int you_shall_not_flatten_me () __attribute__ ((flatten));
main()
{
  you_shall_not_flatten_me ();
}
