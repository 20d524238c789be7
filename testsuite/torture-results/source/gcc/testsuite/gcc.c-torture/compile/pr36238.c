typedef signed char int8_t;
typedef int int32_t;
typedef unsigned short int uint16_t;
typedef unsigned int uint32_t;
int32_t g_19 = 0x67F5AEE0L;
uint16_t g_169 = 0x89E3L;
const volatile uint32_t g_258 = 0x63AFEBCAL;
int32_t func_11;
int32_t func_29;
int32_t
func_5 (int32_t p_6, int32_t p_8, uint16_t p_10)
{
  if (lshift_s_s (func_11, p_8))
    {
      int8_t l_18 = 0x6FL;
      if (l_18)
        for (p_6 = -14;; g_19 += 6)
          {
            int32_t l_283 = -1L;
            if (((0x45L / 1L) > 0x07414511L * 1L / 1L > func_29) / 1L)
              for (p_8 = 6;; p_8 -= 5)
                l_283 = 0xC90541F7L;
          }
    }
  else
    g_169 = g_258;
}
