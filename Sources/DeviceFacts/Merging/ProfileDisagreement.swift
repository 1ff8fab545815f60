public import CaptureModel
public import JSONSource

/// A fact that two profiles of one device say differently, neither of them being known better than the one that speaks.
public struct ProfileDisagreement: Hashable, Sendable {
  /// What the fact is about.
  public let subject: ProfileSubject

  /// How the profile that takes the other's place knows it.
  public let own: FactKind

  /// How the other one does.
  public let other: FactKind

  /// Whether the other one speaks, for it is known better.
  public var isOverruled: Bool { own.isWeaker(than: other) }
}

/// What a fact of a profile is about.
public enum ProfileSubject: Hashable, Sendable {
  /// The device as a whole.
  case device(DeviceSubject)

  /// One of its cameras.
  case camera(DeviceKey, CameraSubject)

  /// A coefficient of the cost model; `pixelBudget` also stands for those that are fitted together with it.
  case coefficient(CoefficientKey)

  /// What a stabilization mode adds to systemPressureCost.
  case stabilization(StabilizationMode)
}

/// A fact of a device as a whole, by its key in a profile.
public enum DeviceSubject: String, Sendable {
  case multiCamSupported, releaseYear, firstOperatingSystem, lastOperatingSystem, maxControlsCount, camerasComplete
  case multiCamDeviceSets, microphones
}

/// A fact of a camera, by its key in a profile; `cameras` is that it is there at all.
public enum CameraSubject: String, Sendable {
  case cameras, sensor, hasTorch, hasFlash, formats, manualControls, autoFocusSystem, mattes
}
