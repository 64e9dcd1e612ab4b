#include "CPixels.h"
#include "Vectors.h"

bool px_is_opaque(const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count;) {
    size_t end = count - i < 64 ? count : i + 64;
    uint32_t all = 0xFF000000u;
    for (; i < end; i++) all &= pixels[i];
    if (all != 0xFF000000u) return false;
  }
  return count > 0;
}

PX_CLONES void px_fill_row(uint32_t *target, uint32_t color, size_t count) {
  uint32_t alpha = color >> 24;
  if (alpha == 0) return;
  if (alpha == 255) {
    for (size_t i = 0; i < count; i++) target[i] = color;
    return;
  }
  px_u16x8 source = px_load1(color), rest = px_splat((uint16_t)(255 - alpha));
  px_u16x16 source4 = PX_TWICE(source), rest4 = PX_TWICE(rest);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) px_over4(target + i, &source4, &rest4);
  for (; i < count; i++) target[i] = px_store1(source + px_product(px_load1(target[i]), rest));
}

void px_fill_row_mask(uint32_t *target, uint32_t color, const uint8_t *mask, size_t count) {
  px_fill_mask(target, count, (int)count, 1, color, (px_mask){mask, 1, 0});
}

PX_CLONES static void over_whole(uint32_t *target, const uint32_t *source, size_t count) {
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const uint32_t *four = source + i;
    uint64_t pairs[2];
    memcpy(pairs, four, 16);
    if ((pairs[0] | pairs[1]) == 0) continue;
    if ((pairs[0] & pairs[1] & 0xFF000000FF000000u) == 0xFF000000FF000000u) {
      memcpy(target + i, four, 16);
      continue;
    }
    px_u8x16 bytes;
    memcpy(&bytes, four, 16);
    px_u16x16 wide = __builtin_convertvector(bytes, px_u16x16);
    px_u16x16 rest = 255 - PX_ALPHAS4(wide);
    px_over4(target + i, &wide, &rest);
  }
  for (; i < count; i++) target[i] = px_store1(px_source_over(px_load1(source[i]), px_load1(target[i])));
}

PX_CLONES void px_over_row(uint32_t *target, const uint32_t *source, uint32_t weight, size_t count) {
  if (weight == 0) return;
  if (weight >= 255) {
    over_whole(target, source, count);
    return;
  }
  px_u16x8 part = px_splat((uint16_t)weight);
  px_u16x16 part4 = PX_TWICE(part);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    px_u8x16 bytes;
    memcpy(&bytes, source + i, 16);
    px_u16x16 wide = __builtin_convertvector(bytes, px_u16x16) * part4 + 128;
    wide = (wide + (wide >> 8)) >> 8;
    px_u16x16 rest = 255 - PX_ALPHAS4(wide);
    px_over4(target + i, &wide, &rest);
  }
  for (; i < count; i++) {
    px_u16x8 one = px_product(px_load1(source[i]), part);
    target[i] = px_store1(px_source_over(one, px_load1(target[i])));
  }
}

void px_over_row_mask(uint32_t *target, const uint32_t *source, const uint8_t *mask, uint32_t weight, size_t count) {
  px_u16x8 whole = px_splat((uint16_t)weight);
  for (size_t i = 0; i < count; i++) {
    if (mask[i] == 0 || source[i] == 0) continue;
    px_u16x8 one = px_product(px_load1(source[i]), px_product(px_splat(mask[i]), whole));
    target[i] = px_store1(px_source_over(one, px_load1(target[i])));
  }
}
