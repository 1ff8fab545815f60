public import CaptureModel
import JSONSource

extension ResolvedCamera {
  /// The key of a fact about the camera.
  public func fact(_ fact: CameraFact) -> FactKey { .camera(fact, ofInput: inputIndex) }

  /// The key of a capability of the camera.
  public func fact(_ capability: CameraCapability) -> FactKey { .capability(capability, ofInput: inputIndex) }

  /// The key of a fact about its running format.
  public func formatFact(_ fact: FormatFact) -> FactKey { .format(fact, ofInput: inputIndex) }
}

extension ResolvedSession {
  /// How the profile knows the value of a key; `nil` if it doesn't know it, or has no such key.
  public func provenance(of key: FactKey) -> Provenance? {
    switch key {
    case .device(let fact): profile.provenance(of: fact)
    case .camera(let fact, let input):
      camera(ofInput: input).flatMap { camera in
        if fact == .formats, let source = camera.sourceOfRefusal { return profile.provenance(ofSource: source) }
        return camera.device.flatMap { profile.provenance(of: fact, in: $0) }
      }
    case .capability(let capability, let input):
      camera(ofInput: input)?.device.flatMap { profile.provenance(of: capability, in: $0) }
    case .format(let fact, let input):
      camera(ofInput: input).flatMap { camera in
        if fact == .photoDimensions, let refusal = refusalOfPhotos(by: camera) {
          return profile.provenance(ofSource: refusal.source)
        }
        if fact == .photoDimensions, let source = sourceOfPresetPhotos(by: camera) {
          return profile.provenance(ofSource: source)
        }
        if fact == .colorSpaces, let source = camera.input.activeColorSpace.flatMap({ camera.source(of: $0.value) }) {
          return profile.provenance(ofSource: source)
        }
        if let format = camera.activeFormat { return profile.provenance(of: fact, in: format, of: camera.device) }
        return camera.device.flatMap { profile.provenanceWithoutFormat(of: fact, $0) }
      }
    case .activeFormat, .infoPlist, .drafted, .elements, .unrecorded: nil
    }
  }
}
