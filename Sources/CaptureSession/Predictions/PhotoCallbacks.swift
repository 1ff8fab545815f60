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
      list.add("\(request.title) calls back with \(count.text)", at: request.range)
    }
  }
}

/// The photos that come of one request: their kinds, times the constituents, times the exposures.
private struct PhotoCount {
  private let kinds: [String]
  private let constituents: Int
  private let exposures: Int

  /// `nil` where the request is refused, or where its photos may come otherwise than one by one.
  init?(_ request: PhotoRequest) {
    let settings = request.settings
    // Deferred photos come as proxies, and only some do.
    guard let camera = request.camera, request.outputSettings.autoDeferredPhotoDeliveryEnabled?.value != true,
      let constituents = Self.constituents(of: request, from: camera)
    else { return nil }
    var kinds: [String] = []
    if let raw = settings.rawPixelFormat?.value {
      guard raw.isBayerRaw || raw == .appleProRAW else { return nil }
      kinds.append("RAW")
    }
    let file = settings.fileType.flatMap { PhotoFileType($0.value) }
    let isProcessed = settings.codec != nil || settings.pixelFormat != nil || (file.map { $0 != .dng } ?? false)
    if kinds.isEmpty || isProcessed { kinds.append("processed") }
    if let bracket = settings.bracketedSettings?.value, bracket.isEmpty { return nil }
    self.kinds = kinds
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

  /// `4 photos: RAW and processed, of 2 constituents`.
  var text: String {
    let count = kinds.count * constituents * exposures
    var factors: [String] = kinds == ["processed"] ? [] : [kinds.joined(separator: " and ")]
    if constituents > 1 { factors.append("of \(constituents) constituents") }
    if exposures > 1 { factors.append("in \(exposures) exposures") }
    let list = factors.isEmpty ? "" : ": " + factors.joined(separator: ", ")
    return "\(count) \(count == 1 ? "photo" : "photos")\(list)"
  }
}
