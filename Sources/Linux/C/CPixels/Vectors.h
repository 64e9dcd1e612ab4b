#pragma once

#include <stdint.h>
#include <string.h>

// Two pixels, one lane of 16 bits for each component.
typedef uint8_t hm_u8x8 __attribute__((vector_size(8)));
typedef uint16_t hm_u16x8 __attribute__((vector_size(16)));
// One pixel.
typedef float hm_f32x4 __attribute__((vector_size(16)));

// ThreadSanitizer is not there yet when versions of functions are chosen.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HM_ONE_VERSION
#endif
#endif

// A second version of a function for machines with wider vectors, chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__) && !defined(HM_ONE_VERSION)
#define HM_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define HM_CLONES
#endif

#define HM_INLINE static inline __attribute__((always_inline))

HM_INLINE hm_u16x8 hm_splat(uint16_t value) {
  return (hm_u16x8){value, value, value, value, value, value, value, value};
}

HM_INLINE hm_u16x8 hm_load2(const uint32_t *pixels) {
  hm_u8x8 bytes;
  memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, hm_u16x8);
}

HM_INLINE void hm_store2(uint32_t *pixels, hm_u16x8 value) {
  hm_u8x8 bytes = __builtin_convertvector(value, hm_u8x8);
  memcpy(pixels, &bytes, 8);
}

// One pixel in both halves.
HM_INLINE hm_u16x8 hm_load1(uint32_t pixel) {
  uint32_t twice[2] = {pixel, pixel};
  return hm_load2(twice);
}

HM_INLINE uint32_t hm_store1(hm_u16x8 value) {
  uint32_t pixels[2];
  hm_store2(pixels, value);
  return pixels[0];
}

HM_INLINE hm_u16x8 hm_alphas(hm_u16x8 value) {
  return __builtin_shufflevector(value, value, 3, 3, 3, 3, 7, 7, 7, 7);
}

// The product of two factors in 255ths, divided by 255 and rounded exactly.
HM_INLINE hm_u16x8 hm_product(hm_u16x8 a, hm_u16x8 b) {
  hm_u16x8 sum = a * b + 128;
  return (sum + (sum >> 8)) >> 8;
}

HM_INLINE hm_u16x8 hm_source_over(hm_u16x8 source, hm_u16x8 below) {
  return source + hm_product(below, 255 - hm_alphas(source));
}

// Four pixels: on machines with wide vectors one operation, on others two.
typedef uint8_t hm_u8x16 __attribute__((vector_size(16)));
typedef uint16_t hm_u16x16 __attribute__((vector_size(32)));

// Wide vectors go by address, since how they are passed by value depends on the machine.
HM_INLINE void hm_over4(uint32_t *target, const hm_u16x16 *source, const hm_u16x16 *rest) {
  hm_u8x16 bytes;
  memcpy(&bytes, target, 16);
  hm_u16x16 sum = __builtin_convertvector(bytes, hm_u16x16) * *rest + 128;
  bytes = __builtin_convertvector(*source + ((sum + (sum >> 8)) >> 8), hm_u8x16);
  memcpy(target, &bytes, 16);
}

#define HM_ALPHAS4(v) __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)

#define HM_TWICE(v) __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7)
