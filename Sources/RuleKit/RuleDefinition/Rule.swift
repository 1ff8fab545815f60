public import CaptureModel
public import CaptureSession
public import JSONSource

/// A requirement on capture graphs, with its reason, sources and examples.
///
/// A rule is one value in one file. Its examples are run as tests and printed by `capplan explain`. It is computed, not
/// stored, so that a changed word changes the code of one file and rebuilds nothing that depends on the module.
public struct Rule: Identifiable, Sendable {
  /// The rule's name.
  public let id: RuleID

  /// A headline for a broken rule.
  public let title: String

  /// The subject of the rule.
  public let area: Area

  /// How much it matters.
  public let severity: Severity

  /// Whether Apple says it, or it follows from what Apple says.
  public let confidence: Confidence

  /// How a plan can remove its findings.
  public let remedy: Remedy

  /// Whether its findings say that the session costs too much; a plan judges that by itself.
  public let isAboutCosts: Bool

  /// Whether it asks for capabilities of the device or its cameras other than their formats. If so, facts about these
  /// may be why it finds nothing.
  public let asksDevice: Bool

  /// The reason, in one to three sentences.
  public let rationale: String

  /// Why nothing is reported unless it is asked for (`--pedantic`, `severity`, `--select`); `nil` if it is by default.
  public let pedantic: String?

  /// The system or linked SDK that starts or ends it; `nil` if it always applies.
  public let availability: Availability?

  /// The graph keys that it reads. It doesn't run on a graph without any of them; a rule that lists none always runs.
  public var reads: [GraphKey] { makeReads() }

  /// The keys for which it decides support: if it reports neither a finding nor a missing fact, they are supported.
  public var settles: [GraphKey] { makeSettles() }

  /// The sources of the rule.
  public var sources: [RuleSource] { makeSources() }

  /// More general rules; they stay silent at places that this one reports.
  public var supersedes: [RuleID] { makeSupersedes() }

  /// Other ids that `explain` accepts for it: names of rules that it includes.
  public var aliases: [RuleID] { makeAliases() }

  /// Whether some of its findings have a fix.
  public let hasFix: Bool

  /// Graphs that keep it, and graphs that break it.
  public var examples: [RuleExample] { makeExamples() }

  // Lists are created on demand, since a check needs none of them.
  private let makeReads: @Sendable () -> [GraphKey]
  private let makeSettles: @Sendable () -> [GraphKey]
  private let makeSources: @Sendable () -> [RuleSource]
  private let makeSupersedes: @Sendable () -> [RuleID]
  private let makeAliases: @Sendable () -> [RuleID]
  private let makeExamples: @Sendable () -> [RuleExample]

  /// How it is checked.
  public let check: Check

  /// How a rule is checked.
  public enum Check: Sendable {
    /// On a session on a device.
    case session(@Sendable (ResolvedSession, inout Emitter) -> Void)

    /// While a document is read, before there is a session.
    case document
  }

  /// A rule that is checked on a session.
  public init(
    _ id: RuleID, title: String, area: Area, severity: Severity, confidence: Confidence = .documented,
    remedy: Remedy = .none, isAboutCosts: Bool = false, asksDevice: Bool = false, rationale: String,
    pedantic: String? = nil, availability: Availability? = nil,
    reads: @autoclosure @escaping @Sendable () -> [GraphKey] = [],
    settles: @autoclosure @escaping @Sendable () -> [GraphKey] = [],
    sources: @autoclosure @escaping @Sendable () -> [RuleSource],
    supersedes: @autoclosure @escaping @Sendable () -> [RuleID] = [],
    aliases: @autoclosure @escaping @Sendable () -> [RuleID] = [], hasFix: Bool = false,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    check: @escaping @Sendable (ResolvedSession, inout Emitter) -> Void
  ) {
    self.id = id
    self.title = title
    self.area = area
    self.severity = severity
    self.confidence = confidence
    self.remedy = remedy
    self.isAboutCosts = isAboutCosts
    self.asksDevice = asksDevice
    self.rationale = rationale
    self.pedantic = pedantic
    self.availability = availability
    makeReads = reads
    makeSettles = settles
    makeSources = sources
    makeSupersedes = supersedes
    makeAliases = aliases
    self.hasFix = hasFix
    makeExamples = examples
    self.check = .session(check)
  }

  /// A rule that explains a fault of documents.
  public init(
    _ fault: DocumentFault, title: String, area: Area, severity: Severity, confidence: Confidence = .documented,
    remedy: Remedy = .none, isAboutCosts: Bool = false, rationale: String, availability: Availability? = nil,
    sources: @autoclosure @escaping @Sendable () -> [RuleSource],
    supersedes: @autoclosure @escaping @Sendable () -> [RuleID] = [],
    aliases: @autoclosure @escaping @Sendable () -> [RuleID] = [], hasFix: Bool = false,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample], found check: Check
  ) {
    self.id = fault.id
    self.title = title
    self.area = area
    self.severity = severity
    self.confidence = confidence
    self.remedy = remedy
    self.isAboutCosts = isAboutCosts
    asksDevice = false
    self.rationale = rationale
    pedantic = nil
    self.availability = availability
    makeReads = { [] }
    makeSettles = { [] }
    makeSources = sources
    makeSupersedes = supersedes
    makeAliases = aliases
    self.hasFix = hasFix
    makeExamples = examples
    self.check = check
  }
}

extension Rule {

  /// The subject of a rule.
  public enum Area: String, Sendable, CaseIterable {
    case document, session, inputs, ports, connections, formats, cost, pressure, synchronization, depth, photo
    case video, audio, app
  }

  /// How sure a rule is.
  public enum Confidence: String, CaseIterable, Sendable {
    /// Apple says it.
    case documented

    /// It follows from what Apple says.
    case inferred

    /// It depends on an estimate.
    case estimated
  }

  /// When a rule applies.
  public enum Availability: Sendable {
    /// Only on this version of iOS or a later one.
    case iOS(OSVersion)

    /// Relaxed for apps linked with this SDK or a later one.
    case relaxedWhenLinked(OSVersion)

    /// Relaxed on this version of iOS or a later one.
    case relaxedOn(OSVersion)
  }
}
