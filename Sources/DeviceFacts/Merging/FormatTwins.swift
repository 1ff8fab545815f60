import CaptureModel

/// Finds the formats of a list that another format may be: as far as both are known, they are alike.
///
/// What one of the two does not say tells them not apart. So there is an index for each choice of what a format that is
/// asked for may say, made when it is first needed, and a look-up asks for formats that say the same of it, or nothing.
/// O(1) for a look-up, whatever the list.
struct FormatTwins {
  /// What formats are told apart by, besides size, highest rate and binning.
  enum Trait {
    case multiCam, pixelFormats
  }

  /// What a format says that tells it from others.
  private struct Traits: Hashable {
    let dimensions: Dimensions
    var rate: FrameRate?
    var binned: Bool?
    var other: String?

    /// Which of the traits are there, as bits.
    var known: Int { (rate == nil ? 0 : 1) | (binned == nil ? 0 : 2) | (other == nil ? 0 : 4) }

    /// The same without those that are not among some bits.
    func only(_ bits: Int) -> Traits {
      Traits(
        dimensions: dimensions, rate: bits & 1 == 0 ? nil : rate, binned: bits & 2 == 0 ? nil : binned,
        other: bits & 4 == 0 ? nil : other)
    }
  }

  private let formats: [DeviceFormat]
  private let trait: Trait

  // By which traits a format that is asked for has: the places in the list, the first one last.
  private var indices: [Int: [Traits: [Int]]] = [:]
  private var isTaken: [Bool]

  init(_ formats: [DeviceFormat], alsoBy trait: Trait) {
    (self.formats, self.trait) = (formats, trait)
    isTaken = formats.map { _ in false }
  }

  /// The first format that may be another one and that was not taken before.
  mutating func takeFirst(of format: DeviceFormat) -> Int? {
    let first = heads(of: format).min()
    if let first { isTaken[first] = true }
    return first
  }

  /// All formats that may be another one and that were not taken before, in order.
  mutating func takeAll(of format: DeviceFormat) -> [Int] {
    var all: [Int] = []
    while let first = takeFirst(of: format) { all.append(first) }
    return all.sorted()
  }

  /// The first format that may be another one; it is not taken.
  mutating func first(of format: DeviceFormat) -> DeviceFormat? { heads(of: format).min().map { formats[$0] } }

  /// The first formats that may be another one: one for each way of being alike.
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

  /// A format with several pixel formats stands for one with each.
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
