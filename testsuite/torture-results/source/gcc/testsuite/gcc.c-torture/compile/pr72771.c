void fn2(void);
void fn3(unsigned long);

signed char a;
int b, c, e, f;
float *d;

void fn1(void) {
        unsigned short g = 0;
lbl_986:
        for (;;) {
                c = 0;
                for (; c <= 2;) {
                        *d = g;
                        fn2();
                        if (e)
                                goto lbl_986;
                }
                g = 2;
                for (; (short) g >= 0; g--) {
                        for (; b;) {
                                fn3(45360);
                                f = 0;
                                for (; a >= 0; a--)
                                        ;
                        }
                }
        }
}
