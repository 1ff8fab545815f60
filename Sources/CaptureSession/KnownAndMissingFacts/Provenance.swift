public import CaptureModel
public import JSONSource

/// How a profile knows a fact.
public struct Provenance: Sendable {
  /// How the fact is known.
  public let kind: FactKind

  /// Where it comes from; `nil` if the profile names no source.
  public let source: ProfileSource?
}

extension DeviceProfile {
  /// How the profile knows a fact; `nil` if it doesn't, or profiles have no such fact.
  ///
  /// For a rule's question use `ResolvedSession.provenance(of:)`, which knows the session's cameras.
  public func provenance(of fact: Fact) -> Provenance? {
    switch fact {
    case .deviceSets: multiCamDeviceSets.flatMap { provenance(ofSource: $0.source) }
    case .microphones: microphones.flatMap { provenance(ofSource: $0.source) }
    case .camera(let key): camera(key.deviceType, at: key.position).flatMap { provenance(ofSource: $0.source) }
    case .multiCamFormats(let key, _), .askedFormat(let key, _), .anyAskedFormat(let key, _):
      camera(key.deviceType, at: key.position).flatMap { provenance(ofSource: $0.sourceOfFormats) }
    case .format(let key, let index):
      camera(key.deviceType, at: key.position).flatMap { camera in
        camera.formats.indices.contains(index.value)
          ? provenance(ofSource: camera.formats[index.value].source ?? camera.source) : nil
      }
    case .coefficient(let key): costModel[key].flatMap { provenance(ofSource: $0.source) }
    case .stabilizationCost(let mode):
      costModel.stabilization.first { $0.mode == mode }.flatMap { provenance(ofSource: $0.cost.source) }
    case .multiCamSupport, .activeFormat, .formatProperty, .formatName, .automaticStabilization, .cost, .costOfFormat,
      .costOfFormats, .tooManyCameras, .asked:
      nil
    }
  }

  /// How the profile knows a fact about the device as a whole.
  func provenance(of fact: DeviceFact) -> Provenance? {
    switch fact {
    // A profile names no source for it.
    case .multiCamSupported: nil
    case .maxControlsCount:
      maxControlsCount.map { provenance(ofSource: $0.source) }
        ?? supportsControls.map { provenance(ofSource: $0.source) }
    // The list as a whole is known if it is complete.
    case .cameras, .camerasComplete: camerasComplete.map { provenance(ofSource: $0.source) }
    case .multiCamDeviceSets: multiCamDeviceSets.map { provenance(ofSource: $0.source) }
    case .microphones: microphones.map { provenance(ofSource: $0.source) }
    case .lastOperatingSystem: lastOperatingSystem.map { provenance(ofSource: $0.source) }
    }
  }

  /// How the profile knows a fact about one of its cameras.
  func provenance(of fact: CameraFact, in camera: ProfileCamera) -> Provenance? {
    let source: String?
    switch fact {
    case .formats where !camera.formats.isEmpty: source = camera.sourceOfFormats
    case .hasTorch where camera.hasTorch != nil: source = camera.hasTorch?.source ?? camera.source
    case .hasFlash where camera.hasFlash != nil: source = camera.hasFlash?.source ?? camera.source
    case .autoFocusSystem where camera.autoFocusSystem != nil: source = camera.sourceOfAutoFocus
    case .mattes where camera.mattes != nil: source = camera.sourceOfMattes
    case .controls where camera.controls != nil: source = camera.sourceOfControls
    case .controls where camera.exposureBias != nil: source = camera.exposureBias?.source
    case .autoFocusSystem: return camera.claim(.autofocus).map { provenance(ofSource: $0.source) }
    case .formats, .hasTorch, .hasFlash, .mattes, .controls: return nil
    }
    return provenance(ofSource: source)
  }

  /// How the profile knows whether one of its cameras has a capability.
  func provenance(of capability: CameraCapability, in camera: ProfileCamera) -> Provenance? {
    let isOfControls =
      switch capability {
      case .focusPointOfInterest: camera.controls?.focusPointOfInterest != nil
      case .exposurePointOfInterest: camera.controls?.exposurePointOfInterest != nil
      default: false
      }
    if isOfControls { return provenance(ofSource: camera.sourceOfControls) }
    return camera.claim(capability).map { provenance(ofSource: $0.source) }
  }

  /// How the profile knows a fact about a camera's format.
  func provenance(of fact: FormatFact, in format: DeviceFormat, of camera: ProfileCamera?) -> Provenance? {
    guard format.knows(fact) else { return camera?.source(behind: fact).map { provenance(ofSource: $0) } }
    let own = fact == .multiCam ? format.multiCamSource : fact == .colorSpaces ? format.colorSpacesSource : nil
    return provenance(ofSource: own ?? format.source ?? camera?.source)
  }

  /// How the profile knows a fact about whatever format a camera runs, of the camera as a whole.
  func provenanceWithoutFormat(of fact: FormatFact, _ camera: ProfileCamera) -> Provenance? {
    camera.source(behind: fact).map { provenance(ofSource: $0) }
  }

  /// How facts from this source are known.
  package func provenance(ofSource id: String?) -> Provenance {
    let source = source(id)
    return Provenance(kind: source?.kind ?? .reported, source: source)
  }
}

extension ProfileCamera {
  /// The source of what is told of the camera as a whole, which answers for a format whose list doesn't tell.
  fileprivate func source(behind fact: FormatFact) -> String? {
    switch fact {
    case .colorSpaces:
      (denial(of: .hlgBT2020) ?? denial(of: .appleLog) ?? denial(of: .appleLog2))?.source
        ?? claim(.colorSpacesOfPixelFormats)?.source
    case .stabilizationModes: claim(.stabilizationOfFormats)?.source
    case .pixelFormats: (denial(of: PixelFormat("x420")) ?? denial(of: PixelFormat("x422")))?.source
    case .features: claim(.cinematicVideo)?.source
    case .controls: claim(.centerStage)?.source
    case .depthFormats, .photoDepthFormats: claim(.depthOfPhotoPreset)?.source
    case .photoDimensions:
      [claim(.photos48MP), claim(.photos24MP)].compactMap(\.self).first { !$0.isThere }?.source ?? photoSensor?.source
    default: nil
    }
  }
}

extension DeviceFormat {
  fileprivate func knows(_ fact: FormatFact) -> Bool {
    switch fact {
    case .frameRateRanges: !rateRanges.isEmpty
    case .multiCam: multiCam != nil
    case .pixelFormats: pixelFormats != nil
    case .photoDimensions: photoDimensions != nil
    case .maxZoomFactor: maxZoomFactor != nil
    case .stabilizationModes: stabilizationModes != nil
    case .colorSpaces: colorSpaces != nil
    case .videoHDR: videoHDR != nil
    case .autoVideoFrameRate: autoVideoFrameRate != nil
    case .controls: controls != nil
    case .unsupportedOutputs: unsupportedOutputs != nil
    case .depthFormats: depthFormats != nil
    case .photoDepthFormats: photoDepthFormats != nil
    case .depthZoomRanges: depthZoomRanges != nil
    case .features: features != nil
    }
  }
}
