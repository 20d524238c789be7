char *s = L"a" "b";
