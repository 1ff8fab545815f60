import JSONSource
public import CaptureModel

/// The camera format that is nearest to a graph's request.
public struct NearestFormat {
  /// The format.
  public let format: DeviceFormat

  /// A format that was found another way.
  public init(format: DeviceFormat) {
    self.format = format
  }

  /// The nearest multi-cam format: by the same aspect ratio, then by the nearest number of pixels, the nearest rate,
  /// the requested binning (unbinned by default), and the profile's order. `nil` if the camera has none.
  public static func multiCam(to request: FormatRequest, of device: ProfileCamera) -> NearestFormat? {
    nearest(to: request, among: device.formats.filter { $0.multiCam == true })
  }

  /// The nearest of some formats.
  public static func nearest(to request: FormatRequest, among formats: [DeviceFormat]) -> NearestFormat? {
    let best = distances(to: request, of: formats).min { $0.distance < $1.distance }
    return best.map { NearestFormat(format: formats[$0.place]) }
  }

  /// The formats, nearest first.
  public static func inOrder(to request: FormatRequest, among formats: [DeviceFormat]) -> [DeviceFormat] {
    distances(to: request, of: formats).sorted { $0.distance < $1.distance }.map { formats[$0.place] }
  }

  private static func distances(
    to request: FormatRequest, of formats: [DeviceFormat]
  ) -> [(distance: (Int, Int, Double, Int, Int), place: Int)] {
    let width = request.width?.value ?? request.height.map { $0.value * 4 / 3 } ?? 1920
    let height = request.height?.value ?? width * 3 / 4
    let asked = Dimensions(width, height)
    return formats.enumerated().map { place, format in
      let rate = abs((format.highestRate?.value ?? 0) - (request.maxFrameRate?.value.value ?? 30))
      let binning = request.binned.map { $0.value == format.binned ? 0 : 1 } ?? (format.binned == true ? 1 : 0)
      let aspect = format.dimensions.hasSameAspect(as: asked) ? 0 : 1
      return ((aspect, abs(format.dimensions.pixels - asked.pixels), rate, binning, place), place)
    }
  }
}
