import CaptureModel
import JSONSource

// Photos and hardware.
extension SpecificationRule {
  /// Photos of 12 megapixels.
  static let photos12MP = SpecificationRule(
    name: "photos-12mp",
    evidence: Evidence(
      holds: 4, open: 0, fails: 0, lists: "iPhone 13 mini, 15, 15 Pro and 17 Pro, of which three have 48 megapixels too"
    ),
    note: "With the preset photo the back wide camera takes photos of 4032x3024."
  ) { statement, _ in
    switch statement {
    case .photos12MP, .photos48MP(.builtInWideAngleCamera): [.photos(Dimensions(4032, 3024), of: back)]
    default: []
    }
  }

  /// The largest photos.
  static let largestPhotos = SpecificationRule(
    name: "largest-photos",
    evidence: Evidence(
      holds: 6, open: 0, fails: 0,
      lists: "iPhone 11 Pro, 14 Pro, 15 Pro, 16 Pro and 18 Pro Max; iPad Air 13-inch (M3), whose are 4224x3168"),
    note: "With the preset photo the camera takes photos of this size."
  ) { statement, _ in
    guard case .largestPhotos(let size, let keys) = statement else { return [] }
    return keys.map { .photos(size, of: $0) }
  }

  /// The whole of a 4:3 sensor.
  static let wholeSensor = SpecificationRule(
    name: "whole-sensor",
    evidence: Evidence(
      holds: 9, open: 0, fails: 0, lists: "cameras of iPhone 11 Pro, 13 mini, 15 Pro, 16 Pro and 17 Pro"),
    note: """
      A phone's camera with photos of 12 megapixels takes them at 4032x3024 with the preset photo, in a format of 4032x3024 \
      whose highest rate is 30, as all 14 printed ones. An iPad lists 4224x3168 instead.
      """
  ) { statement, _ in
    guard case .wholeSensor(let keys) = statement else { return [] }
    return keys.flatMap { key -> [SpecificationClaim.Subject] in
      [.photos(Dimensions(4032, 3024), of: key), .format(exactly(Dimensions(4032, 3024), 30), of: key)]
    }
  }

  /// Depth of a LiDAR camera.
  static let lidarDepth = SpecificationRule(
    name: "lidar-depth",
    evidence: Evidence(holds: 2, open: 0, fails: 0, lists: "LiDAR cameras of iPhone 16 Pro and 17 Pro Max, in 640x480"),
    note: """
      Apple's sample for LiDAR cameras needs an unbinned 420f format 1920 columns wide with depth, and the talk gives its \
      depth as 320x240; that it is 1440 rows high is what copies of the sample say. 1920x1080 is open.
      """
  ) { statement, _ in
    guard statement == .lidarDepth else { return [] }
    var format = atLeast(Dimensions(1920, 1440), 30)
    format.pixelFormats = [PixelFormat("420f")]
    (format.binned, format.depth) = (false, Dimensions(320, 240))
    return [.format(format, of: DeviceKey(.builtInLiDARDepthCamera, .back))]
  }

  /// Photos of 48 megapixels.
  static let photos48MP = SpecificationRule(
    name: "photos-48mp",
    evidence: Evidence(
      holds: 3, open: 2, fails: 0, lists: "iPhone 14 Pro, 15 Pro and 17 Pro; iPhone 13 mini, without them, has none"),
    note: """
      With the preset photo the camera itself takes photos of 8064x6048; a virtual camera and video formats don't. The \
      size may be asked for, and is no promise.
      """
  ) { statement, _ in
    guard case .photos48MP(let type) = statement else { return [] }
    return [.photos(Dimensions(8064, 6048), of: DeviceKey(type, .back))]
  }

  /// Camera Control.
  static let cameraControl = SpecificationRule(
    name: "camera-control",
    evidence: Evidence(holds: 0, open: 0, fails: 0, lists: "none: no list prints it"),
    note: "Sessions take controls on hardware with Camera Control, since iOS 18. How many is not told."
  ) { statement, _ in
    statement == .cameraControl ? [.controls] : []
  }
}
