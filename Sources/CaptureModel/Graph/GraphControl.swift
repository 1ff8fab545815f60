public import JSONSource

/// A control that the app adds for Camera Control. A value that the graph leaves out is `nil`.
public struct GraphControl: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The name used in findings.
  public var id: Located<Identifier>?

  /// The control's class.
  public var type: Located<ControlType>?

  /// The input whose device a system slider sets.
  ///
  /// A rule checks whether there is such an input.
  public var device: Located<String>?
}

/// The classes of controls.
public enum ControlType: String, Vocabulary {
  /// Its names, for look-ups by bytes.
  public static let names = table()

  case systemZoomSlider, systemExposureBiasSlider, slider, indexPicker

  /// The class names.
  public static var aliases: [(String, ControlType)] {
    [
      ("AVCaptureSystemZoomSlider", .systemZoomSlider),
      ("AVCaptureSystemExposureBiasSlider", .systemExposureBiasSlider), ("AVCaptureSlider", .slider),
      ("AVCaptureIndexPicker", .indexPicker),
    ]
  }

  /// Whether the system draws it and uses it to set a device.
  public var isSystemSlider: Bool { self == .systemZoomSlider || self == .systemExposureBiasSlider }
}

extension GraphControl: ShapedObject {
  package static let shape = ObjectShape<GraphControl>(
    {
      Field("id", .definition(.control), about: SharedSentence.nameInFindings) { $0.id = $1 }
      Field("type", .name("type of control"), about: "The control's class", isRequired: true) { $0.type = $1 }
      Field(
        "device", .text(.reference(.input)),
        about: "The input whose device a system slider sets"
      ) { $0.device = $1 }
      Field(optional: "Whether the app leaves the control out where the device has no Camera Control")
    },
    make: { GraphControl(range: $0) })
}
