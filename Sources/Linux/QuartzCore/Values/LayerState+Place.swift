extension LayerState {
  package var bounds: CGRect {
    get { place.bounds }
    set { place.bounds = newValue }
  }
  package var position: CGPoint {
    get { place.position }
    set { place.position = newValue }
  }
  package var anchorPoint: CGPoint {
    get { place.anchorPoint }
    set { place.anchorPoint = newValue }
  }
  package var anchorPointZ: CGFloat {
    get { place.anchorPointZ }
    set { place.anchorPointZ = newValue }
  }
  package var transform: CATransform3D {
    get { place.transform }
    set { place.transform = newValue }
  }
  package var sublayerTransform: CATransform3D {
    get { place.sublayerTransform }
    set { place.sublayerTransform = newValue }
  }
}
