# Reads two lists of numbers and fails where they differ by more than the last digits, in which maths libraries may differ.
NR == FNR { native[FNR] = $1; next }
{
  a = native[FNR] + 0; b = $1 + 0; gap = a > b ? a - b : b - a; size = a < 0 ? -a : a
  if (native[FNR] !~ /^-?[0-9]/ || $1 !~ /^-?[0-9]/ || gap > 1e-13 * (size > 1 ? size : 1)) {
    printf "check-embedded: probe %d is %s natively, %s as wasm\n", FNR - 1, native[FNR], $1; failed = 1
  }
}
END { if (FNR != length(native) || FNR == 0) { print "check-embedded: the numbers of results differ"; failed = 1 } exit failed }
