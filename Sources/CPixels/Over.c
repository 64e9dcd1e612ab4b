#include "CPixels.h"
#include "Vectors.h"

bool hm_is_opaque(const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count;) {
    size_t end = count - i < 64 ? count : i + 64;
    uint32_t all = 0xFF000000u;
    for (; i < end; i++) all &= pixels[i];
    if (all != 0xFF000000u) return false;
  }
  return count > 0;
}

void hm_fill(uint32_t *target, uint32_t color, size_t count) {
  uint32_t alpha = color >> 24;
  if (alpha == 0) return;
  if (alpha == 255) {
    for (size_t i = 0; i < count; i++) target[i] = color;
    return;
  }
  hm_u16x8 source = hm_load1(color), rest = hm_splat((uint16_t)(255 - alpha));
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    hm_u16x8 low = hm_load2(target + i), high = hm_load2(target + i + 2);
    hm_store2(target + i, source + hm_product(low, rest));
    hm_store2(target + i + 2, source + hm_product(high, rest));
  }
  for (; i < count; i++) target[i] = hm_store1(source + hm_product(hm_load1(target[i]), rest));
}

void hm_fill_mask(uint32_t *target, uint32_t color, const uint8_t *mask, size_t count) {
  hm_u16x8 source = hm_load1(color);
  for (size_t i = 0; i < count; i++) {
    if (mask[i] == 0) continue;
    hm_u16x8 part = hm_product(source, hm_splat(mask[i]));
    target[i] = hm_store1(hm_source_over(part, hm_load1(target[i])));
  }
}

static void over_opaque_or_not(uint32_t *target, const uint32_t *source, size_t count) {
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const uint32_t *four = source + i;
    uint32_t all = four[0] & four[1] & four[2] & four[3];
    if (all >= 0xFF000000u) {
      memcpy(target + i, four, 16);
      continue;
    }
    if ((four[0] | four[1] | four[2] | four[3]) == 0) continue;
    hm_store2(target + i, hm_source_over(hm_load2(four), hm_load2(target + i)));
    hm_store2(target + i + 2, hm_source_over(hm_load2(four + 2), hm_load2(target + i + 2)));
  }
  for (; i < count; i++) target[i] = hm_store1(hm_source_over(hm_load1(source[i]), hm_load1(target[i])));
}

void hm_over(uint32_t *target, const uint32_t *source, uint32_t weight, size_t count) {
  if (weight == 0) return;
  if (weight >= 256) {
    over_opaque_or_not(target, source, count);
    return;
  }
  hm_u16x8 part = hm_splat((uint16_t)weight);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    hm_u16x8 low = (hm_load2(source + i) * part + 128) >> 8, high = (hm_load2(source + i + 2) * part + 128) >> 8;
    hm_store2(target + i, hm_source_over(low, hm_load2(target + i)));
    hm_store2(target + i + 2, hm_source_over(high, hm_load2(target + i + 2)));
  }
  for (; i < count; i++) {
    hm_u16x8 one = (hm_load1(source[i]) * part + 128) >> 8;
    target[i] = hm_store1(hm_source_over(one, hm_load1(target[i])));
  }
}

void hm_over_mask(uint32_t *target, const uint32_t *source, const uint8_t *mask, uint32_t weight, size_t count) {
  if (weight > 256) weight = 256;
  for (size_t i = 0; i < count; i++) {
    uint16_t part = (uint16_t)((mask[i] * weight + 128) >> 8);
    if (part == 0 || source[i] == 0) continue;
    hm_u16x8 one = hm_product(hm_load1(source[i]), hm_splat(part));
    target[i] = hm_store1(hm_source_over(one, hm_load1(target[i])));
  }
}
