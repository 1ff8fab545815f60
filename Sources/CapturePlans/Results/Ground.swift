public import CaptureModel
public import CaptureSession
public import JSONSource

/// A fact that an answer needs, and how it is known; if it turns out to be wrong, so may the answer.
public struct Ground: Hashable, Sendable {
  /// What the fact says.
  public enum Subject: Hashable, Sendable {
    /// The device has a camera.
    case camera(DeviceKey)

    /// The device has no other camera of its type.
    case onlyCamera(DeviceKey)

    /// A microphone has a beam on each side that sound is recorded from.
    case beams

    /// The device gets no newer system.
    case lastSystem

    /// These cameras run together.
    case deviceSet([DeviceKey])

    /// The camera of an input has this format.
    case format(FormatName, input: String)

    /// The same, by the specification of the device.
    case specifiedFormat(FormatName, input: String)

    /// The format runs in a multi-camera session.
    case multiCamFormat(FormatName, input: String)

    /// The profile lists every format of a camera.
    case formatList(input: String)

    /// The device does what a rule asks.
    case asked(Fact)

    /// The message of a rule, as the answer to what the rule asks about the device.
    case found(String)

    /// A cost is on the right side of its limit, although its interval contains the limit.
    case cost(SessionCost, CostInterval)

    /// The author of the graph overruled a rule's refusal (`ignore`).
    case ignored(RuleID)
  }

  /// What the fact says.
  public let subject: Subject

  /// How it is known; `nil` for a statement by the graph's author, which has no rank.
  public let kind: FactKind?

  /// The source; `nil` if none is named.
  public let source: String?

  /// A fact, as a profile knows it.
  package init(_ subject: Subject, _ provenance: Provenance) {
    self.init(subject, provenance.kind, source: provenance.source?.reference)
  }

  /// A fact of a given kind.
  package init(_ subject: Subject, _ kind: FactKind?, source: String? = nil) {
    self.subject = subject
    self.kind = kind
    self.source = source
  }
}

/// The facts that a verdict or a finding needs.
public struct Grounds: Hashable, Sendable {
  /// The weakest kind among the facts; `documented` if no fact of the device is needed.
  public private(set) var basis = FactKind.documented

  /// The facts of kinds weaker than `printed`, and the author's statements, in the order in which they are needed.
  public private(set) var facts: [Ground] = []

  /// No facts.
  package init() {}

  /// Adds a fact.
  package mutating func add(_ ground: Ground) {
    guard !facts.contains(ground) else { return }
    if let kind = ground.kind { basis = basis.weaker(kind) }
    if ground.kind?.isTold ?? true { facts.append(ground) }
  }

  /// Adds all facts that another answer needs, because this answer needs that one.
  package mutating func add(_ others: Grounds) {
    for ground in others.facts { add(ground) }
    basis = basis.weaker(others.basis)
  }

  /// Whether facts of a kind are listed here; printed and stronger ones needn't be.
  package func names(_ kind: FactKind) -> Bool { !kind.isTold || facts.contains { $0.kind == kind } }

  /// The facts without those weaker than a kind, for an answer that doesn't need them.
  package func settled(as kind: FactKind) -> Grounds {
    var settled = self
    settled.basis = kind
    settled.facts = facts.filter { !($0.kind?.isWeaker(than: kind) ?? false) }
    return settled
  }
}
