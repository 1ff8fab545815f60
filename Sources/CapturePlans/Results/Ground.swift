public import CaptureModel
public import CaptureSession
public import JSONSource

/// A fact that an answer needs, and how it is known: what could turn out to be otherwise.
public struct Ground: Hashable, Sendable {
  /// What has to be so.
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

    /// The camera of an input has a format.
    case format(FormatName, input: String)

    /// That format runs in a multi-camera session.
    case multiCamFormat(FormatName, input: String)

    /// The list of a camera's formats has all of them.
    case formatList(input: String)

    /// Something that a rule asks of the device, and that is so.
    case asked(Fact)

    /// What a rule found, which is its answer to what it asks of the device.
    case found(String)

    /// A cost, which has an end on either side of its limit.
    case cost(SessionCost, CostInterval)

    /// A rule whose refusal the author of the graph does not accept (`ignore`).
    case ignored(RuleID)
  }

  /// What has to be so.
  public let subject: Subject

  /// How that is known; `nil` for the word of the graph's author, which has no rank.
  public let kind: FactKind?

  /// Where that is known from; `nil` where nobody says.
  public let source: String?

  /// A fact, as a profile knows it.
  package init(_ subject: Subject, _ provenance: Provenance) {
    self.init(subject, provenance.kind, source: provenance.source?.reference)
  }

  /// A fact of a kind.
  package init(_ subject: Subject, _ kind: FactKind?, source: String? = nil) {
    self.subject = subject
    self.kind = kind
    self.source = source
  }
}

/// What a verdict or a finding rests on.
public struct Grounds: Hashable, Sendable {
  /// The weakest kind of the facts that it needs; `documented` where it needs none of the device's.
  public private(set) var basis = FactKind.documented

  /// The facts that are weaker than printed, and the author's own word, in the order in which they are needed.
  public private(set) var facts: [Ground] = []

  /// No fact of the device.
  package init() {}

  /// Takes in one more fact.
  package mutating func add(_ ground: Ground) {
    guard !facts.contains(ground) else { return }
    if let kind = ground.kind { basis = basis.weaker(kind) }
    if ground.kind?.isTold ?? true { facts.append(ground) }
  }

  /// Whether a fact of a kind is among those that are named; what is printed, or surer, need not be.
  package func names(_ kind: FactKind) -> Bool { !kind.isTold || facts.contains { $0.kind == kind } }

  /// The same of an answer that is known to need no fact weaker than a kind.
  package func settled(as kind: FactKind) -> Grounds {
    var settled = self
    settled.basis = kind
    settled.facts = facts.filter { !($0.kind?.isWeaker(than: kind) ?? false) }
    return settled
  }
}
