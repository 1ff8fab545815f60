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
        let values = [4, 120, 2, 10, 2, 2].map { Int.random(in: 0..<$0, using: &random) }
        chooser.add(values, costs: (0..<2).map { _ in Int.random(in: 0..<1_000_000_000_000, using: &random) })
      }
      return chooser
    }
    let limit = choosers * 10_000_000_000 * share
    let levels: [Level] = [
      Level(0, .sorted), Level(1, .sorted), Level(1, .inOrder), Level(2, .inOrder), Level(3, .inOrder),
      Level(4, .inOrder), Level(5, .inOrder),
    ]
    return ChoiceProblem(choosers: made, levels: levels, limits: [limit, limit])
  }
}
