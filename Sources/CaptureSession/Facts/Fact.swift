public import CaptureModel

/// Something that an answer needs to know of a device, and that its profile may say.
///
/// `DeviceProfile.provenance(of:)` says how a profile knows it; reports put it into words.
public enum Fact: Hashable, Sendable {
  /// Whether the device runs multi-camera sessions at all.
  case multiCamSupport

  /// Which cameras run together.
  case deviceSets

  /// Which beams the microphones have.
  case microphones

  /// What is known of a camera.
  case camera(DeviceKey)

  /// One format of a camera.
  case format(DeviceKey, FormatIndex)

  /// The formats of a camera that run beside other cameras, for an input that names none.
  case multiCamFormats(DeviceKey, input: String)

  /// Whether a camera has the format that an input asks for.
  case askedFormat(DeviceKey, input: String)

  /// A format of a camera that is what an input asks for: none is.
  case anyAskedFormat(DeviceKey, input: String)

  /// The format that an input runs.
  case activeFormat(input: String)

  /// A property of the format that an input runs.
  case formatProperty(FormatProperty, input: String)

  /// The same where a configuration has to name it.
  case formatName(FormatProperty, input: String)

  /// A coefficient of the cost model.
  case coefficient(CoefficientKey)

  /// What a stabilization mode adds to systemPressureCost.
  case stabilizationCost(StabilizationMode)

  /// Which stabilization mode the system chooses for an input whose connections leave it the choice.
  case automaticStabilization(input: String)

  /// One of the two costs, as a whole.
  case cost(SessionCost)

  /// What an input costs in a format.
  case costOfFormat(FormatName, input: String)

  /// What some formats of an input cost.
  case costOfFormats(input: String)

  /// How to run so many cameras at once.
  case crowd(cameras: Int)

  /// What a rule asks, by the key that would settle it, and in the rule's own words.
  case asked(FactKey, words: String)
}

/// A property of a format that a profile may leave out.
public enum FormatProperty: String, Sendable {
  case readout, maxFrameRate, binned
}

/// The two costs of a session.
public enum SessionCost: String, Sendable {
  case hardwareCost, systemPressureCost
}
