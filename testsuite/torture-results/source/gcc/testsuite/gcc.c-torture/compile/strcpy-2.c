char wrkstr_un[270];
extern void
LoadUserAlph (char *s)
{
  s = &wrkstr_un[0];
  __builtin_strcpy (s, "");
};
