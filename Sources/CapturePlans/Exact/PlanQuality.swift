import CaptureModel
import CaptureSession

/// How much of what was asked for a whole plan delivers: its cameras in their order, the named ones first.
struct PlanQuality: Sendable {
  /// The cameras; one that a plan leaves out counts as disabled.
  let cameras: [CameraQuality]

  /// How many of them the request names: those come one by one.
  let named: Int

  /// A plan's.
  init(cameras: [CameraQuality], named: Int) {
    self.cameras = cameras
    self.named = named
  }

  /// That of a camera alone.
  init(_ candidate: Candidate) { self.init(cameras: [candidate.quality], named: 0) }

  /// Whether a plan keeps more than another one of the same cameras: at the first difference, the most important level
  /// first, down to a last one.
  func isBetter(than other: PlanQuality, downTo last: QualityLevel = .askedFormat) -> Bool {
    for level in QualityLevel.allCases where level.rawValue <= last.rawValue {
      switch level {
      case .motion:
        if let isBetter = Self.isMore(sorted(\.motion), other.sorted(\.motion)) { return isBetter }
      case .share:
        if let isBetter = Self.isMore(sorted(\.share), other.sorted(\.share)) { return isBetter }
      case .shareInOrder:
        if let isBetter = Self.isMore(cameras.map(\.share), other.cameras.map(\.share)) { return isBetter }
      default:
        let values = (cameras.map { $0.number(on: level) }, other.cameras.map { $0.number(on: level) })
        if let isBetter = Self.isMore(values.0, values.1) { return isBetter }
      }
    }
    return false
  }

  /// The values as they are compared: the named cameras' one by one, then those of the others, the smallest first.
  private func sorted(_ share: KeyPath<CameraQuality, Share>) -> [Share] {
    let shares = cameras.map { $0[keyPath: share] }
    return shares.prefix(named) + shares.dropFirst(named).sorted()
  }

  private static func isMore<Value: Comparable>(_ left: [Value], _ right: [Value]) -> Bool? {
    zip(left, right).first { $0 != $1 }.map { $0 > $1 }
  }
}

extension CameraQuality {
  /// What a camera has on a level that counts in whole numbers; more is better. Those of shares are not among them.
  func number(on level: QualityLevel) -> Int {
    switch level {
    case .enabled: isEnabled ? 1 : 0
    case .motion, .share, .shareInOrder: 0
    case .aspectRatio: keepsShape ? 1 : 0
    // In millionths of a frame.
    case .frameRate: Int((rate.value * 1e6).rounded())
    case .switchingPort: keepsPort ? 1 : 0
    case .binning: keepsBinning ? 1 : 0
    case .askedFormat: isAskedFormat ? 1 : 0
    }
  }
}

/// Qualities as the numbers of a problem of choice: shares by their rank among all that there are.
struct QualityNumbers {
  private let ranks: [Share: Int]

  /// The numbers of some qualities.
  init(_ qualities: some Sequence<CameraQuality>) {
    var shares: Set<Share> = []
    for quality in qualities { shares.formUnion([quality.motion, quality.share]) }
    var ranks: [Share: Int] = [:]
    for (rank, share) in shares.sorted().enumerated() { ranks[share] = rank }
    self.ranks = ranks
  }

  /// The numbers of a quality, as `QualityLevel.problemLevels` reads them.
  func values(_ quality: CameraQuality) -> ChoiceProblem.Values {
    var values = ChoiceProblem.Values()
    for level in QualityLevel.allCases where level != .shareInOrder {
      values[level.value] =
        switch level {
        case .motion: ranks[quality.motion] ?? 0
        case .share: ranks[quality.share] ?? 0
        default: quality.number(on: level)
        }
    }
    return values
  }
}

extension QualityLevel {
  /// The levels of a problem of choice.
  static let problemLevels = allCases.map { level in
    ChoiceProblem.Level(level.value, level == .motion || level == .share ? .sorted : .inOrder)
  }

  /// Which of the numbers it compares: both levels of shares the same.
  fileprivate var value: Int { rawValue - (rawValue >= Self.shareInOrder.rawValue ? 1 : 0) }
}
