import CapplanCommand
import JSONSource

/// An editor that sends messages to a language server, and reads all of its answers in the end.
struct FakeEditor {
  static let uri = "file:///project/graph.json"

  private var input: [UInt8] = []
  private var requests = 0

  /// An editor that has started the server; without capabilities, it knows nothing but the basics.
  init(capabilities: String? = "{}") {
    guard let capabilities else { return }
    request("initialize", #"{ "processId": null, "rootUri": null, "capabilities": \#(capabilities) }"#)
    notify("initialized", "{}")
  }

  /// Sends a frame with any text.
  mutating func send(_ body: String) { raw("Content-Length: \(body.utf8.count)\r\n\r\n\(body)") }

  /// Sends any bytes.
  mutating func raw(_ text: String) { input += text.utf8 }

  /// Sends a request; returns its id.
  @discardableResult
  mutating func request(_ method: String, _ params: String = "null") -> Int {
    requests += 1
    let rest = params == "null" ? "" : ", \"params\": \(params)"
    send("{ \"jsonrpc\": \"2.0\", \"id\": \(requests), \"method\": \"\(method)\"\(rest) }")
    return requests
  }

  mutating func notify(_ method: String, _ params: String) {
    send("{ \"jsonrpc\": \"2.0\", \"method\": \"\(method)\", \"params\": \(params) }")
  }

  mutating func open(_ text: String, at uri: String = Self.uri, language: String = "json") {
    notify(
      "textDocument/didOpen",
      """
      { "textDocument": { "uri": "\(uri)", "languageId": "\(language)", "version": 1,
        "text": \(JSONString.quoted(text)) } }
      """)
  }

  mutating func change(to text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      """
      { "textDocument": { "uri": "\(Self.uri)", "version": \(version) },
        "contentChanges": [ { "text": \(JSONString.quoted(text)) } ] }
      """)
  }

  /// Puts a text in the place of a range of characters of one line.
  mutating func change(line: Int, _ characters: Range<Int>, to text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      """
      { "textDocument": { "uri": "\(Self.uri)", "version": \(version) },
        "contentChanges": [ { "text": \(JSONString.quoted(text)),
          "range": { "start": { "line": \(line), "character": \(characters.lowerBound) },
            "end": { "line": \(line), "character": \(characters.upperBound) } } } ] }
      """)
  }

  /// Asks something about the place of a text in the document, or about the place `after` its beginning.
  @discardableResult
  mutating func ask(
    _ method: String, at mark: String, in text: String, after: Int = 0, _ more: String = ""
  ) -> Int {
    let place = Self.position(of: mark, in: text, after: after)
    return request(
      "textDocument/\(method)",
      "{ \"textDocument\": { \"uri\": \"\(Self.uri)\" }, \"position\": \(place)\(more) }")
  }

  /// A position as JSON; the text is ASCII.
  static func position(of mark: String, in text: String, after: Int = 0) -> String {
    let bytes = Array(text.utf8), sought = Array(mark.utf8)
    let start = (0...max(0, bytes.count - sought.count)).first { bytes[$0...].starts(with: sought) } ?? 0
    let head = bytes[..<(start + after)]
    let line = head.count { $0 == 0x0A }
    let column = head.count - (head.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    return "{ \"line\": \(line), \"character\": \(column) }"
  }

  /// Everything that a server sent.
  struct Answers {
    let status: ExitStatus
    let error: String
    let messages: [JSONDocument]

    /// The answer to a request.
    func answer(_ id: Int) -> JSONDocument? {
      messages.first { message in
        message.member("method", of: message.root) == nil
          && message.member("id", of: message.root).flatMap { message.number(of: $0.value) } == Double(id)
      }
    }

    /// The text of a part of an answer; an object or list as it was sent.
    func text(_ id: Int, _ pointer: String) -> String? {
      guard let message = answer(id), let value = message.value(at: pointer) else { return nil }
      return message.string(of: value) ?? message.source[message.range(of: value)]
    }

    /// How many elements a part of an answer has.
    func count(_ id: Int, _ pointer: String) -> Int? {
      answer(id).flatMap { message in message.value(at: pointer).map { message.count(of: $0) } }
    }

    /// The texts of a member of each element of a list.
    func texts(_ id: Int, _ list: String, _ key: String) -> [String] {
      guard let message = answer(id), let value = message.value(at: list) else { return [] }
      return message.elements(of: value).compactMap { element in
        message.member(key, of: element).flatMap { message.string(of: $0.value) }
      }
    }

    /// The code of an error.
    func fault(_ id: Int) -> String? { text(id, "/error/code") }

    /// The last diagnostics of the document, as `code line:character`.
    func diagnostics(of uri: String = FakeEditor.uri) -> [String]? {
      let published = messages.last { message in
        message.value(at: "/params/uri").flatMap { message.string(of: $0) } == uri
      }
      guard let published, let list = published.value(at: "/params/diagnostics") else { return nil }
      return published.elements(of: list).places(in: published)
    }
  }

  /// Ends the session, and returns what the server sent.
  func run(
    _ files: [String: String] = [:], _ arguments: [String] = [], ends: Bool = true, readsAhead: Bool = false
  ) async -> Answers {
    var editor = self
    if ends {
      editor.request("shutdown")
      editor.send("{ \"jsonrpc\": \"2.0\", \"method\": \"exit\" }")
    }
    var world = FakeWorld(files)
    world.standardInput = .success(editor.input)
    world.readsAhead = readsAhead
    let run = await world.run(["lsp"] + arguments)
    return Answers(status: run.status, error: run.error, messages: Self.messages(Array(run.output.utf8)))
  }

  private static func messages(_ output: [UInt8]) -> [JSONDocument] {
    var messages: [JSONDocument] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let header = String(decoding: rest[..<end], as: UTF8.self)
      guard let length = Int(header.split(separator: " ").last?.filter(\.isNumber) ?? "") else {
        preconditionFailure("no header: \(header)")
      }
      let body = rest.dropFirst(end - rest.startIndex + 3).prefix(length)
      if let document = JSONParser.parse(SourceText(name: "answer", bytes: Array(body))).document {
        messages.append(document)
      }
      rest = rest[(body.endIndex)...]
    }
    return messages
  }
}

extension JSONElements {
  /// Diagnostics as `code line:character`.
  fileprivate func places(in message: JSONDocument) -> [String] {
    map { element in
      func text(_ keys: String...) -> String {
        var value = element
        for key in keys {
          guard let member = message.member(key, of: value) else { return "-" }
          value = member.value
        }
        return message.string(of: value) ?? message.source[message.range(of: value)]
      }
      return "\(text("code")) \(text("range", "start", "line")):\(text("range", "start", "character"))"
    }
  }
}
