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
    if size.isOf48Megapixels, let claim = device.claim(.photos48MP), !claim.isThere { return .claim(claim) }
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

  /// Whether photos of this size count as 48 megapixels.
  public var isOf48Megapixels: Bool { pixels >= 40_000_000 }
}

extension ResolvedSession {
  /// What rules out a size of the photos that the session asks of a camera; `nil` if nothing does.
  func refusalOfPhotos(by camera: ResolvedCamera) -> PhotoSizeRefusal? {
    sizesOfPhotos(by: camera).lazy.compactMap { camera.lacksPhotos(of: $0) }.first
  }

  /// The id of the weakest source that the photos rest on which the session asks of a camera in the format of the preset
  /// `photo`, where no list tells that format's sizes; `nil` if there are none.
  func sourceOfPresetPhotos(by camera: ResolvedCamera) -> String? {
    guard runsPhotoFormat(camera), let told = camera.device?.specifiedPhotos, !told.isEmpty else { return nil }
    let sources = sizesOfPhotos(by: camera).filter { camera.supports(.photoSize($0)) == nil }
      .compactMap { size in told.first { $0.value == size }?.source }
    // Of equally weak ones the first.
    return sources.dropFirst().reduce(sources.first) { weakest, source in
      profile.kind(ofSource: source).isWeaker(than: profile.kind(ofSource: weakest)) ? source : weakest
    }
  }

  /// Whether the session asks a camera for photos of 48 megapixels, so that it runs a format that has them.
  func asks48MP(of camera: ResolvedCamera) -> Bool { sizesOfPhotos(by: camera).contains(where: \.isOf48Megapixels) }

  /// The sizes of the photos that the session asks of a camera, by its outputs and their requests.
  func sizesOfPhotos(by camera: ResolvedCamera) -> [Dimensions] {
    let cameras = photoCameras()
    let ofOutputs = graph.outputIndices.filter { cameras[$0]?.inputIndex == camera.inputIndex }
      .map { graph.outputs[$0].photo.maxPhotoDimensions?.size }
    // By place, since requests are large values to copy.
    let asking = graph.photoSettings.indices.filter { graph.photoSettings[$0].maxPhotoDimensions?.size != nil }
    let outputs = asking.isEmpty ? [:] : photoOutputs(ofRequests: asking)
    let ofRequests = asking.filter { outputs[$0].flatMap { cameras[$0.index]?.inputIndex } == camera.inputIndex }
      .map { graph.photoSettings[$0].maxPhotoDimensions?.size }
    return (ofOutputs + ofRequests).compactMap { $0?.value }
  }
}
