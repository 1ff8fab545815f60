public import CaptureModel
package import CaptureSession
public import JSONSource

/// What came of the questions that an app asks first, on one device.
package struct SettledGuards: Sendable {
  /// A guarded key or element that the device lacks.
  package struct Lacking: Sendable {
    /// The key or element.
    package let guarded: GraphGuard

    /// What says so, each with the index of the session that it was found in.
    package let evidence: [(finding: Finding, step: Int)]

    package init(_ guarded: GraphGuard, evidence: [(finding: Finding, step: Int)]) {
      self.guarded = guarded
      self.evidence = evidence
    }
  }

  /// What the device lacks, in the order of the text; what goes with it is not listed.
  package let lacking: [Lacking]

  /// The sessions that were judged on the way, each with less in it.
  package let steps: [BilledSession]

  /// The guarded keys and elements of which it is not known whether the device supports them.
  package let unknown: [GraphGuard]

  /// The facts that would tell.
  package let missing: [MissingFact]

  /// What is left out for sure.
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

  /// What the device lacks, in the words of the rules.
  public let reasons: [String]

  /// How that is known.
  public let basis: FactKind

  package init(_ guarded: GraphGuard, reasons: [String], basis: FactKind) {
    self.guarded = guarded
    self.reasons = reasons
    self.basis = basis
  }
}
