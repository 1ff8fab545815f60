public import CaptureModel
package import CaptureSession
public import JSONSource

/// The answers on one device to the questions that an app asks before it uses something.
package struct SettledGuards: Sendable {
  /// A guarded key or element that the device lacks.
  package struct Lacking: Sendable {
    /// The key or element.
    package let guarded: GraphGuard

    /// The findings that say so, each with the index of the session in which it was found.
    package let evidence: [(finding: Finding, step: Int)]

    /// The places of the values that it lacks, if it lacks only some of a list.
    package let values: [SourceRange]

    package init(_ guarded: GraphGuard, evidence: [(finding: Finding, step: Int)], values: [SourceRange] = []) {
      self.guarded = guarded
      self.evidence = evidence
      self.values = values
    }
  }

  /// Every guarded element that the device lacks, in the order of the text; elements left out along with it aren't
  /// listed.
  package let lacking: [Lacking]

  /// The sessions judged on the way; each leaves out more than the one before.
  package let steps: [BilledSession]

  /// The guarded keys and elements that the device may or may not support.
  package let unknown: [GraphGuard]

  /// The missing facts that would tell.
  package let missing: [MissingFact]

  /// Everything that is certainly left out.
  package let omission: GraphOmission

  package init(
    lacking: [Lacking], steps: [BilledSession], unknown: [GraphGuard], missing: [MissingFact], omission: GraphOmission
  ) {
    self.lacking = lacking
    self.steps = steps
    self.unknown = unknown
    self.missing = missing
    self.omission = omission
  }
}

/// A guarded key or element that an app leaves out on a device.
public struct LeftOut: Hashable, Sendable {
  /// The key or element.
  public let guarded: GraphGuard

  /// The values that go, if the others of a list stay; empty if all of it goes.
  public let values: [String]

  /// What the device lacks, in the words of the rules.
  public let reasons: [String]

  /// How that is known.
  public let basis: FactKind

  package init(_ guarded: GraphGuard, values: [String] = [], reasons: [String], basis: FactKind) {
    self.guarded = guarded
    self.values = values
    self.reasons = reasons
    self.basis = basis
  }
}

extension CaptureGraph {
  /// The graph's keys and elements that the device lacks if it runs as a plan has written it.
  func guards(lackingIn written: JudgedGraph) -> [GraphGuard] {
    guard let lacking = written.guards?.lacking, !lacking.isEmpty else { return [] }
    // There may be thousands of both.
    let names = Set(lacking.map(\.guarded.place))
    return guards.filter { names.contains($0.place) }
  }
}
