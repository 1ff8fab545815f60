import CaptureModel
import JSONSource

/// Things that are about places of a text, such as lacks of a device, to find those inside a range.
struct PlaceIndex {
  /// The places in order, each with the index of its thing.
  private let places: [(place: SourceRange, thing: Int)]

  /// Sorts the places of each thing; O(n log n).
  init(_ things: [[SourceRange]]) {
    places = things.enumerated().flatMap { index, own in own.map { (place: $0, thing: index) } }
      .sorted { ($0.place, $0.thing) < ($1.place, $1.thing) }
  }

  /// The indices of the things with a place inside a range, in order; O(log n + results).
  func inside(_ range: SourceRange) -> [Int] {
    let first = places.partitioningIndex { $0.place.lowerBound >= range.lowerBound }
    var found: Set<Int> = []
    for (place, thing) in places[first...] {
      if place.lowerBound > range.upperBound { break }
      if range.contains(place) { found.insert(thing) }
    }
    return found.count > 1 ? found.sorted() : Array(found)
  }
}

/// The places of some guards, to find out whether a lack is about one of them.
struct GuardPlaces {
  private let keys: SourceRanges
  private let elements: SourceRanges

  /// O(n log n) for n guards.
  init(_ guards: [GraphGuard]) {
    keys = SourceRanges(guards.filter { $0.key != nil }.map(\.range))
    elements = SourceRanges(guards.filter { $0.key == nil }.map(\.range))
  }

  /// Whether a lack is about one of the guarded keys or elements.
  func areMeant(by lack: Lack) -> Bool { lack.places.contains { contain($0, of: lack) } }

  /// Whether each place of a lack is inside a guarded key or element.
  func areAllMeant(by lack: Lack) -> Bool { lack.places.allSatisfy { contain($0, of: lack) } }

  private func contain(_ place: SourceRange, of lack: Lack) -> Bool {
    (lack.isOfElement ? elements : keys).contain(place)
  }
}
