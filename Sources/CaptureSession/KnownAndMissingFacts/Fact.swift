public import CaptureModel

/// A fact about a device that an answer needs and its profile may know.
///
/// `DeviceProfile.provenance(of:)` says how a profile knows it; reports put it into words.
public enum Fact: Hashable, Sendable {
  /// Whether the device runs multi-camera sessions at all.
  case multiCamSupport

  /// Which cameras run together.
  case deviceSets

  /// Which beams the microphones have.
  case microphones

  /// A camera as a whole.
  case camera(DeviceKey)

  /// One format of a camera.
  case format(DeviceKey, FormatIndex)

  /// The multi-cam formats of a camera, for an input that names no format.
  case multiCamFormats(DeviceKey, input: String)

  /// Whether a camera has the format that an input asks for.
  case askedFormat(DeviceKey, input: String)

  /// A format that an input asks for and its camera doesn't have.
  case anyAskedFormat(DeviceKey, input: String)

  /// The format that an input runs.
  case activeFormat(input: String)

  /// A property of the format that an input runs.
  case formatProperty(FormatProperty, input: String)

  /// The same property, in a place where a configuration has to write it.
  case formatName(FormatProperty, input: String)

  /// A coefficient of the cost model.
  case coefficient(CoefficientKey)

  /// The amount that a stabilization mode adds to systemPressureCost.
  case stabilizationCost(StabilizationMode)

  /// The stabilization mode that the system chooses for an input if its connections leave the choice to it.
  case automaticStabilization(input: String)

  /// One of the two costs, as a whole.
  case cost(SessionCost)

  /// The cost of an input in a format.
  case costOfFormat(FormatName, input: String)

  /// The cost of an input in some of its formats.
  case costOfFormats(input: String)

  /// How to run so many cameras at once.
  case tooManyCameras(count: Int)

  /// A rule's question: the key that would settle it, and the question in the rule's words.
  case asked(FactKey, Words)

  /// An unknown fact, in words.
  public enum Words: Hashable, Sendable {
    /// A yes-or-no question, as the statement in doubt: `"back" has a flash`.
    case whether(String)

    /// Anything else, by name: `the depth formats of "back"`.
    case name(String)
  }
}

/// A property of a format that a profile may leave out.
public enum FormatProperty: String, Sendable {
  case readout, maxFrameRate, binned
}

/// The two costs of a session.
public enum SessionCost: String, Sendable {
  case hardwareCost, systemPressureCost
}
