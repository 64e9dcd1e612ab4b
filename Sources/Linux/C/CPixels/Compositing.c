#include "CPixels.h"
#include "Vectors.h"

#include <math.h>

#define LOW 0x00FF00FFu

static inline uint32_t product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

// Divides two channels in one step, each in the low byte of a 16-bit half. No product exceeds 255 * 255 + 255, so neither
// half overflows.
static inline uint32_t divide255(uint32_t pair) {
  pair += 0x00800080u;
  return ((pair + ((pair >> 8) & LOW)) >> 8) & LOW;
}

static inline uint32_t scale(uint32_t pixel, uint32_t by) {
  return divide255((pixel & LOW) * by) | (divide255(((pixel >> 8) & LOW) * by) << 8);
}

static inline uint32_t over(uint32_t dst, uint32_t src) { return src + scale(dst, 255 - (src >> 24)); }

PX_INLINE px_u16x8 mix(px_u16x8 saved, px_u16x8 drawn, px_u16x8 by) {
  px_u16x8 sum = saved * (255 - by) + drawn * by + 128;
  return (sum + (sum >> 8)) >> 8;
}

// A factor for each of two pixels.
PX_INLINE px_u16x8 pair(uint32_t a, uint32_t b) {
  uint16_t x = (uint16_t)a, y = (uint16_t)b;
  return (px_u16x8){x, x, x, x, y, y, y, y};
}

void px_copy(uint32_t *dst, size_t dstStride, const uint32_t *src, size_t srcStride, int width, int height) {
  for (int y = 0; y < height; y++, dst += dstStride, src += srcStride) memcpy(dst, src, (size_t)width * 4);
}

void px_fill(uint32_t *dst, size_t stride, int width, int height, uint32_t color) {
  uint32_t alpha = color >> 24;
  if (alpha == 0 || width <= 0 || height <= 0) return;
  if (alpha == 255) {
    for (int x = 0; x < width; x++) dst[x] = color;
    for (int y = 1; y < height; y++) memcpy(dst + (size_t)y * stride, dst, (size_t)width * 4);
    return;
  }
  for (int y = 0; y < height; y++, dst += stride) px_fill_row(dst, color, (size_t)width);
}

PX_CLONES static void mask_row(uint32_t *dst, uint32_t color, const uint8_t *m, ptrdiff_t step, int count) {
  px_u16x8 source = px_load1(color);
  int x = 0;
  for (; x + 2 <= count; x += 2, m += 2 * step) {
    uint32_t a = m[0], b = m[step];
    if ((a | b) == 0) continue;
    px_u16x8 part = px_product(source, pair(a, b));
    px_store2(dst + x, px_source_over(part, px_load2(dst + x)));
  }
  if (x < count) dst[x] = over(dst[x], scale(color, *m));
}

void px_fill_mask(uint32_t *dst, size_t stride, int width, int height, uint32_t color, px_mask mask) {
  for (int y = 0; y < height; y++, dst += stride, mask.start += mask.stepY) {
    if (mask.stepX != 0) {
      mask_row(dst, color, mask.start, mask.stepX, width);
    } else {
      px_fill(dst, stride, width, 1, scale(color, *mask.start));
    }
  }
}

void px_over(uint32_t *dst, size_t dstStride, const uint32_t *src, size_t srcStride, int width, int height, uint32_t alpha) {
  for (int y = 0; y < height; y++, dst += dstStride, src += srcStride) px_over_row(dst, src, alpha, (size_t)width);
}

PX_CLONES static void lerp_row(uint32_t *dst, const uint32_t *saved, uint32_t alpha, int count) {
  px_u16x8 by = px_splat((uint16_t)alpha);
  int x = 0;
  for (; x + 2 <= count; x += 2) px_store2(dst + x, mix(px_load2(saved + x), px_load2(dst + x), by));
  if (x < count) dst[x] = px_store1(mix(px_load1(saved[x]), px_load1(dst[x]), by));
}

void px_lerp(uint32_t *dst, size_t dstStride, const uint32_t *saved, size_t savedStride, int width, int height,
             uint32_t alpha) {
  for (int y = 0; y < height; y++, dst += dstStride, saved += savedStride) lerp_row(dst, saved, alpha, width);
}

void px_lerp_mask(uint32_t *dst, size_t dstStride, const uint32_t *saved, size_t savedStride, int width, int height,
                  px_mask mask, uint32_t alpha) {
  for (int y = 0; y < height; y++, dst += dstStride, saved += savedStride, mask.start += mask.stepY) {
    const uint8_t *m = mask.start;
    for (int x = 0; x < width; x++, m += mask.stepX) {
      uint32_t by = product(*m, alpha);
      if (by == 0) dst[x] = saved[x];
      else if (by != 255) dst[x] = px_store1(mix(px_load1(saved[x]), px_load1(dst[x]), px_splat((uint16_t)by)));
    }
  }
}

static inline uint32_t read(const px_source *s, int x, int y, int transparentEdges) {
  if (transparentEdges) {
    if (x < s->minX || y < s->minY || x >= s->maxX || y >= s->maxY) return 0;
  } else {
    x = x < s->minX ? s->minX : x >= s->maxX ? s->maxX - 1 : x;
    y = y < s->minY ? s->minY : y >= s->maxY ? s->maxY - 1 : y;
  }
  return s->pixels[(size_t)y * s->stride + (size_t)x];
}

/// The weight is 0...256: no intermediate value exceeds 255 * 256.
static inline uint32_t blend256(uint32_t a, uint32_t b, uint32_t t) {
  uint32_t rest = 256 - t;
  uint32_t low = (((a & LOW) * rest + (b & LOW) * t) >> 8) & LOW;
  uint32_t high = ((((a >> 8) & LOW) * rest + ((b >> 8) & LOW) * t)) & ~LOW;
  return low | high;
}

void px_sample(uint32_t *dst, size_t dstStride, int width, int height, px_source source, int64_t u, int64_t v,
               int64_t duX, int64_t dvX, int64_t duY, int64_t dvY, uint32_t alpha, int transparentEdges) {
  if (alpha == 0 || source.minX >= source.maxX || source.minY >= source.maxY) return;
  const int64_t half = (int64_t)1 << 31;
  for (int y = 0; y < height; y++, dst += dstStride, u += duY, v += dvY) {
    int64_t su = u - half, sv = v - half;
    for (int x = 0; x < width; x++, su += duX, sv += dvX) {
      int px = (int)(su >> 32), py = (int)(sv >> 32);
      uint32_t fx = (uint32_t)(((uint32_t)su + 0x00800000ull) >> 24), fy = (uint32_t)(((uint32_t)sv + 0x00800000ull) >> 24);
      uint32_t a, b, c, d;
      if (px >= source.minX && py >= source.minY && px + 1 < source.maxX && py + 1 < source.maxY) {
        const uint32_t *p = source.pixels + (size_t)py * source.stride + (size_t)px;
        a = p[0];
        b = p[1];
        c = p[source.stride];
        d = p[source.stride + 1];
      } else {
        a = read(&source, px, py, transparentEdges);
        b = read(&source, px + 1, py, transparentEdges);
        c = read(&source, px, py + 1, transparentEdges);
        d = read(&source, px + 1, py + 1, transparentEdges);
      }
      uint32_t pixel = a == b && a == c && a == d ? a : blend256(blend256(a, b, fx), blend256(c, d, fx), fy);
      if (alpha != 255) pixel = scale(pixel, alpha);
      if (pixel >> 24 == 255) dst[x] = pixel;
      else if (pixel) dst[x] = over(dst[x], pixel);
    }
  }
}

void px_extract_alpha(uint8_t *dst, size_t dstStride, const uint32_t *src, size_t srcStride, int width, int height) {
  for (int y = 0; y < height; y++, dst += dstStride, src += srcStride) {
    for (int x = 0; x < width; x++) dst[x] = (uint8_t)(src[x] >> 24);
  }
}

/// One box of `2 radius + 1` values over a line. Values keep 8 fractional bits between the passes.
static void blur_line(const uint16_t *in, uint16_t *out, int count, int radius) {
  uint64_t reciprocal = (((uint64_t)1 << 32) + (uint64_t)radius) / (uint64_t)(2 * radius + 1);
  uint64_t sum = 0;
  for (int i = 0; i < radius && i < count; i++) sum += in[i];
  for (int i = 0; i < count; i++) {
    if (i + radius < count) sum += in[i + radius];
    out[i] = (uint16_t)((sum * reciprocal + ((uint64_t)1 << 31)) >> 32);
    if (i - radius >= 0) sum -= in[i - radius];
  }
}

static void blur_direction(uint8_t *start, ptrdiff_t step, int count, const int radii[3], uint16_t *scratch) {
  uint16_t *a = scratch, *b = scratch + count;
  uint8_t *p = start;
  for (int i = 0; i < count; i++, p += step) a[i] = (uint16_t)(*p << 8);
  blur_line(a, b, count, radii[0]);
  blur_line(b, a, count, radii[1]);
  blur_line(a, b, count, radii[2]);
  p = start;
  for (int i = 0; i < count; i++, p += step) {
    uint32_t value = ((uint32_t)b[i] + 128) >> 8;
    *p = (uint8_t)(value > 255 ? 255 : value);
  }
}

void px_blur_mask(uint8_t *mask, size_t stride, int width, int height, double sigma, uint16_t *scratch) {
  // The variances of the boxes add up to that of the Gaussian.
  double ideal = sqrt(12 * sigma * sigma / 3 + 1);
  int lower = (int)floor(ideal);
  if (lower % 2 == 0) lower--;
  if (lower < 1) lower = 1;
  double small = (12 * sigma * sigma - 3.0 * lower * lower - 12.0 * lower - 9) / (-4.0 * lower - 4);
  int smaller = (int)lround(small);
  int radii[3];
  for (int i = 0; i < 3; i++) radii[i] = ((i < smaller ? lower : lower + 2) - 1) / 2;
  for (int y = 0; y < height; y++) blur_direction(mask + (size_t)y * stride, 1, width, radii, scratch);
  for (int x = 0; x < width; x++) blur_direction(mask + x, (ptrdiff_t)stride, height, radii, scratch);
}

void px_subtract_mask(uint8_t *mask, const uint8_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) mask[i] = mask[i] > other[i] ? (uint8_t)(mask[i] - other[i]) : 0;
}

void px_gradient(uint32_t *dst, size_t stride, int width, int height, const uint32_t *ramp, int isRadial, const double *m) {
  for (int y = 0; y < height; y++, dst += stride) {
    double py = y + 0.5;
    for (int x = 0; x < width; x++) {
      double px = x + 0.5;
      double t = m[0] * px + m[1] * py + m[2];
      if (isRadial) {
        double r = m[3] * px + m[4] * py + m[5];
        t = sqrt(t * t + r * r);
      }
      int index = !(t > 0) ? 0 : t >= 1 ? 1023 : (int)(t * 1023 + 0.5);
      dst[x] = ramp[index];
    }
  }
}
