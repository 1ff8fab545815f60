/// A word prepared for edit distances: each of its letters has a bit mask of its positions.
///
/// A word has at most 64 letters, so that a row of the distance table fits into one number.
package struct LetterMasks {
  /// The most letters of a word.
  static let mostLetters = 64

  private static let slotCount: UInt32 = 256

  private let count: Int

  /// A hash table of the letters with linear probing; 0 marks a free slot.
  private var letters = [UInt32](repeating: 0, count: Int(slotCount))
  private var masks = [UInt64](repeating: 0, count: Int(slotCount))

  /// A word's letters as numbers, without those after `mostLetters`.
  package init(_ word: ArraySlice<UInt32>) {
    count = min(word.count, Self.mostLetters)
    for (index, letter) in word.prefix(Self.mostLetters).enumerated() {
      let slot = slot(of: letter)
      letters[slot] = letter + 1
      masks[slot] |= 1 << UInt64(index)
    }
  }

  private func slot(of letter: UInt32) -> Int {
    var slot = (letter &* 0x9E37_79B1) >> 24
    while letters[Int(slot)] != 0, letters[Int(slot)] != letter + 1 { slot = (slot + 1) % Self.slotCount }
    return Int(slot)
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbours that turn this word into another.
  ///
  /// Hyyrö's bit-parallel algorithm: two numbers store the differences along a row of the table, so that each letter
  /// takes a few operations, however long the word is.
  package func distance(to other: ArraySlice<UInt32>) -> Int {
    guard count > 0 else { return other.count }
    let last: UInt64 = 1 << UInt64(count - 1)
    var distance = count
    var (more, less, equal, before) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
    for letter in other {
      let here = masks[slot(of: letter)]
      let swapped = ((~equal & here) << 1) & before
      equal = (((here & more) &+ more) ^ more) | here | less | swapped
      let up = less | ~(equal | more)
      let down = equal & more
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      more = (down << 1) | ~(equal | (up << 1 | 1))
      less = (up << 1 | 1) & equal
      before = here
    }
    return distance
  }
}
