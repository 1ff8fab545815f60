/// Writes JSON text with members in call order and LF line endings.
///
///     var writer = JSONWriter()
///     writer.object { writer in
///       writer.member("id", "one-input-per-camera")
///       writer.array("ranges") { writer in writer.element(1.5) }
///     }
///
/// Calls that don't make JSON (two roots, a member outside of an object) are bugs of the caller: they trap in debug
/// builds.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Sendable {
    /// No white space.
    case compact

    /// One member or element per line, indented by two spaces per level.
    case indented
  }

  /// The text so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  private let style: Style
  private var depth = 0

  // Containers deeper than this stay on the line where they start.
  private var depthOfLine = Int.max
  private var isInArray = false
  private var isFirst = true

  /// A writer without text.
  public init(style: Style = .indented) { self.style = style }

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object as the root or an element.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array as the root or an element.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a member that is an object.
  public mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    startMember(key)
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a member that is an array.
  public mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    startMember(key)
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a scalar as the root or an element; `nil` becomes `null`.
  public mutating func element(_ value: (some JSONScalar)?) {
    separate()
    append(value)
  }

  /// Writes a member that is a scalar; `nil` becomes `null`.
  public mutating func member(_ key: String, _ value: (some JSONScalar)?) {
    startMember(key)
    append(value)
  }

  /// Writes the output of a body, such as one object, on one line.
  public mutating func onOneLine(_ body: (inout JSONWriter) -> Void) {
    let outer = depthOfLine
    depthOfLine = min(depth, outer)
    body(&self)
    depthOfLine = outer
  }

  /// Ends the line, after the root or between the documents of JSON Lines; another root may follow.
  public mutating func endLine() {
    assert(depth == 0, "the root is closed before its line ends")
    bytes.append(UInt8(ascii: "\n"))
    isFirst = true
  }

  private mutating func append(_ value: (some JSONScalar)?) {
    if let value { value.appendJSON(to: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }

  private mutating func startMember(_ key: String) {
    assert(depth > 0, "a member is in an object")
    separate()
    JSONString.appendQuoted(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if style == .indented { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func container(_ opener: UInt8, _ closer: UInt8, _ body: (inout JSONWriter) -> Void) {
    bytes.append(opener)
    let isInOuterArray = isInArray
    isInArray = opener == UInt8(ascii: "[")
    depth += 1
    isFirst = true
    body(&self)
    let isOnLine = depth > depthOfLine
    depth -= 1
    if !isFirst {
      if !isOnLine { breakLine() } else if !isInArray, style == .indented { bytes.append(UInt8(ascii: " ")) }
    }
    bytes.append(closer)
    (isFirst, isInArray) = (false, isInOuterArray)
  }

  private mutating func separate() {
    assert(depth > 0 || isFirst, "a document has one root")
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > depthOfLine, style == .indented {
      if !isFirst || !isInArray { bytes.append(UInt8(ascii: " ")) }
    } else if depth > 0 {
      breakLine()
    }
    isFirst = false
  }

  private mutating func breakLine() {
    guard style == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }
}
