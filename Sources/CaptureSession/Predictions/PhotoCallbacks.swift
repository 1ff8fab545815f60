import JSONSource
import CaptureModel

extension PredictionKind {
  /// How often a photo request calls its delegate back with a photo.
  static let photoCallbacks = PredictionKind(
    "photo-callbacks",
    sources: [.session("WWDC17 507"), .symbol("AVCaptureResolvedPhotoSettings.expectedPhotoCount")]
  ) { session, list in
    for request in session.photoRequests() {
      guard let count = PhotoCount(request) else { continue }
      list.add(.photoCallbacks(count, request: request.id), at: request.range)
    }
  }
}

/// The photos that come of one request: their kinds, times the constituents, times the exposures.
public struct PhotoCount: Hashable, Sendable {
  /// Whether a RAW photo comes.
  public let hasRaw: Bool

  /// Whether a processed photo comes.
  public let hasProcessed: Bool

  /// How many constituents photos come of.
  public let constituents: Int

  /// How many exposures the bracket has; 1 without a bracket.
  public let exposures: Int

  /// How many photos that is.
  public var photos: Int { (hasRaw && hasProcessed ? 2 : 1) * constituents * exposures }

  /// `nil` where the request is refused, or where its photos may come otherwise than one by one.
  fileprivate init?(_ request: PhotoRequest) {
    let settings = request.settings
    // Deferred photos come as proxies, and only some do.
    guard let camera = request.camera, request.outputSettings.autoDeferredPhotoDeliveryEnabled?.value != true,
      let constituents = Self.constituents(of: request, from: camera)
    else { return nil }
    if let raw = settings.rawPixelFormat?.value, !raw.isBayerRaw, raw != .appleProRAW { return nil }
    hasRaw = settings.rawPixelFormat != nil
    let file = settings.fileType.flatMap { PhotoFileType($0.value) }
    let isProcessed = settings.codec != nil || settings.pixelFormat != nil || (file.map { $0 != .dng } ?? false)
    hasProcessed = !hasRaw || isProcessed
    if let bracket = settings.bracketedSettings?.value, bracket.isEmpty { return nil }
    self.constituents = constituents
    exposures = settings.bracketedSettings?.value.count ?? 1
  }

  /// How many constituents a request has photos of; `nil` where it is refused.
  private static func constituents(of request: PhotoRequest, from camera: ResolvedCamera) -> Int? {
    guard request.wantsConstituents else { return 1 }
    guard camera.key.deviceType.hasConstituentPorts, request.outputSettings.deliversConstituents else { return nil }
    guard let list = request.settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices?.value, !list.isEmpty else {
      return camera.sensors.count == 2 ? 2 : nil
    }
    let devices = Set(list.map(\.value.current))
    return devices.count > 1 && devices.isSubset(of: camera.sensors) ? devices.count : nil
  }
}
