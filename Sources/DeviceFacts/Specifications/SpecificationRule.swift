import CaptureModel
import JSONSource

/// A rule that concludes AVFoundation facts from a statement of a specification. Each is checked on the printed lists.
///
/// It gives lower bounds: a device may have more formats, faster rates or larger sizes. No rule covers virtual cameras,
/// multi-camera sessions or binning.
struct SpecificationRule: Sendable {
  /// The name, which is part of the sources' ids.
  let name: String

  /// The printed lists that confirm it, leave it open, and contradict it.
  let evidence: Evidence

  /// The conclusion.
  private let reasons: String

  /// The claims that follow from a statement, given the other statements about the model.
  let claims: @Sendable (SpecificationStatement, [SpecificationStatement]) -> [SpecificationClaim.Subject]

  init(
    name: String, evidence: Evidence, note: String,
    claims: @escaping @Sendable (SpecificationStatement, [SpecificationStatement]) -> [SpecificationClaim.Subject]
  ) {
    (self.name, self.evidence, self.claims) = (name, evidence, claims)
    reasons = note
  }

  /// The conclusion, with the evidence.
  var note: String { reasons + " " + evidence.words }

  /// The printed lists of devices with such a specification. A partial list that lacks the format leaves it open.
  struct Evidence: Sendable {
    let holds: Int
    let open: Int
    let fails: Int

    /// The lists that confirm it.
    let lists: String
  }

  /// Every rule.
  static let all =
    [
      rate, slowMotion, frontRate, frontSlowMotion, dolbyVision, tenBit, videoHDR, log, proRes, proResRAW, photos12MP,
      photos48MP, cameraControl, cinematic, connectedCameras, frontDolbyVision, proResVideo,
      wholeSensor, lidarDepth, largestPhotos, exposureBias, light,
    ] + capabilities
}

extension SpecificationRule.Evidence {
  /// `Printed lists: 3 show it (iPhone …), 2 leave it open, none contradicts it.`
  fileprivate var words: String {
    "Printed lists: \(holds) show it (\(lists)), \(open) leave it open, "
      + (fails == 0 ? "none contradicts it." : "\(fails) contradict it.")
  }
}
