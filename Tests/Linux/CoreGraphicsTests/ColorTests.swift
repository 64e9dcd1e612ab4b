import CoreGraphics
import Testing

@Suite struct ColorTests {
  @Test func componentsFollowTheColourSpace() {
    #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.5])
    #expect(CGColor(gray: 0.25, alpha: 0.5).numberOfComponents == 2)
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]) == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func copyWithAlphaKeepsTheColour() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color.copy(alpha: 0.5) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    #expect(color.alpha == 1)
  }

  @Test func pixelsArePremultiplied() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).pixel == 0xFFFF_0000)
    #expect(CGColor(red: 0, green: 1, blue: 0.5, alpha: 0.5).pixel == 0x8000_8040)
    #expect(CGColor(red: 2, green: -1, blue: 0, alpha: 1).pixel == 0xFFFF_0000)
    #expect(CGColor.clear.pixel == 0)
  }

  @Test func unknownColourSpacesAreNil() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}
