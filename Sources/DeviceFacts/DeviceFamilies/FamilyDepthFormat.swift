import CaptureModel

extension DeviceFormat {
  private static let video = Dimensions(640, 480)
  private static let depth = Dimensions(320, 240)

  /// Whether it is the assumed multi-cam format of LiDAR cameras.
  var isFamilyDepthFormat: Bool {
    dimensions == Self.video && mayBeBiplanar && depthFormats?.contains { $0.dimensions == Self.depth } ?? false
  }

  /// The assumed multi-cam format of LiDAR cameras; its rate and binning are unknown.
  static func familyDepthFormat(source: String) -> DeviceFormat {
    var format = DeviceFormat(width: video.width, height: video.height)
    format.multiCam = true
    format.pixelFormats = PixelFormat.biplanar
    format.depthFormats = [DepthFormat(width: depth.width, height: depth.height)]
    format.source = source
    return format
  }
}

extension DeviceProfile {
  /// The size of the sensor that a camera reads: its own, or else the smallest of its constituents'; `nil` if one is
  /// unknown.
  func readSensor(of camera: ProfileCamera) -> Dimensions? {
    if let sensor = camera.sensor?.value { return sensor }
    let constituents = camera.constituents.isEmpty ? camera.deviceType.constituents : camera.constituents
    var smallest: Dimensions?
    for type in constituents {
      guard let sensor = self.camera(type, at: camera.position)?.sensor?.value else { return nil }
      if smallest.map({ sensor.pixels < $0.pixels }) ?? true { smallest = sensor }
    }
    return smallest
  }
}
