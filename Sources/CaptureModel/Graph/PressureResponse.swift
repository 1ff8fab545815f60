public import JSONSource

/// What the app does at each level of system pressure (`AVCaptureDevice.SystemPressureState.Level`).
///
/// A level is `nil` where the app does nothing.
public struct PressureResponse: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// Pressure is normal.
  public var nominal: PressureReaction?

  /// Pressure is slightly raised.
  public var fair: PressureReaction?

  /// Pressure is high: frame rates should go down.
  public var serious: PressureReaction?

  /// Pressure is very high: quality and performance suffer.
  public var critical: PressureReaction?

  /// Pressure is past the limit: the system stops the session.
  public var shutdown: PressureReaction?
}

/// What the app does at one level of system pressure. What the graph leaves out is `nil`.
public struct PressureReaction: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The frame rate of each input that is set.
  public var frameRates: Located<[MapEntry<FrameRate>]>?

  /// The inputs that are switched off.
  public var disabledInputs: Located<[Located<Identifier>]>?

  /// Whether the app's own work on the GPU and the CPU is cut back.
  public var throttlesProcessing: Located<Bool>?
}

extension PressureResponse: ShapedObject {
  package static let shape = ObjectShape<PressureResponse>(
    {
      Field("nominal", .object(PressureReaction.self), about: "Pressure is normal") { $0.nominal = $1.value }
      Field("fair", .object(PressureReaction.self), about: "Pressure is slightly raised") { $0.fair = $1.value }
      Field("serious", .object(PressureReaction.self), about: "Pressure is high: frame rates should go down") {
        $0.serious = $1.value
      }
      Field("critical", .object(PressureReaction.self), about: "Pressure is very high: quality and performance suffer")
      { $0.critical = $1.value }
      Field(
        "shutdown", .object(PressureReaction.self), about: "Pressure is past the limit: the system stops the session"
      ) { $0.shutdown = $1.value }
    },
    make: { PressureResponse(range: $0) })
}

extension PressureReaction: ShapedObject {
  package static let shape = ObjectShape<PressureReaction>(
    {
      Field("frameRates", .map(of: .frameRate, keys: .input), about: "The frame rate of each input that is set") {
        $0.frameRates = $1
      }
      Field("disabledInputs", .list(of: .reference(.input)), about: "The inputs that are switched off") {
        $0.disabledInputs = $1
      }
      Field("throttlesProcessing", .boolean, about: "Whether the app's own work on the GPU and the CPU is cut back") {
        $0.throttlesProcessing = $1
      }
    },
    make: { PressureReaction(range: $0) })
}
