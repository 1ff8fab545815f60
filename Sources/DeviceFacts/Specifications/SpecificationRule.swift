import CaptureModel
import JSONSource

/// A rule from a statement of a specification to what AVFoundation shows; each was checked on the printed lists.
///
/// It says at least what follows: another format, a faster rate or a larger size may be there too. None speaks of virtual
/// cameras, of multi-camera sessions or of binning.
struct SpecificationRule: Sendable {
  /// The name, part of the ids of sources.
  let name: String

  /// On how many printed lists it holds, is open, and fails.
  let evidence: Evidence

  /// What follows.
  private let reasons: String

  /// The claims that follow from a statement, beside the others about the same model.
  let claims: @Sendable (SpecificationStatement, [SpecificationStatement]) -> [SpecificationClaim.Subject]

  init(
    name: String, evidence: Evidence, note: String,
    claims: @escaping @Sendable (SpecificationStatement, [SpecificationStatement]) -> [SpecificationClaim.Subject]
  ) {
    (self.name, self.evidence, self.claims) = (name, evidence, claims)
    reasons = note
  }

  /// What follows, with the evidence.
  var note: String { reasons + " " + evidence.words }

  /// The printed lists of which a specification says so; a partial list that lacks it leaves it open.
  struct Evidence: Sendable {
    let holds: Int
    let open: Int
    let fails: Int

    /// The lists that show it.
    let lists: String
  }

  /// Every rule.
  static let all = [
    rate, slowMotion, frontRate, frontSlowMotion, dolbyVision, tenBit, videoHDR, log, proRes, proResRAW, photos12MP,
    photos48MP, cameraControl,
  ]
}

extension SpecificationRule.Evidence {
  /// `Printed lists: 3 show it (iPhone …), 2 leave it open, none contradicts it.`
  fileprivate var words: String {
    "Printed lists: \(holds) show it (\(lists)), \(open) leave it open, "
      + (fails == 0 ? "none contradicts it." : "\(fails) contradict it.")
  }
}
