import CaptureSession

extension MissingFact {
  /// The fact, and what would settle it.
  package var words: String { "\(fact.words); settled by \(settlement.words)" }
}

extension Settlement {
  /// What would settle the fact, for people: `'multiCamDeviceSets' in a profile`.
  package var words: String {
    switch self {
    case .profile(let key): "'\(key)' in a profile of the device"
    case .costModel(let key): "readings of the device, for '\(key)' in the cost model of its profile"
    case .activeFormat(let input): "'activeFormat' of \"\(input)\", written out"
    case .infoPlist(let key): "'app.infoPlist', which names a file with \(key), or 'app.usageDescriptions'"
    case .fewerCameras: "fewer cameras"
    case .device: "a run on the device"
    }
  }
}
