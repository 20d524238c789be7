#include "pr58201.h"    
                    
C::C2::C2(){ }      
C::C2::~C2() { }    
                    
int main ()         
{                   
    return 0;       
}  
