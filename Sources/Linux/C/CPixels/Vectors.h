#pragma once

#include <stdint.h>
#include <string.h>

// Two pixels, one lane of 16 bits for each component.
typedef uint8_t px_u8x8 __attribute__((vector_size(8)));
typedef uint16_t px_u16x8 __attribute__((vector_size(16)));
// One pixel.
typedef float px_f32x4 __attribute__((vector_size(16)));

// ThreadSanitizer is not yet initialised when the versions of a function are selected.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define PX_ONE_VERSION
#endif
#endif

// A second version of a function for machines with wider vectors. It is selected when the program starts.
#if defined(__x86_64__) && defined(__linux__) && !defined(PX_ONE_VERSION)
#define PX_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define PX_CLONES
#endif

#define PX_INLINE static inline __attribute__((always_inline))

PX_INLINE px_u16x8 px_splat(uint16_t value) {
  return (px_u16x8){value, value, value, value, value, value, value, value};
}

PX_INLINE px_u16x8 px_load2(const uint32_t *pixels) {
  px_u8x8 bytes;
  memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, px_u16x8);
}

PX_INLINE void px_store2(uint32_t *pixels, px_u16x8 value) {
  px_u8x8 bytes = __builtin_convertvector(value, px_u8x8);
  memcpy(pixels, &bytes, 8);
}

// Loads one pixel into both halves.
PX_INLINE px_u16x8 px_load1(uint32_t pixel) {
  uint32_t twice[2] = {pixel, pixel};
  return px_load2(twice);
}

PX_INLINE uint32_t px_store1(px_u16x8 value) {
  uint32_t pixels[2];
  px_store2(pixels, value);
  return pixels[0];
}

PX_INLINE px_u16x8 px_alphas(px_u16x8 value) {
  return __builtin_shufflevector(value, value, 3, 3, 3, 3, 7, 7, 7, 7);
}

// The product of two factors in 255ths, divided by 255 and rounded exactly.
PX_INLINE px_u16x8 px_product(px_u16x8 a, px_u16x8 b) {
  px_u16x8 sum = a * b + 128;
  return (sum + (sum >> 8)) >> 8;
}

PX_INLINE px_u16x8 px_source_over(px_u16x8 source, px_u16x8 below) {
  return source + px_product(below, 255 - px_alphas(source));
}

// Four pixels: one operation on machines with wide vectors, two on others.
typedef uint8_t px_u8x16 __attribute__((vector_size(16)));
typedef uint16_t px_u16x16 __attribute__((vector_size(32)));

// Wide vectors are passed by address, because the convention for passing them by value depends on the machine.
PX_INLINE void px_over4(uint32_t *target, const px_u16x16 *source, const px_u16x16 *rest) {
  px_u8x16 bytes;
  memcpy(&bytes, target, 16);
  px_u16x16 sum = __builtin_convertvector(bytes, px_u16x16) * *rest + 128;
  bytes = __builtin_convertvector(*source + ((sum + (sum >> 8)) >> 8), px_u8x16);
  memcpy(target, &bytes, 16);
}

#define PX_ALPHAS4(v) __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)

#define PX_TWICE(v) __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7)
