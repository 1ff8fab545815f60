import JSONSource

/// Messages on standard input and output, each after a header with its length.
struct MessageStream {
  /// The most bytes of a message: a document of any kind fits, whatever its escapes.
  static let limit = JSONParser.sizeLimit

  private static let headerLimit = 1 << 13

  /// What was read.
  enum Input {
    case message([UInt8])

    /// Something else; reading goes on behind it.
    case fault(String)

    /// The end, between two messages.
    case end

    /// The end, in the middle of a message.
    case cutOff
  }

  private let streams: StandardStreams

  init(_ streams: StandardStreams) { self.streams = streams }

  /// Whether more input has arrived.
  var hasInput: Bool { streams.hasInput() }

  /// Reads the next message.
  func read() throws(FileError) -> Input {
    var (length, fault, isEmpty) = (Int?.none, String?.none, true)
    while true {
      guard let line = try readLine() else { return isEmpty ? .end : .cutOff }
      if line.isEmpty {
        // Skips blank lines between messages.
        if isEmpty { continue }
        break
      }
      isEmpty = false
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        fault = "\(Suggestion.quote(text)) is not a header; a message begins with 'Content-Length: '"
        continue
      }
      guard text[..<colon].lowercased() == "content-length" else { continue }
      let digits = text[text.utf8.index(after: colon)...].utf8.filter { $0 != UInt8(ascii: " ") }
      length = Int(String(decoding: digits, as: UTF8.self))
      if length.map({ $0 < 0 }) ?? true {
        (length, fault) = (nil, "the Content-Length in \(Suggestion.quote(text)) is not a number of bytes")
      }
    }
    guard let length else { return .fault(fault ?? "a header has no Content-Length") }
    guard length <= Self.limit else {
      return try skip(length) ? .fault("a message has at most \(Self.limit) bytes, this one \(length)") : .cutOff
    }
    let bytes = try streams.read(length)
    return bytes.count == length ? .message(bytes) : .cutOff
  }

  /// A line of a header without its end, at most its first bytes; `nil` at the end of the input.
  private func readLine() throws(FileError) -> [UInt8]? {
    var line: [UInt8] = []
    while let byte = try streams.read(1).first {
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
      }
      if line.count < Self.headerLimit { line.append(byte) }
    }
    // The last line may have no ending.
    return line.isEmpty ? nil : line
  }

  /// Reads past some bytes; `false` if the input ends before.
  private func skip(_ length: Int) throws(FileError) -> Bool {
    var rest = length
    while rest > 0 {
      let piece = try streams.read(min(rest, 1 << 20))
      if piece.isEmpty { return false }
      rest -= piece.count
    }
    return true
  }

  /// Writes a message.
  func write(_ message: WireValue) throws(FileError) {
    let body = message.bytes
    try streams.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, .output)
  }
}
