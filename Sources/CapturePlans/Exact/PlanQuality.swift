import CaptureModel
import CaptureSession

/// How much a whole plan delivers of what the graph asks, camera by camera; the cameras that `prefer` names come first.
struct PlanQuality: Sendable {
  /// The quality of each camera; one that the plan leaves out counts as disabled.
  let cameras: [CameraQuality]

  /// How many cameras `prefer` names; they are compared one by one.
  let named: Int

  /// The quality of a plan.
  init(cameras: [CameraQuality], named: Int) {
    self.cameras = cameras
    self.named = named
  }

  /// The quality of one camera.
  init(_ candidate: Candidate) { self.init(cameras: [candidate.quality], named: 0) }

  /// Whether the plan keeps more than another plan for the same cameras.
  ///
  /// The first level on which they differ decides; levels after `last` don't count.
  func isBetter(than other: PlanQuality, downTo last: QualityLevel = .askedFormat) -> Bool {
    for level in QualityLevel.allCases where level.rawValue <= last.rawValue {
      switch level {
      case .motion:
        if let isBetter = Self.isMore(sorted(\.motion), other.sorted(\.motion)) { return isBetter }
      case .share:
        if let isBetter = Self.isMore(sorted(\.picture), other.sorted(\.picture)) { return isBetter }
      case .shareInOrder:
        if let isBetter = Self.isMore(cameras.map(\.picture), other.cameras.map(\.picture)) { return isBetter }
      default:
        let values = (cameras.map { $0.number(on: level) }, other.cameras.map { $0.number(on: level) })
        if let isBetter = Self.isMore(values.0, values.1) { return isBetter }
      }
    }
    return false
  }

  /// The values in the order of comparison: the named cameras one by one, then the others from the lowest value up.
  private func sorted<Value: Comparable>(_ value: KeyPath<CameraQuality, Value>) -> [Value] {
    let values = cameras.map { $0[keyPath: value] }
    return values.prefix(named) + values.dropFirst(named).sorted()
  }

  private static func isMore<Value: Comparable>(_ left: [Value], _ right: [Value]) -> Bool? {
    zip(left, right).first { $0 != $1 }.map { $0 > $1 }
  }
}

extension CameraQuality {
  /// The value on a level as a whole number, higher is better; 0 on levels that compare shares.
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

/// Turns qualities into the numbers of a `ChoiceProblem`; a share becomes its rank among all.
struct QualityNumbers {
  private let motions: [Share: Int]
  private let pictures: [KeptPicture: Int]

  /// Ranks the shares of some qualities.
  init(_ qualities: some Sequence<CameraQuality>) {
    motions = Self.ranks(Set(qualities.lazy.map(\.motion)))
    pictures = Self.ranks(Set(qualities.lazy.map(\.picture)))
  }

  private static func ranks<Value: Comparable>(_ values: Set<Value>) -> [Value: Int] {
    Dictionary(uniqueKeysWithValues: values.sorted().enumerated().map { ($1, $0) })
  }

  /// The numbers of a quality, as `QualityLevel.problemLevels` reads them.
  func values(_ quality: CameraQuality) -> ChoiceProblem.Values {
    var values = ChoiceProblem.Values()
    for level in QualityLevel.allCases where level != .shareInOrder {
      values[level.value] =
        switch level {
        case .motion: motions[quality.motion] ?? 0
        case .share: pictures[quality.picture] ?? 0
        default: quality.number(on: level)
        }
    }
    return values
  }
}

extension QualityLevel {
  /// The levels of a `ChoiceProblem`.
  static let problemLevels = allCases.map { level in
    ChoiceProblem.Level(level.value, level == .motion || level == .share ? .sorted : .inOrder)
  }

  /// The index of the number that the level compares; both levels of shares compare the same number.
  fileprivate var value: Int { rawValue - (rawValue >= Self.shareInOrder.rawValue ? 1 : 0) }
}
