import JSONSource

/// The references of a profile's file to other profiles, before they are looked up.
struct ProfileReferences: Sendable {
  /// The index of a camera, and the camera that it takes its formats from.
  var formats: [(camera: Int, of: Located<CameraReference>)] = []

  /// The id of the sibling that it takes its device sets from.
  var deviceSets: Located<String>?

  /// The id of the profile that it takes its cost model from.
  var costModel: Located<String>?

  /// The id of a sibling whose readings also count for the device.
  var readings: Located<String>?
}

extension ProfileReferences {
  /// Fills in the referenced parts of a profile; reports those that don't exist.
  ///
  /// Lists come only from siblings, with the source that says why the devices are alike. A cost model belongs to a
  /// chip, so it may come from any profile, but its readings only from a sibling.
  func resolve(
    in profile: inout DeviceProfile, _ reader: inout DocumentReader, others: (String) -> DeviceProfile?
  ) {
    for (camera, reference) in formats {
      guard profile.cameras[camera].formats.isEmpty else {
        reader.report(.twice("formatsOf", "formats", at: reference.range))
        continue
      }
      let name = Located(reference.value.profile, at: reference.range)
      guard let (other, source) = sibling(name, of: profile, &reader, others) else { continue }
      let key = reference.value.camera
      guard let index = other.cameraIndex(key.deviceType, at: key.position) else {
        reader.report(.noSuchReference("\(Suggestion.quote(other.id)) has no \(key) camera", at: reference.range))
        continue
      }
      profile.takeFormats(of: other.cameras[index], in: other, source, to: camera)
      profile.cameras[camera].formatsOf = reference.value
    }
    if let deviceSets, profile.multiCamDeviceSets != nil {
      reader.report(.twice("multiCamDeviceSetsOf", "multiCamDeviceSets", at: deviceSets.range))
    } else if let deviceSets, let (other, source) = sibling(deviceSets, of: profile, &reader, others) {
      profile.takeDeviceSets(of: other, source)
      for key in (profile.multiCamDeviceSets?.sets ?? []).joined()
      where profile.cameraIndex(key.deviceType, at: key.position) == nil {
        reader.report(
          .noSuchReference("a set of \(Suggestion.quote(other.id)) needs a \(key) camera", at: deviceSets.range))
      }
    }
    if let costModel, profile.costModel.basis != nil {
      reader.report(.twice("costModelOf", "costModel", at: costModel.range))
    } else if let costModel, let other = named(costModel, &reader, others) {
      profile.takeCostModel(of: other)
    }
    if let readings, let (other, _) = sibling(readings, of: profile, &reader, others) {
      profile.takeReadings(of: other)
    }
  }

  private func named(
    _ name: Located<String>, _ reader: inout DocumentReader, _ others: (String) -> DeviceProfile?
  ) -> DeviceProfile? {
    if let other = others(name.value) { return other }
    reader.report(.noSuchReference("there is no profile \(Suggestion.quote(name.value))", at: name.range))
    return nil
  }

  private func sibling(
    _ name: Located<String>, of profile: DeviceProfile, _ reader: inout DocumentReader,
    _ others: (String) -> DeviceProfile?
  ) -> (profile: DeviceProfile, source: String?)? {
    guard let sibling = profile.siblings.first(where: { $0.profile == name.value }) else {
      reader.report(
        .noSuchReference("'siblings' does not name \(Suggestion.quote(name.value))", at: name.range))
      return nil
    }
    return named(name, &reader, others).map { ($0, sibling.source) }
  }
}

extension Finding {
  /// A reference and the key that it replaces, both given.
  fileprivate static func twice(_ reference: String, _ key: String, at range: SourceRange) -> Finding {
    Finding(
      fault: .unknownKey, severity: .error, message: "'\(reference)' replaces '\(key)'", range: range,
      label: "'\(key)' is given too")
  }

  /// A referenced profile, or a part of one, that doesn't exist.
  static func noSuchReference(_ message: String, at range: SourceRange) -> Finding {
    Finding(
      fault: .unknownReference, severity: .error, message: message, range: range, label: "not found")
  }
}
