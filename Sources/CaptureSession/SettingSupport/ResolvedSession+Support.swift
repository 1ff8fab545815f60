public import CaptureModel
import JSONSource

extension ResolvedSession {
  /// Whether the device supports a value that no rule of its own judges; `nil` if nothing tells.
  public func supports(_ use: SupportUse) -> Bool? {
    switch use.field.symbol?.judge {
    case .everyPhone?: profile.isPhone ? true : nil
    case .generalRule(let fact)?: supports(use.range, by: fact)
    case .ownRule?, .harmless?, nil: true
    }
  }

  private func supports(_ value: SourceRange, by fact: SupportFact) -> Bool? {
    switch fact {
    case .nothing: nil
    case .fastPhotos: takesFastPhotos(photoCamera(at: value))
    case .livePhotos: takesLivePhotos(photoCamera(at: value))
    case .exposureMode: camera(at: value).flatMap(supportsExposureMode)
    case .whiteBalanceMode: camera(at: value).flatMap(supportsWhiteBalanceMode)
    // Cameras that switch between lenses have a rule of their own.
    case .bayerFormat: isBayerFormat(at: value) && !isOfSwitchingCamera(value) ? nil : true
    }
  }

  /// The fact that would tell whether the device supports a value.
  public func fact(of use: SupportUse) -> FactKey {
    guard case .generalRule(let fact)? = use.field.symbol?.judge else { return .unrecorded }
    switch fact {
    case .fastPhotos where profile.isPhone(from: Self.firstFastPhone):
      guard let camera = photoCamera(at: use.range) else { return .unrecorded }
      return camera.input.activeFormat == nil ? .activeFormat(ofInput: camera.inputIndex) : .unrecorded
    case .whiteBalanceMode: return camera(at: use.range)?.fact(.autoWhiteBalance) ?? .unrecorded
    case .livePhotos:
      guard let camera = photoCamera(at: use.range), asks48MP(of: camera) else { return .unrecorded }
      return camera.fact(.livePhotosBeside48MP)
    case .nothing, .fastPhotos, .exposureMode, .bayerFormat: return .unrecorded
    }
  }

  /// The camera whose input has a value.
  private func camera(at value: SourceRange) -> ResolvedCamera? {
    cameras.first { $0.input.range.contains(value) }
  }

  /// The camera that feeds the photo output with a value.
  private func photoCamera(at value: SourceRange) -> ResolvedCamera? {
    guard let output = graph.outputIndices.first(where: { graph.outputs[$0].range.contains(value) })
    else { return nil }
    return photoCameras()[output]
  }

  private func isBayerFormat(at value: SourceRange) -> Bool {
    graph.photoSettings.contains { request in
      request.rawPixelFormat.map { $0.range == value && $0.value.isBayerRaw } ?? false
    }
  }

  /// Whether a camera that switches between lenses takes the photo of the request with a value.
  private func isOfSwitchingCamera(_ value: SourceRange) -> Bool {
    photoRequests().contains {
      $0.settings.range.contains(value) && $0.camera?.key.deviceType.hasConstituentPorts == true
    }
  }

  /// Whether a camera takes responsive photos without shutter lag. Phones with A12 and later do, in formats for photos
  /// of the highest quality (WWDC23 session 10105); the printed formats of iPhone 13 mini say the same.
  private func takesFastPhotos(_ camera: ResolvedCamera?) -> Bool? {
    guard let camera else { return nil }
    let isFast = profile.isPhone(from: Self.firstFastPhone)
    // The photo preset chooses such a format.
    if !isMultiCam, camera.input.activeFormat == nil, graph.session?.preset?.value == .photo {
      return isFast ? true : nil
    }
    let isForPhotos = camera.anyFormat(has: \.takesPhotosWithoutLag)
    return isForPhotos == true && !isFast ? nil : isForPhotos
  }

  /// Whether a camera takes Live Photos. Specifications of iPhone 7 and later name them, and the preset `photo` has them; but
  /// not every format does (isLivePhotoCaptureSupported). AVCaptureDevice.h says of isHighestPhotoQualitySupported that only
  /// a few formats, the photo formats, can give what it calls the highest quality, with Live Photos as an example. Of a
  /// format that the app chooses, nothing else tells; that some of them have none is printed.
  private func takesLivePhotos(_ camera: ResolvedCamera?) -> Bool? {
    guard profile.isPhone else { return nil }
    if let camera, asks48MP(of: camera) { return camera.device?.has(.livePhotosBeside48MP) }
    guard let camera, camera.input.activeFormat != nil || isMultiCam else { return true }
    return camera.anyFormat(has: \.highestPhotoQuality) == true ? true : nil
  }

  /// iPhone XS and XR, the first phones with an A12.
  private static let firstFastPhone = 11

  /// Every camera of a phone meters continuously and can lock its exposure. Apple names the kinds of built-in cameras that
  /// take no custom exposure.
  private func supportsExposureMode(_ camera: ResolvedCamera) -> Bool? {
    switch camera.input.exposureMode?.value {
    case .locked?, .continuousAutoExposure?: profile.isPhone ? true : nil
    // Cameras that switch between lenses have a rule of their own.
    case .custom? where camera.key.deviceType.hasConstituentPorts: true
    case .custom?:
      camera.device?.manualControls ?? (camera.input.external?.value == true ? nil : true)
    case .autoExpose?, nil: nil
    }
  }

  /// Every camera of a phone balances white continuously and can lock it. Some phones print that they can't do it once.
  private func supportsWhiteBalanceMode(_ camera: ResolvedCamera) -> Bool? {
    switch camera.input.whiteBalanceMode?.value {
    case .locked?, .continuousAutoWhiteBalance?: profile.isPhone ? true : nil
    case .autoWhiteBalance?: camera.device?.has(.autoWhiteBalance)
    case nil: nil
    }
  }
}

extension DeviceFormat {
  /// Whether it takes photos without shutter lag, or else whether it takes those of the highest quality, as each format does
  /// that is printed with it.
  fileprivate var takesPhotosWithoutLag: Bool? { controls?.zeroShutterLag ?? highestPhotoQuality }
}

extension DeviceProfile {
  /// Whether it is of an iPhone.
  fileprivate var isPhone: Bool { modelIdentifiers.contains { $0.hasPrefix("iPhone") } }

  /// Whether it is of an iPhone whose identifiers begin with this number or a later one: 11 is iPhone XS.
  fileprivate func isPhone(from generation: Int) -> Bool {
    modelIdentifiers.contains { identifier in
      guard identifier.hasPrefix("iPhone") else { return false }
      return Int(identifier.dropFirst("iPhone".utf8.count).prefix { $0 != "," }).map {
        $0 >= generation
      } ?? false
    }
  }
}
