public import CaptureModel
import JSONSource

// Photo sizes that a camera or a format can't have, whatever its list says elsewhere.
extension ResolvedCamera {
  /// The size of the largest photos that are known of the camera, if they rule out a size.
  public func largestKnownPhotos(below size: Dimensions) -> Dimensions? {
    guard case .sensor? = lacksPhotos(of: size) else { return nil }
    return device?.photoSensor?.value
  }

  /// What rules out that any format of the camera takes photos of a size; `nil` if nothing does.
  func lacksPhotos(of size: Dimensions) -> PhotoSizeRefusal? {
    guard let device else { return nil }
    if size.pixels >= 40_000_000, let claim = device.claim(.photos48MP), !claim.isThere { return .claim(claim) }
    if size.isOf24Megapixels, let claim = device.claim(.photos24MP), !claim.isThere {
      return .claim(claim)
    }
    guard let sensor = device.photoSensor, Double(size.pixels) > PhotoSizeRefusal.most * Double(sensor.value.pixels)
    else { return nil }
    return .sensor(source: sensor.source)
  }
}

/// Why no format of a camera takes photos of a size.
enum PhotoSizeRefusal {
  /// A statement about the model.
  case claim(CapabilityClaim)

  /// The photo has many more pixels than the sensor.
  case sensor(source: String?)

  /// No list has photos with more pixels than this times the largest photo that is known of the camera. The largest ratio
  /// in 29 printed lists of 11 models is 1.00, and 1.10 on an iPad whose list has 4224x3168 beside a known 4032x3024.
  static let most = 1.25

  /// The id of the source that tells.
  var source: String? {
    switch self {
    case .claim(let claim): claim.source
    case .sensor(let source): source
    }
  }
}

extension Dimensions {
  /// Whether photos of this size count as 24 megapixels.
  var isOf24Megapixels: Bool { (22_000_000...27_000_000).contains(pixels) }
}

extension ResolvedSession {
  /// What rules out a size of the photos that the session asks of a camera; `nil` if nothing does.
  func refusalOfPhotos(by camera: ResolvedCamera) -> PhotoSizeRefusal? {
    let cameras = photoCameras()
    let ofOutputs = graph.outputIndices.filter { cameras[$0]?.inputIndex == camera.inputIndex }
      .map { graph.outputs[$0].photo.maxPhotoDimensions?.size }
    let ofRequests = photoRequests().filter { $0.camera?.inputIndex == camera.inputIndex }
      .map(\.settings.maxPhotoDimensions?.size)
    return (ofOutputs + ofRequests).lazy.compactMap { $0.flatMap { camera.lacksPhotos(of: $0.value) } }.first
  }
}
