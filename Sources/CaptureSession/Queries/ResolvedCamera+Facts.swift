import CaptureModel

extension ResolvedCamera {
  /// A fact of the camera, as what a rule asks for.
  public func fact(_ fact: CameraFact) -> FactKey { .camera(fact, ofInput: inputIndex) }

  /// A fact of the format that it runs.
  public func formatFact(_ fact: FormatFact) -> FactKey { .format(fact, ofInput: inputIndex) }
}

extension ResolvedSession {
  /// How the profile knows what would settle a fact; `nil` where it does not know it, or has no key for it.
  public func provenance(of key: FactKey) -> Provenance? {
    switch key {
    case .device(let fact): profile.provenance(of: fact)
    case .camera(let fact, let input):
      camera(ofInput: input).flatMap { camera in
        if fact == .formats, let source = camera.sourceOfRefusal { return profile.provenance(ofSource: source) }
        return camera.device.flatMap { profile.provenance(of: fact, in: $0) }
      }
    case .format(let fact, let input):
      camera(ofInput: input).flatMap { camera in
        camera.activeFormat.flatMap { profile.provenance(of: fact, in: $0, of: camera.device) }
      }
    case .activeFormat, .infoPlist, .unrecorded: nil
    }
  }
}
