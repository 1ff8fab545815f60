import JSONSource

/// The progress of a request that the client wants to show. Each request is one piece of work: it begins and it ends.
struct WorkDoneProgress {
  /// The client's token as JSON text.
  private let token: String

  /// What the client shows while the server works.
  private let title: String

  /// The progress of a request; `nil` if its parameters have no token.
  init?(_ method: String, _ params: ClientValue) {
    let token = params["workDoneToken"]
    guard token.kind == .string || token.kind == .number, let json = token.json else { return nil }
    self.token = json
    title = Self.titles[method] ?? "capplan"
  }

  /// The requests that may take long in a large graph, or with many profiles.
  private static let titles = [
    "textDocument/diagnostic": "checking the capture graph",
    "textDocument/codeLens": "checking the capture graph",
    "textDocument/codeAction": "looking for fixes and plans",
    "textDocument/completion": "trying the values that fit",
  ]

  /// The notification to send before the work.
  var begin: WireValue { notification(["kind": "begin", "title": .text(title), "cancellable": false]) }

  /// The notification to send before the answer.
  var end: WireValue { notification(["kind": "end"]) }

  private func notification(_ value: WireValue) -> WireValue {
    ["jsonrpc": "2.0", "method": "$/progress", "params": ["token": .verbatim(token), "value": value]]
  }
}
