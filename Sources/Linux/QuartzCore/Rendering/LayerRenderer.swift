/// Draws a layer tree at a moment. It stores the last frame and draws only the differences.
package final class LayerRenderer {
  private let context: LayerContext
  private let resources = SceneResources()
  private let painter = ScenePainter()
  private var occlusion = Occlusion()
  private var last: Frame?

  /// The frame that is in the target.
  private struct Frame {
    let target: Bitmap
    let scale: CGFloat
    let time: CFTimeInterval
    let changeCount: Int
    let wasAnimating: Bool
    let scene: Scene
  }

  package init(context: LayerContext) {
    self.context = context
  }

  /// The number of times that the picture behind a layer was blurred.
  package var backdropsMade: Int { painter.backdropsMade }

  /// Updates the target.
  /// - Parameters:
  ///   - time: The media time.
  ///   - bitmap: The target. It is drawn completely if it is not the target of the previous call.
  /// - Returns: The rectangles that may have changed, in pixels. They do not overlap.
  package func render(at time: CFTimeInterval, into bitmap: Bitmap) -> [PixelRect] {
    let known = last.flatMap { $0.target === bitmap && $0.scale == context.scale ? $0 : nil }
    let isAnimating = context.isAnimating
    if let known, known.changeCount == context.changeCount, known.time == time || !(isAnimating || known.wasAnimating) {
      return []
    }
    // Drawing contents may cause further changes, which belong to the next frame.
    let changeCount = context.changeCount
    let target = bitmap.bounds
    var builder = SceneBuilder(time: time, target: target, resources: resources)
    builder.previous = last?.scene
    builder.add(context.root, parent: CGAffineTransform(scaleX: context.scale, y: context.scale), clip: target)
    resources.endFrame()
    let scene = Scene(items: builder.items, spans: builder.spans)
    let found = scene.damage(since: known?.scene ?? Scene(), within: target)
    let damage = known == nil ? [target] : found
    let canvas = PixelCanvas(bitmap)
    for area in damage {
      occlusion.find(in: scene.items, area: area)
      canvas.clear(occlusion.ground)
      painter.paint(scene.items, clips: occlusion.clips, on: canvas)
    }
    last = Frame(
      target: bitmap, scale: context.scale, time: time, changeCount: changeCount, wasAnimating: isAnimating, scene: scene)
    return damage
  }
}

extension ScenePainter {
  /// Draws the items on a transparent background.
  static func picture(of items: [DisplayItem], in rect: PixelRect) -> Bitmap {
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    var occlusion = Occlusion()
    occlusion.find(in: items, area: rect)
    ScenePainter().paint(items, clips: occlusion.clips, on: PixelCanvas(bitmap, x: rect.x, y: rect.y))
    return bitmap
  }
}
