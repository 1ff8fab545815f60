import CaptureModel
import CaptureSession

/// How much a whole plan delivers of what the graph asks, camera by camera; the cameras that `prefer` names come first.
struct PlanQuality: Sendable {
  /// The quality of each camera; one that the plan leaves out counts as disabled.
  let cameras: [CameraQuality]

  /// How many cameras `prefer` names; they are compared one by one.
  let named: Int

  /// The groups of cameras whose rates are as few as can be, by their places.
  let alike: [[Int]]

  /// The quality of a plan.
  init(cameras: [CameraQuality], named: Int, alike: [[Int]]) {
    self.cameras = cameras
    self.named = named
    self.alike = alike
  }

  /// The quality of one camera.
  init(_ candidate: Candidate) { self.init(cameras: [candidate.quality], named: 0, alike: []) }

  /// How many different rates the groups of cameras that are alike have, added up.
  var rateCount: Int {
    alike.reduce(0) { $0 + Set($1.filter { cameras[$0].isEnabled }.map { cameras[$0].rate }).count }
  }

  /// Whether the plan keeps more than another plan for the same cameras.
  ///
  /// The first level on which they differ decides; levels after `last` don't count.
  func isBetter(than other: PlanQuality, downTo last: QualityLevel = .askedFormat) -> Bool {
    for level in QualityLevel.allCases where level.rawValue <= last.rawValue {
      switch level {
      case .enabled:
        // First how many in all, then which cameras'.
        let numbers = (cameras.map { $0.number(on: level) }, other.cameras.map { $0.number(on: level) })
        let sums = ([numbers.0.reduce(0, +)], [numbers.1.reduce(0, +)])
        if let isBetter = Self.isMore(sums.0 + numbers.0, sums.1 + numbers.1) { return isBetter }
      case .motion:
        if let isBetter = Self.isMore(sorted(\.motion), other.sorted(\.motion)) { return isBetter }
      case .lines:
        if let isBetter = Self.isMore(sorted(\.lines), other.sorted(\.lines)) { return isBetter }
      case .alike: if rateCount != other.rateCount { return rateCount < other.rateCount }
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
    case .settings: -lostSettings
    case .motion, .lines, .alike, .share, .shareInOrder: 0
    case .aspectRatio: keepsShape ? 1 : 0
    // In millionths of a frame.
    case .frameRate: Int((rate.value * 1e6).rounded())
    case .switchingPort: keepsPort ? 1 : 0
    case .binning: keepsBinning ? 1 : 0
    case .videoHDR: asksVideoHDR ? 1 : 0
    case .askedFormat: isAskedFormat ? 1 : 0
    }
  }
}

/// The qualities of all options of a `ChoiceProblem` as numbers; a share becomes its rank among all.
struct QualityNumbers {
  private let qualities: [CameraQuality]

  // By option: the ranks. They come of a sort, which is faster than a dictionary of fractions.
  private let motions: [Int]
  private let lines: [Int]
  private let pictures: [Int]

  /// Ranks the shares of all options, chooser by chooser.
  init(_ qualities: [CameraQuality]) {
    self.qualities = qualities
    motions = Self.ranks(qualities.map(\.motion))
    lines = Self.ranks(qualities.map(\.lines))
    pictures = Self.ranks(qualities.map(\.picture))
  }

  private static func ranks<Value: Comparable>(_ values: [Value]) -> [Int] {
    var ranks = [Int](repeating: 0, count: values.count)
    var (rank, last) = (0, Int?.none)
    for index in values.indices.sorted(by: { values[$0] < values[$1] }) {
      if let last, values[last] != values[index] { rank += 1 }
      (ranks[index], last) = (rank, index)
    }
    return ranks
  }

  /// The numbers of some options, by their places among those of all choosers: a column for each value that
  /// `QualityLevel.problemLevels` reads.
  func columns(of places: Range<Int>) -> [[Int]] {
    QualityLevel.columns.map { level in
      switch level {
      case .motion: Array(motions[places])
      case .lines: Array(lines[places])
      case .share: Array(pictures[places])
      default: qualities[places].map { $0.number(on: level) }
      }
    }
  }
}

extension QualityLevel {
  /// The levels of a `ChoiceProblem`.
  static let problemLevels = allCases.map { level in
    level == .alike
      ? .fewestKeys
      : ChoiceProblem.Level(level.value, [.motion, .lines, .share].contains(level) ? .sorted : .inOrder)
  }

  /// The levels with a number of their own: both levels of shares compare the same, and one compares no number.
  fileprivate static let columns = allCases.filter { $0 != .shareInOrder && $0 != .alike }

  /// The index of the number that the level compares.
  fileprivate var value: Int {
    let own = self == .shareInOrder ? .share : self
    return Self.columns.firstIndex(of: own) ?? Self.columns.endIndex
  }
}
