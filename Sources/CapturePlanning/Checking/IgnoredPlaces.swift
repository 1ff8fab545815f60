import JSONSource

/// The places that the ignores of one rule cover, to be asked for the place of a finding.
///
/// Places of a JSON document lie within one another or apart: those around a finding are a place and what it lies in.
struct IgnoredPlaces {
  private struct Place {
    let range: SourceRange

    /// The entries of the list that name this place.
    var entries: [Int]

    /// The smallest place around this one, by its index.
    var outer: Int?

    /// Whether a finding was accepted here, or within.
    var isUsed = false
  }

  private var places: [Place] = []

  /// The places of some entries; O(n log n).
  init(_ entries: [(range: SourceRange, entry: Int)]) {
    let ordered = entries.sorted { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.range.upperBound > right.range.upperBound : left.range.lowerBound < right.range.lowerBound
    }
    var around: [Int] = []
    for (range, entry) in ordered {
      if let last = places.indices.last, places[last].range == range {
        places[last].entries.append(entry)
        continue
      }
      while let inner = around.last, !places[inner].range.contains(range) { around.removeLast() }
      places.append(Place(range: range, entries: [entry], outer: around.last))
      around.append(places.count - 1)
    }
  }

  /// Whether a place covers a range; remembers each that does. O(log places + levels of nesting).
  mutating func covers(_ range: SourceRange) -> Bool {
    let count = places.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    var around = count > 0 ? count - 1 : nil
    while let index = around, !places[index].range.contains(range) { around = places[index].outer }
    guard around != nil else { return false }
    while let index = around, !places[index].isUsed {
      places[index].isUsed = true
      around = places[index].outer
    }
    return true
  }

  /// The entries that accepted a finding.
  var usedEntries: [Int] { places.filter(\.isUsed).flatMap(\.entries) }
}
