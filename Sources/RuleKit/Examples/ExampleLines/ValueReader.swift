import CaptureModel
import JSONSource

/// Reads the members and values of an example line.
struct ValueReader {
  var scan: LineScanner

  /// Whether an element or a bracket ends here.
  private var isAtEnd: Bool { scan.next.map { "|)⟧,".contains($0) } ?? true }

  /// The members that follow, of an object of a type. In a camera a size is its active format.
  mutating func members(_ type: SchemaType, isCamera: Bool = false) throws(ExampleLineFault) -> [MarkedJSON.Member] {
    var members: [MarkedJSON.Member] = []
    while true {
      scan.skipBlanks()
      if isAtEnd { return members }
      guard scan.nextUnmarked?.isNumber == true else {
        members.append(try member(type))
        continue
      }
      if isCamera {
        members.append(MarkedJSON.Member(key: "activeFormat", value: try size(withRate: true)))
      } else if type.isSize, case .object(let parts) = try size(withRate: false).content {
        members += parts
      } else {
        throw scan.refusal("a key")
      }
    }
  }

  /// `key=value`, or the key of a Boolean.
  private mutating func member(_ type: SchemaType) throws(ExampleLineFault) -> MarkedJSON.Member {
    if scan.next == "'" {
      let key = try scan.quotedText()
      guard scan.take("=") else { throw scan.refusal("= and a value") }
      return MarkedJSON.Member(key: key, value: try value(type.member(key) ?? .null))
    }
    let key = try scan.name("a key")
    guard let own = type.member(key.text) else {
      throw scan.refusal("a key of this object, not \(key.text)", at: key.offset)
    }
    if scan.take("=") {
      return MarkedJSON.Member(key: key.text, isKeyMarked: key.isMarked, value: try value(own))
    }
    guard own.isBoolean else { throw scan.refusal("= and a value") }
    return MarkedJSON.Member(key: key.text, isKeyMarked: key.isMarked, value: MarkedJSON(.literal("true")))
  }

  /// A value of a type.
  mutating func value(_ type: SchemaType) throws(ExampleLineFault) -> MarkedJSON {
    if !type.takesOnlyText, type.isSize, scan.nextUnmarked?.isNumber == true { return try size(withRate: false) }
    let isMarked = scan.take("⟦")
    let content = try content(type)
    try scan.close(isMarked)
    return MarkedJSON(content, isMarked: isMarked)
  }

  private mutating func content(_ type: SchemaType) throws(ExampleLineFault) -> MarkedJSON.Content {
    switch scan.next {
    case "'": return .literal(JSONString.quoted(try scan.quotedText()))
    case "(":
      _ = scan.take("(")
      let members = try members(type)
      guard scan.take(")") else { throw scan.refusal(")") }
      return .object(members)
    case "[":
      _ = scan.take("[")
      return .list(try items(type.element ?? .null))
    default:
      let word = try scan.text("a value").text
      return .literal(!type.takesOnlyText && Self.isLiteral(word) ? word : JSONString.quoted(word))
    }
  }

  /// The elements of a list, up to its bracket.
  private mutating func items(_ type: SchemaType) throws(ExampleLineFault) -> [MarkedJSON] {
    var items: [MarkedJSON] = []
    while !scan.take("]") {
      if !items.isEmpty, !scan.take(",") { throw scan.refusal(", or ]") }
      scan.skipBlanks()
      items.append(try value(type))
    }
    return items
  }

  /// `1280x720`, and with a rate `1280x720@60 binned`.
  private mutating func size(withRate: Bool) throws(ExampleLineFault) -> MarkedJSON {
    let isMarked = !scan.marksDigits && scan.take("⟦")
    var members = [MarkedJSON.Member(key: "width", value: try number())]
    guard scan.take("x") else { throw scan.refusal("a size such as 1280x720") }
    members.append(MarkedJSON.Member(key: "height", value: try number()))
    if withRate {
      if scan.take("@") { members.append(MarkedJSON.Member(key: "maxFrameRate", value: try number())) }
      if let binning = try binning() { members.append(MarkedJSON.Member(key: "binned", value: binning)) }
    }
    try scan.close(isMarked)
    return MarkedJSON(.object(members), isMarked: isMarked)
  }

  private mutating func binning() throws(ExampleLineFault) -> MarkedJSON? {
    for (word, value) in [("binned", "true"), ("unbinned", "false")] {
      for mark in ["", "⟦"] where scan.seesAfterBlanks(mark + word) {
        scan.skipBlanks()
        let word = try scan.name(word)
        return MarkedJSON(.literal(value), isMarked: word.isMarked)
      }
    }
    return nil
  }

  private mutating func number() throws(ExampleLineFault) -> MarkedJSON {
    let digits = try scan.digits()
    return MarkedJSON(.literal(digits.text), isMarked: digits.isMarked)
  }

  /// Whether JSON writes a word without quotes.
  private static func isLiteral(_ word: String) -> Bool {
    if ["true", "false", "null"].contains(word) { return true }
    return word.first.map { $0.isNumber || $0 == "-" } == true && Double(word) != nil
  }
}
