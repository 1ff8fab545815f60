import JSONSource

// Reuses parts of another profile, with their sources.
extension DeviceProfile {
  /// Takes the formats of a sibling's camera for the camera at an index; `source` says why the two devices are alike.
  mutating func takeFormats(
    of twin: ProfileCamera, in other: DeviceProfile, _ source: String?, to camera: Int
  ) {
    cameras[camera].formats = twin.formats.map { format in
      var format = format
      // A guess stays a guess, however alike the two devices are.
      let isGuess = other.source(format.source ?? twin.source)?.kind == .estimated
      format.source = isGuess ? takeSource(format.source ?? twin.source, of: other) : source
      if case .bounded(var pixels) = format.readout, pixels.source != nil {
        pixels.source = format.source
        format.readout = .bounded(pixels)
      }
      return format
    }
    cameras[camera].formatsComplete = twin.formatsComplete
    cameras[camera].multiCamFormatsComplete = twin.multiCamFormatsComplete
    cameras[camera].presets = twin.presets
    if cameras[camera].autoFocusSystem == nil { cameras[camera].autoFocusSystem = twin.autoFocusSystem }
  }

  /// Takes the device sets of a sibling.
  mutating func takeDeviceSets(of other: DeviceProfile, _ source: String?) {
    multiCamDeviceSets = other.multiCamDeviceSets
    multiCamDeviceSets?.source = source
    multiCamDeviceSetsOf = other.id
  }

  /// Takes the cost model of another device. The readings in it are taken only from a sibling.
  mutating func takeCostModel(of other: DeviceProfile) {
    costModelOf = other.id
    var model = other.costModel
    if model.basis == .measured { model.basis = .derived }
    for key in CoefficientKey.allCases {
      let source = takeSource(model[key]?.source, of: other)
      model[key]?.source = source
    }
    for index in model.stabilization.indices {
      let source = takeSource(model.stabilization[index].cost.source, of: other)
      model.stabilization[index].cost.source = source
    }
    model.readings = []
    costModel = model
    if siblings.contains(where: { $0.profile == other.id }) { takeReadings(of: other) }
  }

  /// Takes the readings of a sibling in addition to the device's own.
  mutating func takeReadings(of other: DeviceProfile) {
    for var reading in other.costModel.readings {
      reading.source = takeSource(reading.source, of: other, asItIs: true)
      costModel.readings.append(reading)
    }
  }

  /// The id in this profile for a source of another one, added if needed.
  ///
  /// A fact about another device is only derived here, however well it is known there; readings stay readings.
  private mutating func takeSource(_ id: String?, of other: DeviceProfile, asItIs: Bool = false) -> String? {
    guard let id, var source = other.source(id) else { return nil }
    if !asItIs, FactKind.derived.isWeaker(than: source.kind) { source.kind = .derived }
    if self.source(id) != nil, self.source(id) != source { source.id = "\(other.id):\(id)" }
    if self.source(source.id) == nil { sources.append(source) }
    return source.id
  }
}
