#include "CPixels.h"
#include "Vectors.h"

// Positions have 32 bits behind the point, so that a step over a whole screen keeps its last pixel.
typedef int64_t position;

HM_INLINE position fixed(double value) { return (position)(value * 4294967296.0); }

HM_INLINE uint32_t pixel_or_none(hm_image image, int64_t x, int64_t y) {
  return x >= 0 && y >= 0 && x < image.width && y < image.height ? image.pixels[y * image.width + x] : 0;
}

// Four neighbours, upper and lower pair, mixed by the position's eight bits behind the point.
HM_INLINE uint32_t mix(hm_u16x8 upper, hm_u16x8 lower, uint16_t share_x, uint16_t share_y) {
  hm_u16x8 pair = (upper * hm_splat((uint16_t)(256 - share_y)) + lower * hm_splat(share_y) + 128) >> 8;
  hm_u16x8 right = __builtin_shufflevector(pair, pair, 4, 5, 6, 7, 0, 1, 2, 3);
  return hm_store1((pair * hm_splat((uint16_t)(256 - share_x)) + right * hm_splat(share_x) + 128) >> 8);
}

void hm_sample(uint32_t *target, hm_image source, double x, double y, double step_x, double step_y, size_t count) {
  // Half of a 256th, so that cutting the position off rounds it.
  position px = fixed(x + 1.0 / 512), py = fixed(y + 1.0 / 512);
  position dx = fixed(step_x), dy = fixed(step_y);
  for (size_t i = 0; i < count; i++, px += dx, py += dy) {
    int64_t column = px >> 32, row = py >> 32;
    uint16_t share_x = (px >> 24) & 255, share_y = (py >> 24) & 255;
    if (column >= 0 && row >= 0 && column + 1 < source.width && row + 1 < source.height) {
      const uint32_t *corner = source.pixels + row * source.width + column;
      target[i] = mix(hm_load2(corner), hm_load2(corner + source.width), share_x, share_y);
    } else if (column < -1 || row < -1 || column >= source.width || row >= source.height) {
      target[i] = 0;
    } else {
      uint32_t upper[2] = {pixel_or_none(source, column, row), pixel_or_none(source, column + 1, row)};
      uint32_t lower[2] = {pixel_or_none(source, column, row + 1), pixel_or_none(source, column + 1, row + 1)};
      target[i] = mix(hm_load2(upper), hm_load2(lower), share_x, share_y);
    }
  }
}
