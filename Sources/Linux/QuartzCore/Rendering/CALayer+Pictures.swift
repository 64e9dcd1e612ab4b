extension CALayer {
  /// What was drawn for this layer and can be used again.
  final var pictures: LayerPictures {
    if let existingPictures { return existingPictures }
    let made = LayerPictures()
    existingPictures = made
    return made
  }
}
