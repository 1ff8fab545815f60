public import CapturePlans

// The names of a reduction's values in JSON reports; people see some of them too.

extension ReductionTrace {
  /// The outcome in one word, for the JSON trace.
  public var outcome: String {
    switch end {
    case .met: "reduced"
    case .stuck, .broken, .impossible: "impossible"
    case .tooLong: "undecided"
    case .wouldNotTerminate: "wouldNotTerminate"
    case .noValue: "undecided"
    }
  }
}

extension PlanDimension {
  /// The cost's name for people and reports.
  public var name: String {
    switch self {
    case .disabledCameras: "disabledCameras"
    case .hardwareCost: "hardwareCost"
    case .systemPressureCost: "systemPressureCost"
    }
  }
}

extension QualityLevel {
  /// The level's name in reports.
  public var name: String {
    switch self {
    case .enabled: "enabled"
    case .settings: "settings"
    case .motion: "motion"
    case .lines: "lines"
    case .alike: "alike"
    case .share: "share"
    case .shareInOrder: "shareInOrder"
    case .aspectRatio: "aspectRatio"
    case .frameRate: "frameRate"
    case .switchingPort: "switchingPort"
    case .binning: "binning"
    case .videoHDR: "videoHDR"
    case .askedFormat: "askedFormat"
    }
  }
}

extension Demand {
  /// The kind of demand, as reports name it.
  public var kind: String {
    switch self {
    case .camera: "camera"
    case .untouched: "untouched"
    case .size: "size"
    case .frameRate: "frameRate"
    case .binning: "binning"
    case .minimumFrameRate: "minimumFrameRate"
    case .minimumSize: "minimumSize"
    case .oneRate: "oneRate"
    }
  }
}
