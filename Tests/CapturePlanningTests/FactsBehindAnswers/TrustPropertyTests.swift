import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// A verdict stands on its basis, and names it, whatever the graph asks, silences or leaves open.
@Suite struct TrustPropertyTests {
  private static let kinds: [FactKind] = [.documented, .printed, .reported, .derived]

  @Test(arguments: [
    "iphone-xr", "iphone-12-pro", "iphone-13-pro-max", "iphone-15", "iphone-15-pro", "iphone-17-pro",
  ])
  func aVerdictStandsOnTheBasisThatItNames(id: String) throws {
    let profile = try Bundled.profile(id)
    let trusted = Self.kinds.map { (kind: $0, profile: profile.trusting($0)) }
    var generator = SeededGenerator(id.utf8.reduce(UInt64(13)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<Breadth.count(300, or: 12) {
      let graph = CarelessGraph(using: &generator, isElaborate: true)
      let reading = graph.reading
      let result = Planning.check(reading, on: profile, options: CheckOptions())
      let isDecided = ![.unverified, .invalid].contains(result.verdict)
      #expect((result.basis != nil) == isDecided, "\(graph.text)")
      Self.expectNamed(result, graph)
      for (kind, poorer) in trusted {
        let less = Planning.check(reading, on: poorer, options: CheckOptions()).verdict
        let stands = result.basis.map { !$0.isWeaker(than: kind) } ?? false
        #expect(
          less == result.verdict || (!stands && less == .unverified),
          "\(kind): \(result.verdict) → \(less)\n\(graph.text)")
      }
    }
  }

  /// The weakest fact that is named is the basis, unless that is as good as printed.
  private static func expectNamed(_ result: CheckResult, _ graph: CarelessGraph) {
    guard let basis = result.basis else { return }
    let named = result.restsOn.compactMap(\.kind)
    let weakest = named.reduce(FactKind.documented) { $0.weaker($1) }
    #expect(
      named.isEmpty ? !basis.isWeaker(than: .printed) : weakest == basis, "\(basis): \(result.restsOn)\n\(graph.text)")
  }
}
