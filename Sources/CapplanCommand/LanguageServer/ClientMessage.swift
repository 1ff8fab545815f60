import JSONSource

/// A value that a client sent; a missing one has no members and no value.
struct ClientValue: Sendable {
  private let document: JSONDocument?
  private let value: JSONValue?

  /// A value of a document.
  init(_ document: JSONDocument?, _ value: JSONValue?) { (self.document, self.value) = (document, value) }

  /// The member with a key.
  subscript(key: String) -> ClientValue {
    guard let document, let value else { return self }
    return ClientValue(document, document.member(key, of: value)?.value)
  }

  /// Whether it was sent and isn't `null`.
  var isThere: Bool { kind.map { $0 != .null } ?? false }

  /// Its kind; `nil` if it was not sent.
  var kind: JSONKind? { value.flatMap { document?.kind(of: $0) } }

  /// A string.
  var text: String? { value.flatMap { document?.string(of: $0) } }

  /// A whole number that isn't negative, as in a position.
  var index: Int? {
    guard let number = value.flatMap({ document?.number(of: $0) }), number >= 0, number < 4e9 else { return nil }
    return Int(number)
  }

  /// A boolean; `false` for anything else.
  var isTrue: Bool { kind == .true }

  /// The elements of an array.
  var elements: [ClientValue] {
    guard let document, let value else { return [] }
    return document.elements(of: value).map { ClientValue(document, $0) }
  }

  /// The strings of an array.
  var texts: [String] { elements.compactMap(\.text) }

  /// The value as it was written.
  var json: String? {
    guard let document, let value else { return nil }
    return document.source[document.range(of: value)]
  }
}

/// A message of a client: a request, a notification or a response.
struct ClientMessage: Sendable {
  /// Its id as JSON text; `nil` in a notification.
  let id: String?

  /// The method; `nil` in a response.
  let method: String?

  /// The parameters.
  let params: ClientValue

  /// Reads a message; throws an error to answer.
  init(_ bytes: [UInt8]) throws(ProtocolError) {
    let source = SourceText(name: "message", bytes: bytes)
    let parsed = JSONParser.parse(source)
    let faults = parsed.findings.filter { $0.severity == .error && !Self.isLoneSurrogate($0, in: source) }
    guard let document = parsed.document, faults.isEmpty else {
      throw ProtocolError(.parseError, "the message is not JSON: \(faults.first?.message ?? "it is empty")")
    }
    let message = ClientValue(document, document.root)
    guard document.kind(of: document.root) == .object, message["jsonrpc"].text == "2.0" else {
      throw ProtocolError(.invalidRequest, "a message is an object with \"jsonrpc\": \"2.0\"")
    }
    let id = message["id"]
    method = message["method"].text
    params = message["params"]
    switch id.kind {
    case nil: self.id = nil
    case .number, .string: self.id = id.json
    // Only a response to a message that could not be read has this id.
    case .null where method == nil: self.id = id.json
    default: throw ProtocolError(.invalidRequest, "an id is a string or a number")
    }
    if method == nil, self.id == nil { throw ProtocolError(.invalidRequest, "the message has no method") }
    if params.isThere, params.kind != .object, params.kind != .array {
      throw ProtocolError(.invalidRequest, "params is an object or an array", id: self.id)
    }
  }

  /// Whether a fault is an escape for half of a surrogate pair. Clients that keep text in UTF-16 send these.
  private static func isLoneSurrogate(_ fault: Finding, in source: SourceText) -> Bool {
    let escape = source[fault.range].lowercased()
    return escape.utf8.count == 6
      && ["\\ud8", "\\ud9", "\\uda", "\\udb", "\\udc", "\\udd", "\\ude", "\\udf"].contains { escape.hasPrefix($0) }
  }
}

/// An error of the protocol, to send to the client.
struct ProtocolError: Error {
  /// The codes of JSON-RPC and of the language server protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  let code: Code
  let message: String

  /// The id of the request, if it could be read.
  var id: String?

  init(_ code: Code, _ message: String, id: String? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }
}
