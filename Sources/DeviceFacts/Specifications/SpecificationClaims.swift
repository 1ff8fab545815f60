public import CaptureModel
import JSONSource

extension DeviceProfile {
  /// The facts that follow from the device's specification, surest first; empty for a model without one.
  ///
  /// `model` is the id of the model's bundled profile; the default is this profile's id.
  public func specificationClaims(of model: String? = nil) -> [SpecificationClaim] {
    let id = model ?? id
    let pages = SpecificationPage.all.filter { $0.models.contains(id) }
    guard !pages.isEmpty else { return [] }
    var claims: [SpecificationClaim] = []
    // Surest first; among equals, those that list every rate.
    var known: [SpecificationStatement] = []
    for isInferred in [false, true] {
      let pages = pages.filter { ($0.quality == .inference) == isInferred }
      for page in pages { known += page.statements }
      for listsRates in [true, false] {
        for page in pages {
          for statement in page.statements where statement.isListOfRates == listsRates {
            add(statement, of: page, beside: known, to: &claims)
          }
        }
      }
    }
    return claims
  }

  private func add(
    _ statement: SpecificationStatement, of page: SpecificationPage, beside others: [SpecificationStatement],
    to claims: inout [SpecificationClaim]
  ) {
    for rule in SpecificationRule.all {
      for subject in rule.claims(statement, others) where !claims.contains(where: { $0.subject.says(subject) }) {
        guard subject.camera.map({ cameraIndex($0.deviceType, at: $0.position) != nil }) ?? true else { continue }
        claims.append(claim(subject, statement, by: rule, page))
      }
    }
  }

  private func claim(
    _ subject: SpecificationClaim.Subject, _ statement: SpecificationStatement, by rule: SpecificationRule,
    _ page: SpecificationPage
  ) -> SpecificationClaim {
    // A specification speaks of one front camera, but this device may have several.
    let isOfOneFront =
      statement.namesCameras || subject.camera?.position != .front || cameras.count { $0.position == .front } == 1
    let kind: FactKind =
      switch subject {
      case .capability, .light, .connectedCameras, .exposureBias: page.ownKind
      default: isOfOneFront ? page.kind : .estimated
      }
    return SpecificationClaim(
      subject: subject, kind: kind, device: name, page: page, statement: statement, derivation: rule)
  }
}

extension SpecificationClaim.Subject {
  /// The camera of this claim.
  public var camera: DeviceKey? {
    switch self {
    case .format(_, let key), .colorSpace(_, let key), .pixelFormat(_, let key), .photos(_, let key),
      .capability(_, _, let key), .light(_, _, let key), .exposureBias(_, let key):
      key
    case .controls, .connectedCameras: nil
    }
  }
}

extension SpecificationClaim.Subject {
  /// Whether it covers another claim.
  fileprivate func says(_ other: Self) -> Bool {
    switch (self, other) {
    case (.capability(let one, _, let key), .capability(let another, _, let otherKey)):
      one == another && key == otherKey
    case (.light(let one, _, let key), .light(let another, _, let otherKey)): one == another && key == otherKey
    default: self == other
    }
  }
}

extension SpecificationClaim {
  /// The models on the pages that have none of these profiles.
  public static func unknownModels(_ ids: [String]) -> [String] {
    SpecificationPage.all.flatMap(\.models).filter { !ids.contains($0) }
  }
}
