import CapturePlans
import CapturePlanning

/// SplitMix64: the same numbers from the same seed, everywhere.
struct SplitMix: RandomNumberGenerator {
  /// Where it is.
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension ChoiceProblem {
  /// A problem whose two costs know nothing of each other, so that few sums undercut others, under limits that bite.
  static func hostile(choosers: Int, options: Int, seed: UInt64) -> ChoiceProblem {
    var random = SplitMix(state: seed)
    let share = Int.random(in: 15...60, using: &random)
    let made = (0..<choosers).map { _ in
      var chooser = Chooser()
      for _ in 0..<options {
        var levels = Levels()
        for level in 0..<6 { levels[level] = Int.random(in: 0..<[2, 10, 40, 2, 2, 2][level], using: &random) }
        chooser.add(levels, costs: (0..<2).map { _ in Int.random(in: 0..<1_000_000_000_000, using: &random) })
      }
      return chooser
    }
    let limit = choosers * 10_000_000_000 * share
    return ChoiceProblem(choosers: made, levelCount: 7, limits: [limit, limit])
  }
}
