public import CaptureModel
import JSONSource

// Photos of the whole sensor.
extension Dimensions {
  /// Whether photos of this size are taken from the whole sensor alone, in the format that the preset `photo` chooses:
  /// more than 17 megapixels (WWDC26 304). Photos of 16 have another format on a square sensor.
  var isOfWholeSensorOnly: Bool { pixels > 17_000_000 }
}

extension DeviceFormat {
  /// Whether the format reads the whole sensor, as far as its size says: 4:3, or square on a square sensor.
  var readsWholeSensor: Bool { width >= 4032 && (width * 3 == height * 4 || width == height) }
}

extension ResolvedCamera {
  /// Whether photos of a size need another camera or a larger format: no format of this one takes them, or only those of
  /// the whole sensor, which are larger than the active one on both sides.
  public func needsMore(forPhotosOf size: Dimensions) -> Bool {
    if lacksPhotos(of: size) != nil { return true }
    guard size.isOfWholeSensorOnly, let format = activeFormat else { return false }
    return format.width < Dimensions.wholeSensor.width && format.height < Dimensions.wholeSensor.height
  }
}

extension ResolvedSession {
  /// Whether the preset chooses a format for the camera that doesn't read the whole sensor.
  func presetAvoidsWholeSensor(of camera: ResolvedCamera) -> Bool {
    guard presetChoosesUnknownFormat(of: camera), let preset = graph.session?.preset?.value else { return false }
    return preset != .photo && preset != .inputPriority
  }
}
