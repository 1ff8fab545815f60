import JSONSource

// What a profile takes over from another one, and under which sources.
extension DeviceProfile {
  /// The formats of a sibling's camera, for the camera at an index; `source` says how the two devices are alike.
  mutating func takeFormats(
    of twin: ProfileCamera, in other: DeviceProfile, _ source: String?, to camera: Int
  ) {
    cameras[camera].formats = twin.formats.map { format in
      var format = format
      // A guess is not made any better by the likeness of two devices.
      let isGuess = other.source(format.source ?? twin.source)?.kind == .estimated
      format.source = isGuess ? takeSource(format.source ?? twin.source, of: other) : source
      return format
    }
    cameras[camera].formatsComplete = twin.formatsComplete
    cameras[camera].multiCamFormatsComplete = twin.multiCamFormatsComplete
    cameras[camera].presets = twin.presets
    if cameras[camera].autoFocusSystem == nil { cameras[camera].autoFocusSystem = twin.autoFocusSystem }
  }

  /// The device sets of a sibling.
  mutating func takeDeviceSets(of other: DeviceProfile, _ source: String?) {
    multiCamDeviceSets = other.multiCamDeviceSets
    multiCamDeviceSets?.source = source
    multiCamDeviceSetsOf = other.id
  }

  /// The cost model of another device, its readings only if that is a sibling.
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

  /// The readings of a sibling, beside those of the device.
  mutating func takeReadings(of other: DeviceProfile) {
    for var reading in other.costModel.readings {
      reading.source = takeSource(reading.source, of: other, asItIs: true)
      costModel.readings.append(reading)
    }
  }

  /// The id here of a source of another profile, which is added if need be.
  ///
  /// A fact of another device is derived here, however well it is known there; what was read there stays what was read.
  private mutating func takeSource(_ id: String?, of other: DeviceProfile, asItIs: Bool = false) -> String? {
    guard let id, var source = other.source(id) else { return nil }
    if !asItIs, FactKind.derived.isWeaker(than: source.kind) { source.kind = .derived }
    if self.source(id) != nil, self.source(id) != source { source.id = "\(other.id):\(id)" }
    if self.source(source.id) == nil { sources.append(source) }
    return source.id
  }
}
