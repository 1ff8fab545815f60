import JSONSource

/// The places that the ignores of one rule cover.
///
/// Two values of a JSON document are nested or disjoint, so the places around a finding are the smallest one and those
/// that enclose it.
struct IgnoredPlaces {
  private struct Place {
    let range: SourceRange

    /// The entries that name this place.
    var entries: [Int]

    /// The index of the smallest place around this one.
    var outer: Int?

    /// Whether a finding here or inside was accepted.
    var isUsed = false
  }

  private var places: [Place] = []

  /// Sorts the places of the entries; O(n log n).
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

  /// Whether a place covers a range; marks each that does as used. O(log places + nesting depth).
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
