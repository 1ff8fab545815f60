package import CaptureModel

extension DeploymentTarget {
  /// A sentence about devices that `deployable` includes although their last system is not known; `nil` if all are
  /// known.
  ///
  /// `all` has all devices, in order of release.
  package func remark(on undated: [ProfileListing], among all: [ProfileListing]) -> String? {
    guard let minimumOS, !undated.isEmpty else { return nil }
    let names = Dictionary(all.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let list = DeviceRuns.text(undated.map(\.id), among: all.map(\.id)) { names[$0] ?? $0 }
    let they = undated.count == 1 ? "it counts" : "they count"
    return "the last system of \(list) is not known: \(they) as running \(platform.rawValue) \(minimumOS)"
  }
}

extension DeploymentGap {
  /// The problem, in a sentence.
  package var words: String {
    switch self {
    case .noMinimumOS: "'deployable' needs 'deployment.minimumOS', the oldest system that the app runs on"
    case .noModel(let platform): "'deployable' matches no device: there are no profiles for \(platform.rawValue)"
    }
  }
}
