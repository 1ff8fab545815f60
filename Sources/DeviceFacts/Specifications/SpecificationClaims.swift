public import CaptureModel
import JSONSource

extension DeviceProfile {
  /// What follows from the specification of the device, surest first; empty for a model without one.
  ///
  /// `model` is the id of the model's bundled profile, by default this one's.
  public func specificationClaims(of model: String? = nil) -> [SpecificationClaim] {
    let id = model ?? id
    let pages = SpecificationPage.all.filter { $0.models.contains(id) }
    guard !pages.isEmpty else { return [] }
    // The surest first, then those that list every rate.
    let stated = pages.flatMap { page in page.statements.map { (page: page, statement: $0) } }.enumerated()
      .sorted { left, right in
        let (first, second) = (left.element, right.element)
        if first.page.kind != second.page.kind { return second.page.kind.isWeaker(than: first.page.kind) }
        let lists = (first.statement.isListOfRates, second.statement.isListOfRates)
        return lists.0 != lists.1 ? lists.0 : left.offset < right.offset
      }
      .map(\.element)
    var claims: [SpecificationClaim] = []
    for (page, statement) in stated {
      let others = stated.filter { !$0.page.kind.isWeaker(than: page.kind) }.map(\.statement)
      for rule in SpecificationRule.all {
        for subject in rule.claims(statement, others) {
          if claims.contains(where: { $0.subject.says(subject) }) { continue }
          claims.append(claim(subject, statement, by: rule, page))
        }
      }
    }
    return claims
  }

  private func claim(
    _ subject: SpecificationClaim.Subject, _ statement: SpecificationStatement, by rule: SpecificationRule,
    _ page: SpecificationPage
  ) -> SpecificationClaim {
    // A specification speaks of one front camera, and this one may have several.
    let isOfOneFront = subject.camera?.position != .front || cameras.count { $0.position == .front } == 1
    let read = page.quality == .inference ? " (not read)" : ""
    return SpecificationClaim(
      subject: subject, kind: isOfOneFront ? page.kind : .estimated, rule: "specified-\(rule.name)",
      reference: "Apple's specification of \(name) lists \(statement.words); \(page.source)\(read)",
      note: rule.note)
  }
}

extension SpecificationClaim.Subject {
  /// The camera that it is about.
  public var camera: DeviceKey? {
    switch self {
    case .format(_, let key), .colorSpace(_, let key), .pixelFormat(_, let key), .photos(_, let key): key
    case .controls: nil
    }
  }
}

extension SpecificationClaim.Subject {
  /// Whether it says all that another one says.
  fileprivate func says(_ other: Self) -> Bool {
    guard case (.format(let format, let key), .format(let otherFormat, let otherKey)) = (self, other) else {
      return self == other
    }
    return key == otherKey && format.says(otherFormat)
  }
}

extension SpecificationClaim {
  /// The models of the pages that are none of some profiles.
  public static func unknownModels(_ ids: [String]) -> [String] {
    SpecificationPage.all.flatMap(\.models).filter { !ids.contains($0) }
  }
}
