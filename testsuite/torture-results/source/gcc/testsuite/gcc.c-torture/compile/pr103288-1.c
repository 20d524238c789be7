
int ui_5;
long func_14_uli_8;
void func_14() {
        ui_5 &= (func_14_uli_8 ? 60 : ui_5) ? 5 : 0;
}
