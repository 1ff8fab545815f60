public import JSONSource

/// What the app does at each level of system pressure (`AVCaptureDevice.SystemPressureState.Level`).
///
/// A level is `nil` if the app does nothing there.
public struct PressureResponse: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// What the app does while pressure is normal.
  public var nominal: PressureReaction?

  /// What the app does while pressure is slightly raised.
  public var fair: PressureReaction?

  /// What the app does while pressure is high, when frame rates should go down.
  public var serious: PressureReaction?

  /// What the app does while pressure is very high, when quality and performance suffer.
  public var critical: PressureReaction?

  /// What the app does when pressure is past the limit and the system stops the session.
  public var shutdown: PressureReaction?
}

/// What the app does at one level of system pressure. A value that the graph leaves out is `nil`.
public struct PressureReaction: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The frame rates that the app sets, by the ids of the inputs.
  public var frameRates: Located<[MapEntry<FrameRate>]>?

  /// The inputs that the app switches off.
  public var disabledInputs: Located<[Located<Identifier>]>?

  /// Whether the app cuts back its own work on the GPU and the CPU.
  public var throttlesProcessing: Located<Bool>?
}

extension PressureResponse: ShapedObject {
  package static let shape = ObjectShape<PressureResponse>(
    {
      Field(
        "nominal", .object(PressureReaction.self), about: "What the app does while pressure is normal",
        placeless: { $1(&$0.nominal) })
      Field(
        "fair", .object(PressureReaction.self), about: "What the app does while pressure is slightly raised",
        placeless: { $1(&$0.fair) })
      Field(
        "serious", .object(PressureReaction.self),
        about: "What the app does while pressure is high, when frame rates should go down",
        placeless: { $1(&$0.serious) })
      Field(
        "critical", .object(PressureReaction.self),
        about: "What the app does while pressure is very high, when quality and performance suffer",
        placeless: { $1(&$0.critical) })
      Field(
        "shutdown", .object(PressureReaction.self),
        about: "What the app does when pressure is past the limit and the system stops the session",
        placeless: { $1(&$0.shutdown) })
    },
    make: { PressureResponse(range: $0) })
}

extension PressureReaction: ShapedObject {
  package static let shape = ObjectShape<PressureReaction>(
    {
      Field(
        "frameRates", .map(of: .frameRate, keys: .input),
        about: "The frame rates that the app sets, by the ids of the inputs"
      ) { $1(&$0.frameRates) }
      Field("disabledInputs", .list(of: .reference(.input)), about: "The inputs that the app switches off") {
        $1(&$0.disabledInputs)
      }
      Field("throttlesProcessing", .boolean, about: "Whether the app cuts back its own work on the GPU and the CPU") {
        $1(&$0.throttlesProcessing)
      }
    },
    make: { PressureReaction(range: $0) })
}
