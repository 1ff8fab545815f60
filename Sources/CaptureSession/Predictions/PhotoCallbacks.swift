import JSONSource
import CaptureModel

extension PredictionKind {
  /// How often a photo request calls its delegate with a photo.
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

/// The photos of one request: kinds times constituents times exposures.
public struct PhotoCount: Hashable, Sendable {
  /// Whether there is a RAW photo.
  public let hasRaw: Bool

  /// Whether there is a processed photo.
  public let hasProcessed: Bool

  /// The number of constituents that take photos.
  public let constituents: Int

  /// The exposures of the bracket; 1 without a bracket.
  public let exposures: Int

  /// The number of photos.
  public var photos: Int { (hasRaw && hasProcessed ? 2 : 1) * constituents * exposures }

  /// `nil` if the request is refused, or if its photos may not come one by one.
  fileprivate init?(_ request: PhotoRequest) {
    let settings = request.settings
    // With deferred delivery some photos come as proxies.
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

  /// The number of constituents that take photos for a request; `nil` if it is refused.
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
