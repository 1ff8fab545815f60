import CaptureModel
import JSONSource

/// What a pass over a session made: statements, and what they need of the rest of the file.
struct EmittedPart {
  /// The statements between the begin and the commit of the configuration, or those of a method.
  var body: SwiftBody

  /// The statements that come after the session was built.
  var afterwards: [SwiftCode] = []

  /// The shared methods that the statements call.
  var helpers: Set<SwiftHelper> = []

  /// What is asked of formats.
  var formatMembers: Set<FormatMember> = []

  /// The inputs that the statements name.
  var inputs: Set<InputIndex> = []

  /// The properties that the app sees.
  var shownProperties: [String] = []

  /// The properties that it does not see.
  var hiddenProperties: [String] = []

  /// What else the app is told of.
  var events: Set<EmittedEvent> = []

  /// What could not be expressed.
  var obstacles: [EmissionObstacle] = []

  /// A part whose statements run on systems from `minimum` on.
  init(minimum: OSVersion) { body = SwiftBody(minimum: minimum) }

  /// Adds another part: its statements as they are; `older` is what systems do that are too old for them.
  mutating func add(_ other: EmittedPart, orElse older: [SwiftCode]? = nil) {
    body.add(other.body, orElse: older)
    addNeeds(of: other)
  }

  /// Adds another part in a block after the lines that open it; what it asked for needs no asking after it.
  mutating func add(_ head: String, _ opening: [SwiftCode], _ inner: EmittedPart) {
    body.add(head, opening, inner.body)
    addNeeds(of: inner)
  }

  /// Adds another part with sections of its own.
  mutating func addSections(_ other: EmittedPart) {
    if !body.codes.isEmpty, !other.body.codes.isEmpty { body.add([.line("")], since: nil) }
    add(other)
  }

  /// Adds all but the statements of the body.
  mutating func addNeeds(of other: EmittedPart) {
    afterwards += other.afterwards
    helpers.formUnion(other.helpers)
    formatMembers.formUnion(other.formatMembers)
    inputs.formUnion(other.inputs)
    shownProperties += other.shownProperties
    hiddenProperties += other.hiddenProperties
    events.formUnion(other.events)
    obstacles += other.obstacles
  }

  /// Says that something can't be expressed.
  mutating func refuse(_ message: String, at range: SourceRange) {
    obstacles.append(EmissionObstacle(message: message, range: range))
  }
}

/// An event that not every session has.
enum EmittedEvent: CaseIterable {
  case throttle, photosPrepared

  /// Its lines among the cases.
  var lines: [String] {
    switch self {
    case .throttle: ["/// Whether the app should cut back its own work.", "case throttle(Bool)"]
    case .photosPrepared:
      [
        "/// Whether there is memory for the photos that are planned; without it the first one is slow.",
        "case photosPrepared(Bool, (any Error)?)",
      ]
    }
  }
}
