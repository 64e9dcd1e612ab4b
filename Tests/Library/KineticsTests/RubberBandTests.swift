import Kinetics
import Testing

@Suite struct RubberBandTests {
  let band = RubberBand(dimension: 800)

  // Computed from the formula published for UIScrollView, the slope by numerical differentiation, with 40 digits (mpmath).
  @Test(arguments: [
    (20, 10.850801479654747, 0.535181330685808), (50, 26.586102719033233, 0.51405153293599),
    (100, 51.461988304093567, 0.481515680038302), (200, 96.703296703296703, 0.425069436058447),
    (400, 172.54901960784314, 0.338331410995771),
  ]) func bandMatchesIndependentlyComputedValues(pulled: Double, shown: Double, slope: Double) {
    #expect(agree(band.shown(for: pulled), shown, to: 1e-14))
    #expect(agree(band.shown(for: -pulled), -shown, to: 1e-14))
    #expect(agree(band.slope(at: pulled), slope, to: 1e-13))
    #expect(band.slope(at: -pulled) == band.slope(at: pulled))
  }

  @Test func pulledInvertsShown() {
    for pulled in stride(from: -3000.0, through: 3000, by: 37) {
      #expect(agree(band.pulled(for: band.shown(for: pulled)), pulled, to: 1e-12))
    }
    for shown in stride(from: -799.0, through: 799, by: 13) {
      #expect(agree(band.shown(for: band.pulled(for: shown)), shown, to: 1e-12))
    }
  }

  @Test func bandStartsWithItsCoefficientAndNeverPassesItsDimension() {
    #expect(band.shown(for: 0) == 0)
    #expect(band.slope(at: 0) == 0.55)
    #expect(band.shown(for: .infinity) == 800)
    #expect(band.shown(for: 1e9) < 800)
    #expect(band.pulled(for: 800) == .infinity)
    #expect(band.pulled(for: -900) == -.infinity)
    #expect(agree(band.shown(for: 1e-200) / 1e-200, 0.55, to: 1e-14))
  }

  @Test func bandWithoutADimensionDoesNotMove() {
    let rigid = RubberBand(dimension: 0)
    for pulled in [0, 50, -50, Double.infinity] {
      #expect(rigid.shown(for: pulled) == 0)
      #expect(rigid.slope(at: pulled) == 0)
    }
    #expect(rigid.pulled(for: 0) == 0)
  }
}
