extension SystemSymbol {
  static func named(_ name: String) -> SystemSymbol? { all[name] }

  private static let all: [String: SystemSymbol] = [
    "checkmark": SystemSymbol(100, 96) { $0.line([(12, 52), (38, 82), (87, 14)]) },
    "chevron.down": SystemSymbol(104, 60) { $0.line([(12, 12), (52, 48), (92, 12)]) },
    "chevron.left": SystemSymbol(62, 100) { $0.line([(49, 12), (13, 50), (49, 88)]) },
    "chevron.right": SystemSymbol(62, 100) { $0.line([(13, 12), (49, 50), (13, 88)]) },
    "chevron.up": SystemSymbol(104, 60) { $0.line([(12, 48), (52, 12), (92, 48)]) },
    "ellipsis": SystemSymbol(110, 26) { pen in
      for x in [13, 55, 97] as [CGFloat] {
        pen.fill { $0.addEllipse(in: CGRect(x: x - 10, y: 3, width: 20, height: 20)) }
      }
    },
    "forward.fill": SystemSymbol(146, 92) { pen in
      pen.polygon([(9, 14), (9, 78), (66, 46)], rounding: 10)
      pen.polygon([(76, 14), (76, 78), (133, 46)], rounding: 10)
    },
    "backward.fill": SystemSymbol(146, 92) { pen in
      pen.polygon([(137, 14), (137, 78), (80, 46)], rounding: 10)
      pen.polygon([(70, 14), (70, 78), (13, 46)], rounding: 10)
    },
    "heart": SystemSymbol(124, 112) { pen in pen.stroke(9) { $0.addHeart(in: CGRect(x: 9, y: 9, width: 106, height: 96)) } },
    "heart.fill": SystemSymbol(124, 112) { pen in pen.fill { $0.addHeart(in: CGRect(x: 5, y: 5, width: 114, height: 103)) } },
    "house.fill": SystemSymbol(132, 112) { pen in
      pen.line([(10, 55), (66, 11), (122, 55)], width: 11)
      pen.fill {
        $0.move(to: CGPoint(x: 66, y: 27))
        $0.addLine(to: CGPoint(x: 109, y: 60))
        $0.addLine(to: CGPoint(x: 109, y: 97))
        $0.addQuadCurve(to: CGPoint(x: 100, y: 106), control: CGPoint(x: 109, y: 106))
        $0.addLine(to: CGPoint(x: 80, y: 106))
        $0.addLine(to: CGPoint(x: 80, y: 78))
        $0.addQuadCurve(to: CGPoint(x: 76, y: 74), control: CGPoint(x: 80, y: 74))
        $0.addLine(to: CGPoint(x: 56, y: 74))
        $0.addQuadCurve(to: CGPoint(x: 52, y: 78), control: CGPoint(x: 52, y: 74))
        $0.addLine(to: CGPoint(x: 52, y: 106))
        $0.addLine(to: CGPoint(x: 32, y: 106))
        $0.addQuadCurve(to: CGPoint(x: 23, y: 97), control: CGPoint(x: 23, y: 106))
        $0.addLine(to: CGPoint(x: 23, y: 60))
        $0.closeSubpath()
      }
    },
    "line.3.horizontal": SystemSymbol(110, 86) { pen in
      for y in [11, 43, 75] as [CGFloat] { pen.line([(10, y), (100, y)], width: 9) }
    },
    "magnifyingglass": SystemSymbol(112, 112) { pen in
      pen.stroke { $0.addEllipse(in: CGRect(x: 9, y: 9, width: 70, height: 70)) }
      pen.line([(70, 70), (102, 102)], width: 11)
    },
    "map.fill": SystemSymbol(128, 108) { pen in
      pen.polygon([(10, 23), (38, 10), (38, 84), (10, 97)], rounding: 8)
      pen.polygon([(50, 10), (78, 24), (78, 98), (50, 84)], rounding: 8)
      pen.polygon([(90, 24), (118, 11), (118, 85), (90, 98)], rounding: 8)
    },
    "minus": SystemSymbol(100, 24) { $0.line([(10, 12), (90, 12)], width: 9) },
    "pause.fill": SystemSymbol(76, 92) { pen in
      for x in [8, 46] as [CGFloat] {
        pen.fill { $0.addRoundedRect(in: CGRect(x: x, y: 6, width: 22, height: 80), cornerWidth: 6, cornerHeight: 6) }
      }
    },
    "person.crop.circle.fill": SystemSymbol(112, 112) { pen in
      pen.fill {
        $0.addEllipse(in: CGRect(x: 4, y: 4, width: 104, height: 104))
        $0.addEllipse(in: CGRect(x: 38, y: 24, width: 36, height: 40))
        $0.addShoulders(circle: (CGPoint(x: 56, y: 56), 45), body: (CGPoint(x: 56, y: 106), 36))
      }
    },
    "play.fill": SystemSymbol(86, 96) { $0.polygon([(13, 14), (13, 82), (74, 48)], rounding: 12) },
    "plus": SystemSymbol(100, 100) { pen in
      pen.line([(50, 10), (50, 90)], width: 9)
      pen.line([(10, 50), (90, 50)], width: 9)
    },
    "star.fill": SystemSymbol(122, 116) { pen in
      let points = (0..<10).map { index -> (CGFloat, CGFloat) in
        let radius: CGFloat = index.isMultiple(of: 2) ? 55 : 22.5
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        return (61 + radius * cos(angle), 63 + radius * sin(angle))
      }
      pen.polygon(points, rounding: 6)
    },
    "xmark": SystemSymbol(92, 92) { pen in
      pen.line([(12, 12), (80, 80)], width: 9.5)
      pen.line([(80, 12), (12, 80)], width: 9.5)
    },
    "xmark.circle.fill": SystemSymbol(112, 112) { pen in
      pen.fill {
        $0.addEllipse(in: CGRect(x: 4, y: 4, width: 104, height: 104))
        $0.addCross(center: CGPoint(x: 56, y: 56), reach: 24, width: 9.5 * pen.weight)
      }
    },
  ]
}
