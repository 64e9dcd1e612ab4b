#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Compositing.h"

// Loops over pixels. A pixel is premultiplied, with blue in the lowest byte and alpha in the highest. The loops are in C
// because vectors are a hundred times slower in an unoptimised Swift build.

/// Rows of pixels without gaps between them.
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
} px_image;

bool px_is_opaque(const uint32_t *pixels, size_t count);

/// Composites one colour over pixels.
void px_fill_row(uint32_t *target, uint32_t color, size_t count);

/// Composites one colour over pixels, with a coverage in 255ths for each pixel.
void px_fill_row_mask(uint32_t *target, uint32_t color, const uint8_t *mask, size_t count);

/// Composites pixels over others, with an opacity in 255ths.
void px_over_row(uint32_t *target, const uint32_t *source, uint32_t weight, size_t count);

/// Composites pixels over others, with an opacity and a coverage for each pixel, both in 255ths.
void px_over_row_mask(uint32_t *target, const uint32_t *source, const uint8_t *mask, uint32_t weight, size_t count);

/// Samples an image along a line with interpolation. Pixel centres have whole coordinates. Outside the image everything is
/// transparent.
void px_sample_row(uint32_t *target, px_image source, double x, double y, double step_x, double step_y, size_t count);

/// Blurs the part of `source` that begins at `x`, `y` and has the size of `target`. Edge pixels are repeated outside the
/// source.
void px_blur(px_image target, px_image source, int x, int y, float sigma, float saturation);
