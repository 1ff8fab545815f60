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

  /// Whether people can use the control; default `true`.
  public var enabled: Located<Bool>?

  /// The title of a slider or picker, which people read.
  ///
  /// Emitted code can't make the control without it.
  public var localizedTitle: Located<String>?

  /// The name of the SF Symbol that stands for a slider or picker.
  ///
  /// Emitted code can't make the control without it.
  public var symbolName: Located<String>?

  /// The lowest value of a slider.
  public var minValue: Located<Double>?

  /// The highest value of a slider.
  public var maxValue: Located<Double>?

  /// How far a slider's values are apart; default any value.
  public var step: Located<Double>?

  /// The only values of a slider, instead of its lowest and highest.
  public var values: Located<[Located<Double>]>?

  /// Where a slider stands; default its lowest value.
  public var value: Located<Double>?

  /// The values that a slider makes easy to reach; default none.
  public var prominentValues: Located<[Located<Double>]>?

  /// How many choices an index picker has.
  public var numberOfIndexes: Located<Int>?

  /// The titles of an index picker's choices, which also say how many there are.
  public var localizedIndexTitles: Located<[Located<String>]>?

  /// The choice of an index picker; default 0.
  public var selectedIndex: Located<Int>?

  /// The queue that calls the action of a slider or picker.
  public var actionQueue: Located<ActionQueue>?
}

/// The queue that calls the action of a control: the one that configures the session, or another one.
public enum ActionQueue: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case session, main, other
}

/// The classes of controls.
public enum ControlType: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
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
      Field("id", .definition(.control), about: SharedSentence.nameInFindings) { $1(&$0.id) }
      Field("type", .name("type of control"), about: "The control's class", isRequired: true) { $1(&$0.type) }
      Field(
        "device", .text(.reference(.input)),
        about: "The input whose device a system slider sets"
      ) { $1(&$0.device) }
      Field(
        "enabled", .boolean, .flag(of: "AVCaptureControl", since: .iOS(18)), default: true,
        about: "Whether people can use the control"
      ) { $1(&$0.enabled) }
      Field("localizedTitle", .text(), about: "The title of a slider or picker, which people read") {
        $1(&$0.localizedTitle)
      }
      .alsoCalled("title")
      Field("symbolName", .text(), about: "The name of the SF Symbol that stands for a slider or picker") {
        $1(&$0.symbolName)
      }
      Field("minValue", number, about: "The lowest value of a slider") { $1(&$0.minValue) }
      Field("maxValue", number, about: "The highest value of a slider") { $1(&$0.maxValue) }
      Field("step", number, default: .varying("any value"), about: "How far a slider's values are apart") {
        $1(&$0.step)
      }
      Field("values", .list(of: number), about: "The only values of a slider, instead of its lowest and highest") {
        $1(&$0.values)
      }
      Field(
        "value", number, .property(of: "AVCaptureSlider", since: .iOS(18)), default: .varying("its lowest value"),
        about: "Where a slider stands"
      ) { $1(&$0.value) }
      Field(
        "prominentValues", .list(of: number), .property(of: "AVCaptureSlider", since: .iOS(18)), default: [],
        about: "The values that a slider makes easy to reach"
      ) { $1(&$0.prominentValues) }
      Field("numberOfIndexes", .integer(-1_000_000...1_000_000), about: "How many choices an index picker has") {
        $1(&$0.numberOfIndexes)
      }
      Field(
        "localizedIndexTitles", .list(of: .text()),
        about: "The titles of an index picker's choices, which also say how many there are"
      ) { $1(&$0.localizedIndexTitles) }
      .alsoCalled("values")
      Field(
        "selectedIndex", .integer(-1_000_000...1_000_000), .property(of: "AVCaptureIndexPicker", since: .iOS(18)),
        default: 0, about: "The choice of an index picker"
      ) { $1(&$0.selectedIndex) }
      Field("actionQueue", .name("queue"), about: "The queue that calls the action of a slider or picker") {
        $1(&$0.actionQueue)
      }
      Field(optional: "Whether the app leaves the control out where the device has no Camera Control")
    },
    make: { GraphControl(range: $0) })

  private static let number = Shape<Double>.number(-1_000_000_000...1_000_000_000)
}
