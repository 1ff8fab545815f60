import JSONSource

/// How many terminal columns a text takes.
enum DisplayWidth {
  /// The columns of a text that has no control characters.
  static func of(_ text: String) -> Int {
    if text.isASCII { return text.utf8.count }
    // Scalars below U+0300, which have a first byte below 0xCC, never combine with the one before. Each scalar has
    // exactly one byte that isn't 10xxxxxx.
    var columns = 0
    var combines = false
    for byte in text.utf8 {
      if byte & 0xC0 != 0x80 { columns += 1 }
      if byte >= 0xCC { combines = true }
    }
    if !combines { return columns }
    var builder = CellBuilder()
    for scalar in text.unicodeScalars { builder.append(scalar, from: 0, to: 0) }
    return builder.cells.reduce(0) { $0 + $1.width }
  }

  /// The columns of a single scalar: 0, 1 or 2.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Hangul vowels and final consonants are drawn into the syllable of the initial consonant.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether a scalar is East Asian Wide or Fullwidth, or is drawn as an emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18AFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

/// A unit of a line as it is drawn: a letter with its marks, an emoji of several scalars, an escape.
struct TextCell {
  /// The text that is shown.
  var text: String

  /// The columns that it takes.
  var width: Int

  /// The first of its bytes in the source.
  let start: Int
  var end: Int
}

/// Combines scalars into cells, as terminals draw them.
struct CellBuilder {
  private(set) var cells: [TextCell] = []
  private var last: Unicode.Scalar?
  private var isPictograph = false
  private var hasOpenFlag = false

  /// A builder with room for this many cells.
  init(capacity: Int = 0) { cells.reserveCapacity(capacity) }

  /// Adds a scalar that is shown unchanged.
  mutating func append(_ scalar: Unicode.Scalar, from start: Int, to end: Int) {
    if (0x20...0x7E).contains(scalar.value) { return appendPlain(scalar, from: start, to: end) }
    defer { last = scalar }
    if let index = cells.indices.last, last != nil, joins(scalar) {
      cells[index].text.unicodeScalars.append(scalar)
      cells[index].end = end
      // The emoji variation selector makes `❤` as wide as other emoji.
      if scalar.value == 0xFE0F && isPictograph { cells[index].width = 2 }
      return
    }
    isPictograph = scalar.properties.isEmoji
    hasOpenFlag = Self.isFlagLetter(scalar)
    // A mark without a letter would be drawn into the character before it.
    let isBareMark = DisplayWidth.of(scalar) == 0
    let text = isBareMark ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(Character(scalar))
    let width = isBareMark ? text.utf8.count : hasOpenFlag ? 2 : DisplayWidth.of(scalar)
    cells.append(TextCell(text: text, width: width, start: start, end: end))
  }

  /// Adds a visible ASCII character, which never combines with the one before.
  private mutating func appendPlain(_ scalar: Unicode.Scalar, from start: Int, to end: Int) {
    // Digits and two signs can become keycaps, such as `1️⃣`.
    isPictograph = ("0"..."9").contains(scalar) || scalar == "#" || scalar == "*"
    hasOpenFlag = false
    last = scalar
    cells.append(TextCell(text: String(Character(scalar)), width: 1, start: start, end: end))
  }

  /// Adds text that is shown instead of something else.
  mutating func append(shownAs text: String, width: Int, from start: Int, to end: Int) {
    cells.append(TextCell(text: text, width: width, start: start, end: end))
    last = nil
  }

  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    if Self.isFlagLetter(scalar) && hasOpenFlag {
      hasOpenFlag = false
      return true
    }
    if isPictograph && (last?.value == 0x200D || scalar.properties.isEmojiModifier) { return true }
    return DisplayWidth.of(scalar) == 0
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }
}
