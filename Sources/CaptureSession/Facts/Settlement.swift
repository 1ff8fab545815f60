public import CaptureModel

/// What would settle a fact that is missing.
public enum Settlement: Hashable, Sendable {
  /// A profile of the device that has this key.
  case profile(key: String)

  /// A profile whose cost model has this coefficient, fitted to readings of the device.
  case costModel(key: String)

  /// The graph's `activeFormat` of an input, written out.
  case activeFormat(input: String)

  /// The app's Info.plist, with this key.
  case infoPlist(key: String)

  /// Fewer cameras.
  case fewerCameras

  /// A run on the device: no document has a key for it.
  case device
}

extension Settlement {
  /// Whether a probe of the device settles it: it writes down the keys of a profile, and reads what a cost model is fitted to.
  ///
  /// No device says which depth comes with photos before one is taken.
  public var isOfProbe: Bool {
    switch self {
    case .profile(let key): key != "\(Self.formats)[].\(FormatFact.photoDepthFormats.rawValue)"
    case .costModel: true
    case .activeFormat, .infoPlist, .fewerCameras, .device: false
    }
  }

  /// Whether devices with the same cameras share it.
  public var isShared: Bool {
    switch self {
    case .profile(let key): key == DeviceFact.multiCamDeviceSets.rawValue || key.hasPrefix(Self.formats)
    case .costModel: true
    case .activeFormat, .infoPlist, .fewerCameras, .device: false
    }
  }

  /// The same, whichever input needs it.
  public var ofAnyInput: Settlement {
    if case .activeFormat = self { .activeFormat(input: "") } else { self }
  }

  /// Whether the graph and what it names leave it out.
  public var isOfGraph: Bool {
    switch self {
    case .activeFormat, .infoPlist: true
    case .profile, .costModel, .fewerCameras, .device: false
    }
  }

  /// The key of the formats of cameras.
  fileprivate static let formats = "cameras[].formats"
}

extension Fact {
  /// What would settle it, in a session whose inputs have these names.
  public func settlement(in graph: CaptureGraph) -> Settlement {
    switch self {
    case .multiCamSupport: .profile(key: "multiCamSupported")
    case .deviceSets: .profile(key: "multiCamDeviceSets")
    case .microphones: .profile(key: "microphones")
    case .camera: .profile(key: "cameras")
    case .format, .multiCamFormats, .askedFormat, .anyAskedFormat: .profile(key: Settlement.formats)
    case .activeFormat(let input): graph.settlementOfFormat(of: input)
    case .formatProperty(let property, _), .formatName(let property, _):
      .profile(key: "\(Settlement.formats)[].\(property.rawValue)")
    case .coefficient(let key): .costModel(key: key.name)
    case .stabilizationCost(let mode): .costModel(key: "stabilization.\(mode.rawValue)")
    case .cost, .costOfFormat, .costOfFormats: .costModel(key: "pixelBudget")
    case .automaticStabilization: .device
    case .crowd: .fewerCameras
    case .asked(let key, _): key.settlement(in: graph)
    }
  }
}

extension CaptureGraph {
  /// A format that is written out has to be found in a profile.
  fileprivate func settlementOfFormat(of name: String) -> Settlement {
    let input = inputs.indices.first { inputName(InputIndex($0)) == name }
    let isWritten = input.map { inputs[$0].activeFormat != nil } ?? false
    return isWritten ? .profile(key: Settlement.formats) : .activeFormat(input: name)
  }
}

extension FactKey {
  fileprivate func settlement(in graph: CaptureGraph) -> Settlement {
    switch self {
    case .device(let fact): .profile(key: fact.rawValue)
    case .camera(let fact, _): .profile(key: "cameras[].\(fact.rawValue)")
    case .format(let fact, _): .profile(key: "\(Settlement.formats)[].\(fact.rawValue)")
    case .activeFormat(let input): .activeFormat(input: graph.inputName(input))
    case .infoPlist(let key): .infoPlist(key: key)
    case .unrecorded: .device
    }
  }
}
