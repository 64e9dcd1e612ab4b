#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixels are premultiplied, with alpha in the top byte. Pointers point to the first pixel touched; strides count pixels
// (bytes for masks). A mask's steps may be negative (mirrored) or zero (one column or row stretched). Divisions by 255
// round to the nearest value, and no result depends on where a clip begins.

typedef struct {
  const uint8_t *start;
  ptrdiff_t stepX;
  ptrdiff_t stepY;
} px_mask;

void px_copy(uint32_t *dst, size_t dstStride, const uint32_t *src, size_t srcStride, int width, int height);
void px_fill(uint32_t *dst, size_t stride, int width, int height, uint32_t color);
void px_fill_mask(uint32_t *dst, size_t stride, int width, int height, uint32_t color, px_mask mask);
/// Composites source over destination. The source is multiplied by `alpha` (0...255).
void px_over(uint32_t *dst, size_t dstStride, const uint32_t *src, size_t srcStride, int width, int height, uint32_t alpha);
/// dst = saved + (dst - saved) * alpha
void px_lerp(uint32_t *dst, size_t dstStride, const uint32_t *saved, size_t savedStride, int width, int height,
             uint32_t alpha);
/// dst = saved + (dst - saved) * mask * alpha
void px_lerp_mask(uint32_t *dst, size_t dstStride, const uint32_t *saved, size_t savedStride, int width, int height,
                  px_mask mask, uint32_t alpha);

typedef struct {
  const uint32_t *pixels;
  size_t stride;
  int minX, minY, maxX, maxY;  // the part that may be read; maxima are excluded
} px_source;

/// Composites source over destination with bilinear sampling. (u, v) is the source position of the first destination
/// pixel's centre in 32.32 fixed point; du and dv are its changes for one step right (x) and down (y). Outside the source,
/// pixels are transparent if `transparentEdges` is set; otherwise edge pixels are repeated.
void px_sample(uint32_t *dst, size_t dstStride, int width, int height, px_source source, int64_t u, int64_t v,
               int64_t duX, int64_t dvX, int64_t duY, int64_t dvY, uint32_t alpha, int transparentEdges);

/// Copies the alpha channel of `src`.
void px_extract_alpha(uint8_t *dst, size_t dstStride, const uint32_t *src, size_t srcStride, int width, int height);
/// Applies three box blurs in each direction, close to a Gaussian of `sigma` pixels. Pixels outside the mask are empty.
/// `scratch` has room for 2 * max(width, height) values.
void px_blur_mask(uint8_t *mask, size_t stride, int width, int height, double sigma, uint16_t *scratch);
/// Subtracts the coverage of `other`, a part of the same shape, from `mask`.
void px_subtract_mask(uint8_t *mask, const uint8_t *other, size_t count);

/// Fills with the colours of `ramp` (1024 premultiplied entries), looked up by a parameter of 0...1. Axial: t = a x + b y +
/// c at the pixel's centre. Radial: t = length of (a x + b y + c, d x + e y + f).
void px_gradient(uint32_t *dst, size_t stride, int width, int height, const uint32_t *ramp, int isRadial, const double *m);
