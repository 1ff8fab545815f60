import JSONSource

/// What a device of this kind once reported as its costs, or whether a session came up.
public struct CostReading: Sendable {
  /// What the profile calls the reading.
  public var id = ""

  /// What was recorded of the session.
  public var graph: RecordedSession?

  /// Which of the things that costs depend on were recorded, of every camera and output.
  public var recorded: [RecordedPart] = []

  /// The hardwareCost that was read: one value, or several of like sessions. Empty where it was not read.
  public var hardwareCost: [ReadCost] = []

  /// The systemPressureCost that was read; `nil` where it was not.
  public var systemPressureCost: ReadCost?

  /// How sessions of this kind ended, each once; empty where that was not told.
  public var outcomes: [ReadingOutcome] = []

  /// When the costs were read; `nil` where that is not known.
  public var readWhen: ReadingMoment?

  /// The system that the device ran.
  public var operatingSystem: String?

  /// The session that was read, in words.
  public var configuration: String?

  /// The id of the source that says so, one of the profile's `sources`.
  public var source: String?

  /// Whether the reading says what a session costs that is equal to it in all that was recorded: the cameras, and each
  /// of the recorded parts. Any other reading is evidence for the model only.
  public var speaks: Bool {
    !hardwareCost.isEmpty && RecordedPart.allCases.allSatisfy { recorded.contains($0) } && graph?.isWhole == true
  }

  /// Between which ends hardwareCost was, to the digits that were printed; `nil` where it was not read.
  public var hardwareInterval: CostInterval? {
    guard let first = hardwareCost.first?.interval else { return nil }
    let all = hardwareCost.dropFirst().reduce(first) { $0.union($1.interval) }
    return hardwareCost.contains { $0.value != first.value } ? all.withoutValue : all
  }
}

extension CostReading: KeyedObject, ShapedObject {
  package static var blank: CostReading { CostReading() }

  package static let shape = ObjectShape(keysOf: CostReading.self)

  package static func visit(_ keys: inout some KeyVisitor<CostReading>) {
    keys.key("id", .text(), about: "What the profile calls the reading", .required) { $1(&$0.id) }
    keys.key("graph", .nullable(.object(RecordedSession.self)), about: "What was recorded of the session") {
      $1(&$0.graph)
    }
    keys.key(
      "recorded", RecordedPart.listShape,
      about: "Which of the things that costs depend on were recorded, of every camera and output", .always
    ) { $1(&$0.recorded) }
    keys.key(
      "hardwareCost", ReadCost.list, about: "The hardwareCost that was read: one value, or several of like sessions"
    ) {
      $1(&$0.hardwareCost)
    }
    keys.key("systemPressureCost", .nullable(ReadCost.shape), about: KeySentence.pressureRead) {
      $1(&$0.systemPressureCost)
    }
    keys.key(
      "outcomes", ReadingOutcome.listShape,
      about: "How sessions of this kind ended, each once; empty where that was not told"
    ) { $1(&$0.outcomes) }
    keys.key("readWhen", .nullable(.name("moment")), about: KeySentence.readWhen) { $1(&$0.readWhen) }
    keys.key("operatingSystem", .nullable(.text()), about: "The system that the device ran") { $1(&$0.operatingSystem) }
    keys.key("configuration", .nullable(.text()), about: "The session that was read, in words") {
      $1(&$0.configuration)
    }
    keys.key("source", .sourceID, about: KeySentence.source) { $1(&$0.source) }
  }
}
