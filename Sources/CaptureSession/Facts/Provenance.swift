public import CaptureModel

/// How a profile knows a fact.
public struct Provenance: Sendable {
  /// How the fact is known.
  public let kind: ProfileSource.Kind

  /// Where it comes from; `nil` where the profile names no source.
  public let source: ProfileSource?
}

extension DeviceProfile {
  /// How the profile knows a fact; `nil` where it does not know it, or the fact is no fact of a profile.
  public func provenance(of fact: Fact) -> Provenance? {
    switch fact {
    case .deviceSets: multiCamDeviceSets.flatMap { provenance(ofSource: $0.source) }
    case .microphones: microphones.flatMap { provenance(ofSource: $0.source) }
    case .camera(let key), .multiCamFormats(let key, _), .askedFormat(let key, _), .anyAskedFormat(let key, _):
      camera(key.deviceType, at: key.position).flatMap { provenance(ofSource: $0.source) }
    case .format(let key, let index):
      camera(key.deviceType, at: key.position).flatMap { camera in
        camera.formats.indices.contains(index.value)
          ? provenance(ofSource: camera.formats[index.value].source ?? camera.source) : nil
      }
    case .coefficient(let key): costModel[key].flatMap { provenance(ofSource: $0.source) }
    case .stabilizationCost(let mode):
      costModel.stabilization.first { $0.mode == mode }.flatMap { provenance(ofSource: $0.cost.source) }
    case .multiCamSupport, .activeFormat, .formatProperty, .formatName, .automaticStabilization, .cost, .costOfFormat,
      .costOfFormats, .crowd, .stated:
      nil
    }
  }

  /// What is known without a source is an estimate.
  private func provenance(ofSource id: String?) -> Provenance {
    let source = id.flatMap { self.source($0) }
    return Provenance(kind: source?.kind ?? .estimated, source: source)
  }
}
