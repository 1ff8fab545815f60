import CaptureModel
import CapturePlanning
import CaptureReports
import JSONSource

/// A language server (LSP 3.17) for graphs, settings, profiles, readings and baselines, on standard input and output.
///
/// It answers one message after the other; a check takes less time than a keystroke. It first reads all that has
/// arrived, so that a client can cancel a request, and several changes of a text cost one check.
///
/// A class, as there is one, and what it holds changes with each message.
final class LanguageServer {
  private enum Phase {
    case starting, running, shutDown
  }

  private enum Step {
    case next
    case end(ExitStatus)
  }

  private let stream: MessageStream
  private let console: Console
  private var phase = Phase.starting
  private var waiting: [MessageStream.Input] = []

  /// The ids of requests that the client no longer wants answered.
  private var cancelled: Set<String> = []
  private var requests = 0

  /// The edits of commands that the client is to make, as it has sent them back.
  private var edits: [String] = []

  /// The open documents, with their checks.
  private let workspace: ServerWorkspace

  init(_ console: Console, _ request: GraphRequest, _ files: FileOptions) {
    self.console = console
    stream = MessageStream(console.world.streams)
    workspace = ServerWorkspace(console, request, files)
  }

  /// The most messages that are read ahead.
  private static let mostWaiting = 1_000

  /// Answers messages until the client ends the server, or the input ends.
  func run() -> ExitStatus {
    do throws(FileError) {
      while true {
        if waiting.isEmpty { try take() }
        while stream.hasInput, waiting.count < Self.mostWaiting, !endsWaiting { try take() }
        if case .end(let status) = try step(waiting.removeFirst()) { return status }
        if waiting.isEmpty { try publish() }
      }
    } catch .brokenPipe {
      return .findings
    } catch {
      console.complain("the connection to the client broke: \(error.reason)")
      return .unusable
    }
  }

  private var endsWaiting: Bool {
    switch waiting.last {
    case .end, .cutOff: true
    case .message, .fault, nil: false
    }
  }

  /// Reads one message; notes a cancellation at once.
  private func take() throws(FileError) {
    let input = try stream.read()
    waiting.append(input)
    guard case .message(let bytes) = input, bytes.count < 1_000, let message = try? ClientMessage(bytes),
      message.method == "$/cancelRequest", let id = message.params["id"].json
    else { return }
    cancelled.insert(id)
  }

  private func step(_ input: MessageStream.Input) throws(FileError) -> Step {
    switch input {
    case .end: return .end(phase == .shutDown ? .success : .findings)
    case .cutOff:
      console.complain("the input ended in the middle of a message")
      return .end(.unusable)
    case .fault(let what):
      console.complain(what)
      try refuse(ProtocolError(.parseError, what))
    case .message(let bytes):
      let message: ClientMessage
      do throws(ProtocolError) { message = try ClientMessage(bytes) } catch {
        try refuse(error)
        return .next
      }
      if message.method == "exit", message.id == nil { return .end(phase == .shutDown ? .success : .findings) }
      try handle(message)
    }
    return .next
  }

  private func handle(_ message: ClientMessage) throws(FileError) {
    // Nothing that the server asks for needs an answer.
    guard let method = message.method else { return }
    guard let id = message.id else { return try notice(method, message.params) }
    let isCancelled = cancelled.remove(id) != nil
    let progress = isCancelled ? nil : WorkDoneProgress(method, message.params)
    if let progress { try stream.write(progress.begin) }
    let result = Result { () throws(ProtocolError) in
      if isCancelled { throw ProtocolError(.requestCancelled, "the client cancelled the request") }
      return try answer(method, message.params)
    }
    if let progress { try stream.write(progress.end) }
    switch result {
    case .success(let answer):
      try stream.write(["jsonrpc": "2.0", "id": .verbatim(id), "result": answer])
      for edit in edits { try ask("workspace/applyEdit", ["edit": .verbatim(edit)]) }
      edits = []
    case .failure(let error): try refuse(ProtocolError(error.code, error.message, id: id))
    }
  }

  private func refuse(_ error: ProtocolError) throws(FileError) {
    try stream.write([
      "jsonrpc": "2.0", "id": error.id.map { .verbatim($0) } ?? .null,
      "error": ["code": .integer(error.code.rawValue), "message": .text(error.message)],
    ])
  }

  private func answer(_ method: String, _ params: ClientValue) throws(ProtocolError) -> WireValue {
    switch (phase, method) {
    case (.starting, "initialize"):
      phase = .running
      workspace.start(params)
      return ServerAbilities.answer(workspace.client)
    case (.starting, _): throw ProtocolError(.serverNotInitialized, "the first request is 'initialize'")
    case (.shutDown, _): throw ProtocolError(.invalidRequest, "the server is shut down; only 'exit' may follow")
    case (.running, "initialize"): throw ProtocolError(.invalidRequest, "the server is initialized already")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, "workspace/executeCommand"):
      edits.append(try edit(of: params))
      return .null
    case (.running, _): return try workspace.answer(method, params)
    }
  }

  /// The edit that a command carries.
  private func edit(of params: ClientValue) throws(ProtocolError) -> String {
    guard params["command"].text == CodeActions.command, let edit = params["arguments"].elements.first,
      edit.kind == .object, let json = edit.json
    else { throw ProtocolError(.invalidParams, "the only command is \(CodeActions.command), with an edit") }
    return json
  }

  private func notice(_ method: String, _ params: ClientValue) throws(FileError) {
    if method == "$/cancelRequest" {
      if let id = params["id"].json { cancelled.remove(id) }
      return
    }
    guard phase == .running else { return }
    if method == "initialized", workspace.client.watchesFiles { try watchFiles() }
    for message in workspace.notice(method, params) { try stream.write(message) }
  }

  /// Asks the client to watch the files that a check reads besides the open documents.
  private func watchFiles() throws(FileError) {
    let watchers: [WireValue] = ["**/*.json", "**/*.plist"].map { ["globPattern": .text($0)] }
    try ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .list(watchers)],
          ]
        ]
      ])
  }

  private func ask(_ method: String, _ params: WireValue?) throws(FileError) {
    requests += 1
    var message: [(String, WireValue)] = [
      ("jsonrpc", "2.0"), ("id", .text("capplan-\(requests)")), ("method", .text(method)),
    ]
    if let params { message.append(("params", params)) }
    try stream.write(.object(message))
  }

  /// Sends the findings of documents that changed, or says that the client may ask for them again.
  private func publish() throws(FileError) {
    guard phase == .running else { return }
    for message in workspace.publications() { try stream.write(message) }
    for what in workspace.takeRefreshes() { try ask("workspace/\(what)/refresh", nil) }
  }
}
