import Foundation

/// How much a test tries: everything in `make conformance`, and in `make test` so much that each kind of case is met.
package enum Breadth {
  /// Whether everything is tried: where `CAPPLAN_BROAD` is set.
  package static let isBroad = ProcessInfo.processInfo.environment["CAPPLAN_BROAD"] != nil

  /// How many cases a test tries, or the least that it must have met: `all`, or `few`.
  package static func count(_ all: Int, or few: Int) -> Int { isBroad ? all : few }

  /// The elements of a list that a test tries: all, or the first of each so many.
  package static func of<Element>(_ all: [Element], orOneIn step: Int) -> [Element] {
    isBroad ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
