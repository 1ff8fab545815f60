import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What holds of every verdict holds where the app asks first.
@Suite struct GuardPropertyTests {
  private static func check(_ graph: GraphDocument, _ profile: DeviceProfile) -> CheckResult {
    Planning.check(graph, on: profile, options: CheckOptions())
  }

  private static let kinds: [FactKind] = [.documented, .printed, .reported, .derived]

  /// Profiles that are tried most: old, new, with a printed list and without.
  private static let triedMost = [
    "iphone-xr", "iphone-12-pro", "iphone-13-pro-max", "iphone-15", "iphone-15-pro", "iphone-17-pro",
  ]

  @Test(arguments: Set(Breadth.of(Bundled.all.map(\.id), orOneIn: 16) + triedMost).sorted())
  func underStrongerTrustAVerdictStaysOrIsUnverified(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(29)) { ($0 &* 31) &+ UInt64($1) })
    var guards = 0
    for _ in 0..<Breadth.count(Self.triedMost.contains(id) ? 60 : 12, or: 2) {
      let reading = GuardedGraph(using: &generator).reading
      guards += reading.graph?.guards.count ?? 0
      let text = String(decoding: reading.source.bytes, as: UTF8.self)
      let result = Self.check(reading, profile)
      #expect(
        (result.basis == nil) == (result.verdict == .unverified || result.verdict == .invalid),
        "\(text)")
      // Of a list some values may be left out, and others open.
      #expect(
        !result.leftOut.contains { left in left.values.isEmpty && result.supportNotKnown.contains(left.guarded) },
        "\(text)")
      if let basis = result.basis {
        let same = Self.check(reading, profile.trusting(basis)).verdict
        #expect(same == result.verdict, "\(id) \(basis): \(same) for \(result.verdict)\n\(text)")
      }
      for kind in Self.kinds {
        let less = Self.check(reading, profile.trusting(kind)).verdict
        #expect(
          less == result.verdict || less == .unverified,
          "\(id) \(kind): \(result.verdict) → \(less)\n\(text)")
      }
    }
    #expect(guards > Breadth.count(4, or: 1), "\(guards)")
  }
}
