import CaptureModel
import JSONSource

/// The output of one pass over a session: statements, and the parts of the file that they need.
struct EmittedPart {
  /// The statements between the begin and the commit of the configuration, or those of a method.
  var body: SwiftBody

  /// The statements that run after the session is built.
  var afterwards: [SwiftCode] = []

  /// The shared methods that the statements call.
  var helpers: Set<SwiftHelper> = []

  /// The members that it needs on formats.
  var formatMembers: Set<FormatMember> = []

  /// The inputs that the statements mention.
  var inputs: Set<InputIndex> = []

  /// The properties that the app sees.
  var shownProperties: [String] = []

  /// The properties that the app does not see.
  var hiddenProperties: [String] = []

  /// The other events that it reports to the app.
  var events: Set<EmittedEvent> = []

  /// Where the code does something else than the graph says.
  var remarks: [EmissionObstacle] = []

  /// What could not be expressed.
  var obstacles: [EmissionObstacle] = []

  /// A part for systems from `minimum` on.
  init(minimum: OSVersion) { body = SwiftBody(minimum: minimum) }

  /// Adds another part's statements as they are; systems too old for them run `older` instead.
  mutating func add(_ other: EmittedPart, orElse older: [SwiftCode]? = nil) {
    body.add(other.body, orElse: older)
    addNeeds(of: other)
  }

  /// Adds another part in a block after its opening lines; code after the block does not repeat the part's checks.
  mutating func add(_ head: String, _ opening: [SwiftCode], _ inner: EmittedPart) {
    body.add(head, opening, inner.body)
    addNeeds(of: inner)
  }

  /// Adds another part that has its own sections.
  mutating func addSections(_ other: EmittedPart) {
    if !body.codes.isEmpty, !other.body.codes.isEmpty { body.add([.line("")], since: nil) }
    add(other)
  }

  /// Adds everything except the statements of the body.
  mutating func addNeeds(of other: EmittedPart) {
    afterwards += other.afterwards
    helpers.formUnion(other.helpers)
    formatMembers.formUnion(other.formatMembers)
    inputs.formUnion(other.inputs)
    shownProperties += other.shownProperties
    hiddenProperties += other.hiddenProperties
    events.formUnion(other.events)
    remarks += other.remarks
    obstacles += other.obstacles
  }

  /// Reports something that can't be expressed.
  mutating func refuse(_ message: String, at range: SourceRange) {
    obstacles.append(EmissionObstacle(message: message, range: range))
  }
}

/// An event that only some sessions have.
enum EmittedEvent: CaseIterable {
  case throttle, systemPressure, photosPrepared, substituted, wishesNotMet, hardwareCostOverTarget,
    systemPressureCostOverTarget, torchStaysOff, sliderMoved, indexPicked

  /// The lines of its case.
  var lines: [String] {
    switch self {
    case .throttle: ["/// Whether the app should cut back its own work.", "case throttle(Bool)"]
    case .systemPressure:
      [
        "/// The highest level of system pressure of any camera.",
        "case systemPressure(AVCaptureDevice.SystemPressureState.Level)",
      ]
    case .substituted:
      [
        "/// The device lacks the planned format of an input; another one stands in for it.",
        "case substituted(input: String, format: String)",
      ]
    case .wishesNotMet:
      [
        "/// The app goes without these settings of an input: its format does not support them, or the session",
        "/// would cost too much.",
        "case wishesNotMet(input: String, settings: [String])",
      ]
    case .hardwareCostOverTarget:
      [
        "/// The cost is above the one that the plan allows; the session runs all the same.",
        "case hardwareCostOverTarget(Float)",
      ]
    case .systemPressureCostOverTarget:
      [
        "/// The cost is above the one that the plan allows: the session runs for a shorter time.",
        "case systemPressureCostOverTarget(Float)",
      ]
    case .torchStaysOff:
      [
        "/// The torch of an input can't be turned on now, perhaps because it is hot; the session runs without it.",
        "case torchStaysOff(input: String, any Error)",
      ]
    case .sliderMoved:
      [
        "/// The value that people chose with a slider of Camera Control; told on the slider's queue.",
        "case sliderMoved(control: String, value: Float)",
      ]
    case .indexPicked:
      [
        "/// The index that people chose with a picker of Camera Control; told on the picker's queue.",
        "case indexPicked(control: String, index: Int)",
      ]
    case .photosPrepared:
      [
        "/// Whether there is memory for the photos that are planned; without it the first one is slow.",
        "case photosPrepared(Bool, (any Error)?)",
      ]
    }
  }
}
