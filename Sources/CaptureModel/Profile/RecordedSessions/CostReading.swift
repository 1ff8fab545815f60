import JSONSource

/// The costs that a device of this kind reported for a session, or whether the session ran.
public struct CostReading: Sendable {
  /// The name of the reading.
  public var id = ""

  /// The recorded parts of the session.
  public var graph: RecordedSession?

  /// The parts of the session that were recorded for every camera and output, among those that costs depend on.
  public var recorded: [RecordedPart] = []

  /// The hardwareCost that was read: one value, or several from similar sessions. Empty if it was not read.
  public var hardwareCost: [ReadCost] = []

  /// The systemPressureCost that was read; `nil` if it was not.
  public var systemPressureCost: ReadCost?

  /// How sessions of this kind ended, without duplicates; empty if unknown.
  public var outcomes: [ReadingOutcome] = []

  /// When the costs were read; `nil` if unknown.
  public var readWhen: ReadingMoment?

  /// The system that the device ran.
  public var operatingSystem: String?

  /// The session that was read, in words.
  public var configuration: String?

  /// The id of its source, one of the profile's `sources`.
  public var source: String?

  /// Whether the reading gives the cost of every session that equals it in the cameras and all recorded parts. Other
  /// readings are only evidence for the model.
  public var speaks: Bool {
    !hardwareCost.isEmpty && RecordedPart.allCases.allSatisfy { recorded.contains($0) } && graph?.isWhole == true
  }

  /// The bounds of hardwareCost, to the printed digits; `nil` if it was not read.
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
    keys.key("id", .text(), about: "The name of the reading", .required) { $1(&$0.id) }
    keys.key("graph", .nullable(.object(RecordedSession.self)), about: "The recorded parts of the session") {
      $1(&$0.graph)
    }
    keys.key(
      "recorded", RecordedPart.listShape,
      about:
        "The parts of the session that were recorded for every camera and output, among those that costs depend on",
      .always
    ) { $1(&$0.recorded) }
    keys.key(
      "hardwareCost", ReadCost.list,
      about: "The hardwareCost that was read: one value, or several from similar sessions"
    ) {
      $1(&$0.hardwareCost)
    }
    keys.key("systemPressureCost", .nullable(ReadCost.shape), about: KeySentence.pressureRead) {
      $1(&$0.systemPressureCost)
    }
    keys.key(
      "outcomes", ReadingOutcome.listShape,
      about: "How sessions of this kind ended, without duplicates; empty if unknown"
    ) { $1(&$0.outcomes) }
    keys.key("readWhen", .nullable(.name("moment")), about: KeySentence.readWhen) { $1(&$0.readWhen) }
    keys.key("operatingSystem", .nullable(.text()), about: "The system that the device ran") { $1(&$0.operatingSystem) }
    keys.key("configuration", .nullable(.text()), about: "The session that was read, in words") {
      $1(&$0.configuration)
    }
    keys.key("source", .sourceID, about: KeySentence.source) { $1(&$0.source) }
  }
}
