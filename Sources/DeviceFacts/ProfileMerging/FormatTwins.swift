import CaptureModel

/// Finds the formats of a list that may be the same as another format: all traits known for both are equal.
///
/// An unknown trait doesn't distinguish two formats. So there is an index for each subset of known traits, made on
/// first use, and a look-up tries formats with traits that are equal or unknown. A look-up is O(1), whatever the list.
struct FormatTwins {
  /// A trait that tells formats apart, besides size, highest rate and binning.
  enum Trait {
    case multiCam, pixelFormats
  }

  /// The traits that tell a format apart from others.
  private struct Traits: Hashable {
    let dimensions: Dimensions
    var rate: FrameRate?
    var binned: Bool?
    var other: String?

    /// Which traits are known, as bits.
    var known: Int { (rate == nil ? 0 : 1) | (binned == nil ? 0 : 2) | (other == nil ? 0 : 4) }

    /// The traits, limited to those in a bit set.
    func only(_ bits: Int) -> Traits {
      Traits(
        dimensions: dimensions, rate: bits & 1 == 0 ? nil : rate, binned: bits & 2 == 0 ? nil : binned,
        other: bits & 4 == 0 ? nil : other)
    }
  }

  private let formats: [DeviceFormat]
  private let trait: Trait

  // By the known traits of the requested format: the indices in the list, in reverse.
  private var indices: [Int: [Traits: [Int]]] = [:]
  private var isTaken: [Bool]

  init(_ formats: [DeviceFormat], alsoBy trait: Trait) {
    (self.formats, self.trait) = (formats, trait)
    isTaken = formats.map { _ in false }
  }

  /// Takes the first untaken format that may be the same as another.
  mutating func takeFirst(of format: DeviceFormat) -> Int? {
    let first = heads(of: format).min()
    if let first { isTaken[first] = true }
    return first
  }

  /// Takes all untaken formats that may be the same as another, in order.
  mutating func takeAll(of format: DeviceFormat) -> [Int] {
    var all: [Int] = []
    while let first = takeFirst(of: format) { all.append(first) }
    return all.sorted()
  }

  /// The first format that may be the same as another, without taking it.
  mutating func first(of format: DeviceFormat) -> DeviceFormat? { heads(of: format).min().map { formats[$0] } }

  /// The first matches, one for each subset of known traits.
  private mutating func heads(of format: DeviceFormat) -> [Int] {
    traits(of: format).flatMap { traits in
      let known = traits.known
      if indices[known] == nil { indices[known] = index(by: known) }
      return (0..<8).filter { $0 & ~known == 0 }.compactMap { head(of: traits.only($0), in: known) }
    }
  }

  private mutating func head(of traits: Traits, in known: Int) -> Int? {
    while let last = indices[known]?[traits]?.last {
      if !isTaken[last] { return last }
      indices[known]?[traits]?.removeLast()
    }
    return nil
  }

  private func index(by known: Int) -> [Traits: [Int]] {
    var index: [Traits: [Int]] = [:]
    for place in formats.indices.reversed() {
      for traits in Set(traits(of: formats[place]).map { $0.only(known) }) { index[traits, default: []].append(place) }
    }
    return index
  }

  /// The traits of a format, once for each of its pixel formats.
  private func traits(of format: DeviceFormat) -> [Traits] {
    var traits = Traits(dimensions: format.dimensions, rate: format.highestRate, binned: format.binned)
    switch trait {
    case .multiCam: traits.other = format.multiCam.map { "\($0)" }
    case .pixelFormats:
      guard let codes = format.pixelFormats else { break }
      return codes.map { code in
        traits.other = code.code
        return traits
      }
    }
    return [traits]
  }
}
