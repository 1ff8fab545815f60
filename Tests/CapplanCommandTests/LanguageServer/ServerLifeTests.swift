import CapplanCommand
import JSONSource
import Testing

/// The server starts, answers and ends as the protocol says, whatever a client sends.
struct ServerLifeTests {
  @Test func aServerThatWasShutDownEndsWithZero() async {
    let run = await FakeEditor().run()
    #expect(run.status == .success)
    #expect(run.text(1, "/result/serverInfo/name") == "capplan")
    #expect(run.text(2, "/result") == "null")
    #expect(run.error.isEmpty)
  }

  @Test func aServerThatWasNotShutDownEndsWithOne() async {
    var editor = FakeEditor()
    editor.send(#"{ "jsonrpc": "2.0", "method": "exit" }"#)
    #expect(await editor.run(ends: false).status == .findings)
    #expect(await FakeEditor().run(ends: false).status == .findings)
    #expect(await FakeEditor(capabilities: nil).run(ends: false).status == .findings)
  }

  @Test func theEncodingIsTheFirstThatTheClientKnows() async {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let run = await FakeEditor(
        capabilities: #"{ "general": { "positionEncodings": ["utf-7", "\#(encoding)", "utf-16"] } }"#
      ).run()
      #expect(run.text(1, "/result/capabilities/positionEncoding") == encoding)
    }
    #expect(await FakeEditor().run().text(1, "/result/capabilities/positionEncoding") == "utf-16")
  }

  @Test func requestsOutOfOrderAreRefused() async {
    var editor = FakeEditor(capabilities: nil)
    let early = editor.request("textDocument/hover", "{}")
    editor.notify("textDocument/didOpen", "{}")
    let start = editor.request("initialize", #"{ "capabilities": {} }"#)
    let again = editor.request("initialize", #"{ "capabilities": {} }"#)
    let unknown = editor.request("textDocument/makeCoffee", "{}")
    let own = editor.request("$/unknown", "{}")
    editor.notify("$/unknown", "{}")
    editor.notify("textDocument/makeCoffee", "{}")
    let closed = editor.request("textDocument/hover", #"{ "textDocument": { "uri": "file:///no" } }"#)
    let nameless = editor.request("textDocument/hover", #"{ "position": 3 }"#)
    let end = editor.request("shutdown")
    let late = editor.request("textDocument/hover", "{}")
    editor.send(#"{ "jsonrpc": "2.0", "method": "exit" }"#)
    let run = await editor.run(ends: false)
    #expect(run.status == .success)
    #expect(run.fault(early) == "-32002")
    #expect(run.fault(start) == nil)
    #expect(run.fault(again) == "-32600")
    #expect(run.fault(unknown) == "-32601")
    #expect(run.text(unknown, "/error/message")?.contains("makeCoffee") == true)
    #expect(run.fault(own) == "-32601")
    #expect(run.fault(closed) == "-32602")
    #expect(run.fault(nameless) == "-32602")
    #expect(run.fault(end) == nil)
    #expect(run.fault(late) == "-32600")
    #expect(run.messages.count == 9, "notifications get no answer")
  }

  @Test(arguments: [
    ("{ no json", "-32700"), ("", "-32700"), ("[]", "-32600"), ("3", "-32600"), (#"{ "id": 1 }"#, "-32600"),
    (#"{ "jsonrpc": "1.0", "id": 1, "method": "x" }"#, "-32600"), (#"{ "jsonrpc": "2.0" }"#, "-32600"),
    (#"{ "jsonrpc": "2.0", "id": {}, "method": "x" }"#, "-32600"),
    (#"{ "jsonrpc": "2.0", "id": 1, "method": "x", "params": 3 }"#, "-32600"),
    (String(repeating: "[", count: 500), "-32700"),
  ])
  func nonsenseIsAnswered(_ body: String, _ code: String) async {
    var editor = FakeEditor()
    editor.send(body)
    let run = await editor.run()
    #expect(run.status == .success, "the server goes on")
    let codes = run.messages.compactMap { message in
      message.value(at: "/error/code").map { message.source[message.range(of: $0)] }
    }
    #expect(codes == [code])
  }

  @Test func headersOfAnyKindAreReadPast() async {
    var editor = FakeEditor()
    editor.raw("hello\r\n\r\n")
    editor.raw("Content-Type: application/json\r\n\r\n")
    editor.raw("Content-Length: many\r\n\r\n")
    editor.raw("Content-Length: -5\r\n\r\n")
    editor.raw("content-length:49\nContent-Type: x\n\n" + #"{ "jsonrpc": "2.0", "id": "a", "method": "nope" }"#)
    let run = await editor.run()
    #expect(run.status == .success)
    let codes = run.messages.compactMap { message in
      message.value(at: "/error/code").map { message.source[message.range(of: $0)] }
    }
    #expect(codes == ["-32700", "-32700", "-32700", "-32700", "-32601"])
    #expect(run.error.contains("is not a header"))
  }

  @Test func aFrameThatIsCutOffIsAnError() async {
    var editor = FakeEditor()
    editor.raw("Content-Length: 100\r\n\r\n{")
    let run = await editor.run(ends: false)
    #expect(run.status == .unusable)
    #expect(run.error == "capplan: the input ended in the middle of a message\n")
    var header = FakeEditor()
    header.raw("Content-Length: 1")
    #expect(await header.run(ends: false).status == .unusable)
    var huge = FakeEditor()
    huge.raw("Content-Length: 99999999999999\r\n\r\n{}")
    #expect(await huge.run(ends: false).status == .unusable)
    var beyond = FakeEditor()
    beyond.raw("Content-Length: 99999999999999999999999999\r\n\r\n")
    #expect(await beyond.run().status == .success)
  }

  @Test func aRequestCanBeCancelledBeforeItIsAnswered() async {
    var editor = FakeEditor()
    editor.open("{}")
    let asked = editor.ask("hover", at: "{", in: "{}")
    let kept = editor.ask("hover", at: "{", in: "{}")
    editor.notify("$/cancelRequest", #"{ "id": \#(asked) }"#)
    editor.notify("$/cancelRequest", #"{ "id": 99 }"#)
    let run = await editor.run(readsAhead: true)
    #expect(run.fault(asked) == "-32800")
    #expect(run.fault(kept) == nil)
    #expect(run.text(kept, "/result") == "null")
  }

  @Test func progressIsSentToAClientThatAsksForIt() async throws {
    var editor = FakeEditor()
    editor.open("{}")
    let shown = editor.ask("completion", at: "{", in: "{}", #", "workDoneToken": "one""#)
    let cancelled = editor.ask("completion", at: "{", in: "{}", #", "workDoneToken": 2"#)
    editor.notify("$/cancelRequest", #"{ "id": \#(cancelled) }"#)
    let run = await editor.run(readsAhead: true)
    let kinds = run.messages.compactMap { message in
      message.value(at: "/params/token").flatMap { message.string(of: $0) } == "one"
        ? message.value(at: "/params/value/kind").flatMap { message.string(of: $0) } : nil
    }
    #expect(kinds == ["begin", "end"])
    let last = try #require(run.messages.lastIndex { $0.value(at: "/params/token") != nil })
    #expect(run.messages[last + 1].value(at: "/result") != nil && run.answer(shown) != nil)
    #expect(run.messages.count { $0.value(at: "/params/token") != nil } == 2)
    #expect(run.fault(cancelled) == "-32800")
  }

  @Test func optionsOfTheCommandLineAreChecked() async {
    #expect(await FakeEditor().run([:], ["--profile", "nokia"]).status == .usage)
    #expect(await FakeEditor().run([:], ["--select", "no-rule"]).status == .usage)
    #expect(await FakeEditor().run([:], ["--profile-file", "-"]).status == .usage)
    #expect(await FakeEditor().run([:], ["--stdio"]).status == .success)
  }
}
