import JSONSource

/// Makes the user's text safe for Swift source.
package enum SwiftText {
  /// Replaces `%1`, `%2`, … in a template with values.
  static func filled(_ template: String, _ values: [String]) -> String {
    let pieces = template.pieces(between: "%")
    var text = String(pieces[0])
    for piece in pieces.dropFirst() {
      if let digit = piece.utf8.first, case let place = Int(digit) - 49, values.indices.contains(place) {
        text += values[place]
        text.append(contentsOf: Substring(piece.utf8.dropFirst()))
      } else {
        text += "%"
        text.append(contentsOf: piece)
      }
    }
    return text
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where isInvisible(scalar): literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// One line of a comment.
  static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isInvisible($0) ? " " : $0 }))
  }

  /// Whether a character ends a line, or changes how others are displayed.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }

  /// A name from a text's letters and digits, with a capital at each word; empty if it has none.
  static func identifier(_ text: String, isType: Bool) -> String {
    var name = ""
    var beginsWord = isType
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z") where beginsWord: name.unicodeScalars.append(.init(byte - 32))
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where name.isEmpty && !isType:
        name.unicodeScalars.append(.init(byte + 32))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(.init(byte))
      case UInt8(ascii: "_") where !name.isEmpty: name += "_"
      default:
        beginsWord = !name.isEmpty || isType
        continue
      }
      beginsWord = false
    }
    let isNumber = name.utf8.first.map { $0 <= UInt8(ascii: "9") } ?? false
    return isNumber ? "_" + name : name
  }

  /// Whether a text is a valid name for a Swift type.
  package static func isTypeName(_ text: String) -> Bool {
    isCapital(text.utf8.first) && identifier(text, isType: true) == text && !keywords.contains(text)
  }

  /// A regular expression for type names that neither Swift nor Apple's frameworks use.
  package static var typeNamePattern: String {
    let taken = typesInUse.union(keywords.filter { isCapital($0.utf8.first) }).sorted().joined(separator: "|")
    return "^(?!(?:\(frameworks.joined(separator: "|")))[A-Z])(?!(?:\(taken))$)[A-Z][A-Za-z0-9_]*$"
  }

  private static func isCapital(_ byte: UInt8?) -> Bool { byte.map { $0 >= 65 && $0 <= 90 } ?? false }

  /// The prefixes of Apple's frameworks whose types the emitted files use.
  private static let frameworks = ["AV", "CM", "NS", "UI"]

  /// Whether a type of this name would hide one that the emitted files use; types of Apple's frameworks start with the
  /// framework's capitals.
  package static func hidesType(_ name: String) -> Bool {
    if typesInUse.contains(name) { return true }
    return frameworks.contains { $0 == name.prefix(2) } && isCapital(name.dropFirst(2).utf8.first)
  }

  /// The types of Swift and Foundation that the emitted files use.
  private static let typesInUse = Set(
    """
    Actor Any AnyClass AnyObject Array AudioChannelLayoutTag BinaryFloatingPoint BinaryInteger Bool Bundle CGFloat CGPoint CGRect \
    CancellationError Character CheckedContinuation Collection CustomStringConvertible Data Date Dictionary DispatchQueue \
    Double Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral \
    ExpressibleByIntegerLiteral ExpressibleByStringLiteral FileManager Float FourCharCode Int Int32 MainActor Never \
    Notification NotificationCenter OSType ObjectIdentifier OperatingSystemVersion Optional ProcessInfo Result Sendable \
    Sequence Set String Swift Task Thread UInt32 UInt8 URL UTF8 UUID UnicodeScalar Void
    """.pieces(between: " ").map { String($0) })

  /// Swift keywords, and names that the emitted type uses itself.
  static let keywords = Set(
    """
    Any Self Type Protocol as associatedtype break case catch class continue default defer deinit do else enum \
    extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw \
    throws true try typealias var where while actor async await some any \
    session queue observers observations cameras rotation isBuilt isStarted onEvent configure start stop build \
    isCommitted assemble camera microphone chooseFormat startOver substitutes passedOver torches lightTorches depthFormats keepDepthFormats addInput addOutput connect require observe \
    turn rotate orient followRotation respondToPressure \
    setFrameDurations pause paused settings url level levels worst order device devices types prepared format rawPixelFormat fileType error center count map Failure Event Wish Torch
    """.pieces(between: " ").map { String($0) })
}

/// Unique names for the things in a graph.
struct SwiftNames {
  private var taken = SwiftText.keywords

  /// A name made from a text, with an ending; `other` if the text has no letters.
  mutating func name(_ text: String, ending: String = "", other: String) -> String {
    let own = SwiftText.identifier(text, isType: false)
    let base = (own.isEmpty ? other : own) + ending
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = base + "\(number)"
      number += 1
    }
    return name
  }
}
