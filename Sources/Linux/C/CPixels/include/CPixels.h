#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Compositing.h"

// Loops over pixels. A pixel is premultiplied with blue in the lowest byte and alpha in the highest. They are in C because
// vectors in an unoptimised Swift build are a hundred times slower.

/// Rows of pixels without gaps between them.
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
} hm_image;

bool hm_is_opaque(const uint32_t *pixels, size_t count);

/// Lays one colour over pixels.
void hm_fill(uint32_t *target, uint32_t color, size_t count);

/// The same, with the colour's part in each pixel given in 255ths.
void hm_fill_mask(uint32_t *target, uint32_t color, const uint8_t *mask, size_t count);

/// Lays pixels over others, their part given in 255ths.
void hm_over(uint32_t *target, const uint32_t *source, uint32_t weight, size_t count);

/// The same, with a further factor for each pixel in 255ths.
void hm_over_mask(uint32_t *target, const uint32_t *source, const uint8_t *mask, uint32_t weight, size_t count);

/// Reads an image along a line, between its pixels too, where pixel centres are whole numbers. Around it all is transparent.
void hm_sample(uint32_t *target, hm_image source, double x, double y, double step_x, double step_y, size_t count);

/// Blurs the part of `source` that begins at `x`, `y` and is as large as `target`. Edge pixels go on for ever.
void hm_blur(hm_image target, hm_image source, int x, int y, float sigma, float saturation);
