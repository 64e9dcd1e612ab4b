#include "CPixels.h"
#include "Vectors.h"

#include <math.h>
#include <stdlib.h>

// The blur works on an image reduced by a whole factor. It averages blocks, applies three box filters along each axis, and
// interpolates linearly between the centres of the blocks. Averaging and interpolation also blur a little; the boxes add
// the rest.

typedef struct {
  px_f32x4 *pixels;
  int width;
  int height;
} plane;

// A box of 2 * radius + 1 whole pixels plus a fraction of one more at either end, so that its width changes smoothly.
typedef struct {
  int radius;
  float edge;
  float scale;
} box;

static int clamped(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

static px_f32x4 splat(float value) { return (px_f32x4){value, value, value, value}; }

static int reduction(float sigma) {
  if (sigma >= 16) return 8;
  if (sigma >= 6) return 4;
  return sigma >= 2.5f ? 2 : 1;
}

// One of three equal boxes that together have the given variance (Gwosdek et al., "Theoretical foundations of Gaussian
// convolution by extended box filtering", 2011).
static box box_for(float variance) {
  float v = variance / 3;
  int radius = (int)floorf((sqrtf(12 * v + 1) - 1) / 2);
  float whole = 2 * radius + 1, next = radius + 1;
  float edge = whole * (radius * next - 3 * v) / (6 * (v - next * next));
  return (box){radius, edge, 1 / (whole + 2 * edge)};
}

// A row of the requested part. Edge pixels are repeated outside the source, and from `width` to `padded`.
static const uint32_t *row_of(px_image source, int x, int y, int width, int padded, uint32_t *line) {
  const uint32_t *row = source.pixels + (size_t)clamped(y, 0, source.height - 1) * source.width;
  if (x >= 0 && x + padded <= source.width && padded == width) return row + x;
  for (int i = 0; i < padded; i++) line[i] = row[clamped(x + (i < width ? i : width - 1), 0, source.width - 1)];
  return line;
}

// Adds up to four rows to the sums. If `begins` is true, replaces the sums.
PX_INLINE void add_rows(uint16_t *sums, const uint32_t *rows[4], int count, int padded, bool begins) {
  for (int i = 0; i + 2 <= padded; i += 2) {
    px_u16x8 sum = px_splat(0);
    if (!begins) memcpy(&sum, sums + 4 * i, 16);
    for (int k = 0; k < count; k++) sum += px_load2(rows[k] + i);
    memcpy(sums + 4 * i, &sum, 16);
  }
}

// Sums over blocks whose width is the factor, which is even.
PX_INLINE void add_columns(px_f32x4 *into, const uint16_t *sums, int width, int factor, float scale) {
  for (int i = 0; i < width; i++) {
    px_u16x8 total = px_splat(0), two;
    for (int k = 0; k < factor; k += 2, sums += 8) {
      memcpy(&two, sums, 16);
      total += two;
    }
    total += __builtin_shufflevector(total, total, 4, 5, 6, 7, 0, 1, 2, 3);
    into[i] = (px_f32x4){total[0], total[1], total[2], total[3]} * scale;
  }
}

static void copy_row(px_f32x4 *into, const uint32_t *row, int width) {
  for (int i = 0; i < width; i++)
    into[i] = (px_f32x4){row[i] & 255, (row[i] >> 8) & 255, (row[i] >> 16) & 255, row[i] >> 24};
}

PX_CLONES static void reduce(plane into, px_image source, int x, int y, int width, int height, int factor) {
  int padded = into.width * factor;
  uint32_t *lines = malloc((size_t)padded * 4 * 4);
  uint16_t *sums = malloc((size_t)padded * 8);
  float scale = 1.0f / (factor * factor);
  for (int j = 0; j < into.height; j++) {
    px_f32x4 *out = into.pixels + (size_t)j * into.width;
    for (int start = 0; start < factor; start += 4) {
      const uint32_t *rows[4];
      int count = factor < 4 ? factor : 4;
      for (int k = 0; k < count; k++) {
        int row = y + clamped(j * factor + start + k, 0, height - 1);
        rows[k] = row_of(source, x, row, width, padded, lines + (size_t)padded * k);
      }
      if (factor == 1) copy_row(out, rows[0], into.width);
      else if (factor == 2) add_rows(sums, rows, 2, padded, true);
      else if (start == 0) add_rows(sums, rows, 4, padded, true);
      else add_rows(sums, rows, 4, padded, false);
    }
    if (factor == 2) add_columns(out, sums, into.width, 2, scale);
    if (factor == 4) add_columns(out, sums, into.width, 4, scale);
    if (factor == 8) add_columns(out, sums, into.width, 8, scale);
  }
  free(sums);
  free(lines);
}

// Moves the box down all columns at the same time. `sums` has room for one row.
PX_CLONES static void box_down(plane into, plane from, box b, px_f32x4 *sums) {
  int width = from.width, last = from.height - 1;
  memset(sums, 0, (size_t)width * sizeof(px_f32x4));
  for (int k = -b.radius; k <= b.radius; k++) {
    const px_f32x4 *row = from.pixels + (size_t)clamped(k, 0, last) * width;
    for (int i = 0; i < width; i++) sums[i] += row[i];
  }
  for (int j = 0; j <= last; j++) {
    px_f32x4 *out = into.pixels + (size_t)j * width;
    const px_f32x4 *before = from.pixels + (size_t)clamped(j - b.radius - 1, 0, last) * width;
    const px_f32x4 *after = from.pixels + (size_t)clamped(j + b.radius + 1, 0, last) * width;
    const px_f32x4 *leaving = from.pixels + (size_t)clamped(j - b.radius, 0, last) * width;
    for (int i = 0; i < width; i++) {
      out[i] = (sums[i] + (before[i] + after[i]) * b.edge) * b.scale;
      sums[i] += after[i] - leaving[i];
    }
  }
}

// Moves the box along one row. Both lines have room for `radius + 1` pixels on either side of the row.
PX_CLONES static void box_along(px_f32x4 *into, px_f32x4 *from, int width, box b) {
  int reach = b.radius + 1;
  for (int k = 1; k <= reach; k++) {
    from[-k] = from[0];
    from[width - 1 + k] = from[width - 1];
  }
  px_f32x4 sum = splat(0);
  for (int k = -b.radius; k <= b.radius; k++) sum += from[k];
  for (int i = 0; i < width; i++) {
    into[i] = (sum + (from[i - reach] + from[i + reach]) * b.edge) * b.scale;
    sum += from[i + reach] - from[i - b.radius];
  }
}

static void smooth(plane picture, float variance) {
  box b = box_for(variance);
  size_t count = (size_t)picture.width * picture.height;
  int reach = b.radius + 1;
  // A radius larger than the row needs room outside the row for each of its pixels.
  size_t line = (size_t)picture.width + 2 * (size_t)reach;
  px_f32x4 *memory = aligned_alloc(16, (count + (size_t)picture.width + 2 * line) * sizeof(px_f32x4));
  plane other = {memory, picture.width, picture.height};
  px_f32x4 *sums = memory + count;
  px_f32x4 *first = sums + picture.width + reach, *second = first + line;
  box_down(other, picture, b, sums);
  box_down(picture, other, b, sums);
  box_down(other, picture, b, sums);
  for (int j = 0; j < picture.height; j++) {
    size_t start = (size_t)j * picture.width, bytes = (size_t)picture.width * sizeof(px_f32x4);
    memcpy(first, other.pixels + start, bytes);
    box_along(second, first, picture.width, b);
    box_along(first, second, picture.width, b);
    box_along(picture.pixels + start, first, picture.width, b);
  }
  free(memory);
}

// Saturates a row and converts it to fixed point with four fractional bits. Repeats one pixel at either end.
PX_INLINE void finish_row(uint16_t *into, const px_f32x4 *from, int width, float saturation) {
  for (int i = -1; i <= width; i++) {
    px_f32x4 pixel = from[clamped(i, 0, width - 1)];
    if (saturation != 1) {
      float luma = 0.0722f * pixel[0] + 0.7152f * pixel[1] + 0.2126f * pixel[2], alpha = pixel[3];
      pixel = splat(luma) + (pixel - splat(luma)) * saturation;
      for (int c = 0; c < 3; c++) pixel[c] = pixel[c] < 0 ? 0 : pixel[c] > alpha ? alpha : pixel[c];
      pixel[3] = alpha;
    }
    for (int c = 0; c < 4; c++) into[4 * (i + 1) + c] = (uint16_t)(pixel[c] * 16 + 0.5f);
  }
}

PX_INLINE void mix_rows(uint16_t *into, const uint16_t *upper, const uint16_t *lower, uint16_t share, int values) {
  for (int i = 0; i < values; i += 8) {
    px_u16x8 a, b;
    memcpy(&a, upper + i, 16);
    memcpy(&b, lower + i, 16);
    a = (a * px_splat((uint16_t)(16 - share)) + b * px_splat(share) + 8) >> 4;
    memcpy(into + i, &a, 16);
  }
}

PX_INLINE px_u16x8 twice(const uint16_t *pixel) {
  px_u16x8 value = px_splat(0);
  memcpy(&value, pixel, 8);
  return __builtin_shufflevector(value, value, 0, 1, 2, 3, 0, 1, 2, 3);
}

// `line` begins with the pixel before the first one. The neighbour's shares are in 16ths: (factor - 1 - 2 k) * 8 / factor.
PX_INLINE void widen_row(uint32_t *into, const uint16_t *line, int width, int factor) {
  px_u16x8 shares[4];
  for (int k = 0; k < factor; k += 2) {
    int first = abs(factor - 1 - 2 * k) * 8 / factor, second = abs(factor - 3 - 2 * k) * 8 / factor;
    for (int c = 0; c < 8; c++) shares[k / 2][c] = (uint16_t)(c < 4 ? first : second);
  }
  for (int i = 0; i < width; i++, line += 4, into += factor) {
    px_u16x8 before = twice(line), here = twice(line + 4), after = twice(line + 8);
    for (int k = 0; k < factor; k += 2) {
      px_u16x8 share = shares[k / 2], next = 2 * k < factor ? before : after;
      if (factor == 2) next = __builtin_shufflevector(before, after, 0, 1, 2, 3, 12, 13, 14, 15);
      px_store2(into + k, (here * (16 - share) + next * share + 128) >> 8);
    }
  }
}

PX_INLINE void narrow_row(uint32_t *into, const uint16_t *line, int width) {
  for (int i = 0; i < width; i++) into[i] = px_store1((twice(line + 4 * (i + 1)) + 8) >> 4);
}

PX_CLONES static void enlarge(px_image target, plane from, int factor, float saturation) {
  // One more pixel at either end, and one that the last vector may overrun.
  int values = 4 * (from.width + 2);
  size_t stride = (size_t)values + 8;
  uint16_t *rows = calloc(stride * ((size_t)from.height + 1), 2);
  uint16_t *mixed = rows + stride * from.height;
  uint32_t *line = malloc((size_t)from.width * factor * 4);
  for (int j = 0; j < from.height; j++)
    finish_row(rows + stride * j, from.pixels + (size_t)j * from.width, from.width, saturation);
  for (int y = 0; y < target.height; y++) {
    // Twice the distance from the block's centre, in target pixels.
    int j = y / factor, offset = 2 * (y % factor) + 1 - factor;
    int next = clamped(offset < 0 ? j - 1 : j + 1, 0, from.height - 1);
    mix_rows(mixed, rows + stride * j, rows + stride * next, (uint16_t)(abs(offset) * 8 / factor), values);
    uint32_t *out = target.pixels + (size_t)y * target.width;
    bool direct = target.width == from.width * factor;
    uint32_t *into = direct ? out : line;
    switch (factor) {
    case 8: widen_row(into, mixed, from.width, 8); break;
    case 4: widen_row(into, mixed, from.width, 4); break;
    case 2: widen_row(into, mixed, from.width, 2); break;
    default: narrow_row(into, mixed, from.width);
    }
    if (!direct) memcpy(out, line, (size_t)target.width * 4);
  }
  free(line);
  free(rows);
}

void px_blur(px_image target, px_image source, int x, int y, float sigma, float saturation) {
  int factor = reduction(sigma);
  plane small = {NULL, (target.width + factor - 1) / factor, (target.height + factor - 1) / factor};
  if (small.width <= 0 || small.height <= 0) return;
  small.pixels = aligned_alloc(16, (size_t)small.width * small.height * sizeof(px_f32x4));
  reduce(small, source, x, y, target.width, target.height, factor);
  // Averaging over blocks adds (f² - 1) / 12 to the variance, and interpolation between their centres (2 f² + 1) / 12.
  float square = (float)(factor * factor), own = factor == 1 ? 0 : square / 4;
  float variance = (sigma * sigma - own) / square;
  if (variance > 1e-3f) smooth(small, variance);
  enlarge(target, small, factor, saturation);
  free(small.pixels);
}
