public import JSONSource

/// The aspect ratio of a square sensor's picture, and whether the camera watches its lens for smudges. What the graph
/// leaves out is `nil`.
public struct FramingSettings: Sendable {
  /// The aspect ratio of the picture; default the first that the format supports.
  public var dynamicAspectRatio: Located<AspectRatio>?

  /// The monitor that recommends framings; `nil` if the app has none.
  public var smartFraming: SmartFraming?

  /// Whether the camera looks for smudges on its lens; default `false`.
  public var cameraLensSmudgeDetectionEnabled: Located<Bool>?

  /// The time between two checks of the lens, in seconds; default one check after the start.
  public var cameraLensSmudgeDetectionInterval: Located<Double>?
}

extension FramingSettings {
  /// The keys of an input. They stand before the zoom, which jumps where it changes first.
  static let fields = FieldList<GraphInput> {
    Field(
      "dynamicAspectRatio", .name("aspect ratio"),
      .property(
        of: "AVCaptureDevice", since: .iOS(26), set: .statement("#.setDynamicAspectRatio(%)"),
        requires: .list("supportedDynamicAspectRatios", of: .format)
      )
      .datedByOwnRule(),
      default: .varying("the first that the format supports"), about: "The aspect ratio of the picture"
    ) { $1(&$0.framing.dynamicAspectRatio) }
    Field(
      "smartFraming", .object(SmartFraming.self), .type("AVCaptureSmartFramingMonitor", since: .iOS(26)),
      about: "The monitor that recommends framings", placeless: { $1(&$0.framing.smartFraming) })
    Field(
      "cameraLensSmudgeDetectionEnabled", .boolean,
      KeySymbol(
        .flag(of: "AVCaptureDevice"), since: .iOS(26),
        set: .statement("#.setCameraLensSmudgeDetectionEnabled(%, detectionInterval: .invalid)"),
        requires: [.flag("isCameraLensSmudgeDetectionSupported", of: .format)]
      )
      .datedByOwnRule(),
      default: false, about: "Whether the camera looks for smudges on its lens"
    ) { $1(&$0.framing.cameraLensSmudgeDetectionEnabled) }
    Field(
      "cameraLensSmudgeDetectionInterval", .number(0...100_000, "seconds"),
      .seconds(
        of: "AVCaptureDevice", since: .iOS(26),
        set: .statement("#.setCameraLensSmudgeDetectionEnabled(true, detectionInterval: %)"),
        requires: .flag("isCameraLensSmudgeDetectionSupported", of: .format)
      )
      .recorded(if: "device.isCameraLensSmudgeDetectionEnabled && device.cameraLensSmudgeDetectionInterval.isValid"),
      default: .varying("one check after the start"), about: "The time between two checks of the lens, in seconds"
    ) { $1(&$0.framing.cameraLensSmudgeDetectionInterval) }
  }
}

/// An `AVCaptureSmartFramingMonitor`. A value that the graph leaves out is `nil`.
public struct SmartFraming: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The framings that it may recommend; default none.
  public var enabledFramings: Located<[Located<AspectRatio>]>?

  /// Whether it runs; default `false`.
  public var monitoring: Located<Bool>?
}

extension SmartFraming: ShapedObject {
  package static let shape = ObjectShape<SmartFraming>(
    {
      Field(
        "enabledFramings", .list(of: .name("aspect ratio")),
        .property(of: "AVCaptureSmartFramingMonitor", since: .iOS(26), set: .fixed),
        default: [], about: "The framings that it may recommend"
      ) { $1(&$0.enabledFramings) }
      Field(
        "monitoring", .boolean, .method("startMonitoring()", of: "AVCaptureSmartFramingMonitor", since: .iOS(26)),
        default: false, about: "Whether it runs"
      ) { $1(&$0.monitoring) }
    },
    make: { SmartFraming(range: $0) })
}
