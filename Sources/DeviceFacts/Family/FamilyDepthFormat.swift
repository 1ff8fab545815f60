import CaptureModel

extension DeviceFormat {
  private static let video = Dimensions(640, 480)
  private static let depth = Dimensions(320, 240)

  /// Whether it is the one format that a LiDAR camera is taken to run beside others.
  var isFamilyDepthFormat: Bool {
    dimensions == Self.video && mayBeBiplanar && depthFormats?.contains { $0.dimensions == Self.depth } ?? false
  }

  /// That format; its rate and its binning are not known.
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
  /// The size of the sensor that a camera reads: its own, else the smallest of those of the cameras that it is made of;
  /// `nil` where one is not known.
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
