#include "CPixels.h"
#include "Vectors.h"

#include <math.h>
#include <stdlib.h>

// Positions have 32 fractional bits, so that the error over a whole screen stays below a pixel.
typedef int64_t position;

PX_INLINE position fixed(double value) { return (position)(value * 4294967296.0); }

PX_INLINE uint32_t pixel_or_none(px_image image, int64_t x, int64_t y) {
  return x >= 0 && y >= 0 && x < image.width && y < image.height ? image.pixels[y * image.width + x] : 0;
}

PX_INLINE px_u16x8 mix_rows(px_u16x8 upper, px_u16x8 lower, uint16_t share) {
  return (upper * px_splat((uint16_t)(256 - share)) + lower * px_splat(share) + 128) >> 8;
}

// The mixture of two neighbouring pixels.
PX_INLINE uint32_t mix_pair(px_u16x8 pair, uint16_t share) {
  uint16_t rest = (uint16_t)(256 - share);
  px_u16x8 parts = pair * (px_u16x8){rest, rest, rest, rest, share, share, share, share};
  return px_store1((parts + __builtin_shufflevector(parts, parts, 4, 5, 6, 7, 0, 1, 2, 3) + 128) >> 8);
}

// Along a row of the image, its two source rows are mixed once, so each pixel needs only one more mixture.
static void sample_row(uint32_t *target, px_image source, position px, position py, position dx, size_t count) {
  int64_t row = py >> 32;
  uint16_t share = (py >> 24) & 255;
  position end = px + dx * (position)(count - 1);
  int64_t first = (px < end ? px : end) >> 32, last = ((px < end ? end : px) >> 32) + 1;
  int64_t from = first < 0 ? 0 : first, until = last < source.width - 1 ? last : source.width - 1;
  if (row < -1 || row >= source.height || from > until) {
    memset(target, 0, count * 4);
    return;
  }
  // The mixed row, with transparent pixels around it.
  size_t width = (size_t)(last - first + 1);
  uint32_t *line = calloc(width + 2, 4), *out = line - first;
  const uint32_t *nothing = calloc((size_t)source.width + 2, 4);
  const uint32_t *upper = row >= 0 ? source.pixels + row * source.width : nothing;
  const uint32_t *lower = row + 1 < source.height ? source.pixels + (row + 1) * source.width : nothing;
  int64_t i = from;
  for (; i + 1 <= until; i += 2) px_store2(out + i, mix_rows(px_load2(upper + i), px_load2(lower + i), share));
  if (i == until) out[i] = px_store1(mix_rows(px_load1(upper[i]), px_load1(lower[i]), share));
  for (size_t k = 0; k < count; k++, px += dx) target[k] = mix_pair(px_load2(out + (px >> 32)), (px >> 24) & 255);
  free((void *)nothing);
  free(line);
}

void px_sample_row(uint32_t *target, px_image source, double x, double y, double step_x, double step_y, size_t count) {
  if (count == 0) return;
  // Half of a 256th, so that truncation rounds the position.
  position px = fixed(x + 1.0 / 512), py = fixed(y + 1.0 / 512);
  position dx = fixed(step_x), dy = fixed(step_y);
  // With long steps, most of the mixed row would not be used.
  if (dy == 0 && fabs(step_x) < 4) {
    sample_row(target, source, px, py, dx, count);
    return;
  }
  for (size_t i = 0; i < count; i++, px += dx, py += dy) {
    int64_t column = px >> 32, row = py >> 32;
    uint16_t share_x = (px >> 24) & 255, share_y = (py >> 24) & 255;
    if (column >= 0 && row >= 0 && column + 1 < source.width && row + 1 < source.height) {
      const uint32_t *corner = source.pixels + row * source.width + column;
      target[i] = mix_pair(mix_rows(px_load2(corner), px_load2(corner + source.width), share_y), share_x);
    } else if (column < -1 || row < -1 || column >= source.width || row >= source.height) {
      target[i] = 0;
    } else {
      uint32_t upper[2] = {pixel_or_none(source, column, row), pixel_or_none(source, column + 1, row)};
      uint32_t lower[2] = {pixel_or_none(source, column, row + 1), pixel_or_none(source, column + 1, row + 1)};
      target[i] = mix_pair(mix_rows(px_load2(upper), px_load2(lower), share_y), share_x);
    }
  }
}
