extension CALayer {
  /// The cached pictures of this layer, if there are any.
  final var existingPictures: LayerPictures? { rendererCache as? LayerPictures }

  /// The cached pictures of this layer.
  final var pictures: LayerPictures {
    if let existingPictures { return existingPictures }
    let made = LayerPictures()
    rendererCache = made
    return made
  }
}
