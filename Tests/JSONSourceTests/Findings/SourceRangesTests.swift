import JSONSource
import TestSupport
import Testing

struct SourceRangesTests {
  @Test func whatIsInsideOneOfThemIsFound() {
    var generator = SeededGenerator(5)
    for _ in 0..<200 {
      func range() -> SourceRange {
        let start = Int.random(in: 0...20, using: &generator)
        return SourceRange(start, start + Int.random(in: 0...8, using: &generator))
      }
      let all = (0..<Int.random(in: 0...6, using: &generator)).map { _ in range() }
      let ranges = SourceRanges(all)
      #expect(ranges.isEmpty == all.isEmpty)
      for _ in 0..<20 {
        let sought = range()
        #expect(ranges.contain(sought) == all.contains { $0.contains(sought) }, "\(all) \(sought)")
      }
    }
  }
}
