import JSONSource
import Testing

/// A client that knows no code actions with edits gets its fixes as commands.
struct CommandActionTests {
  private static let text = #"{ "capplan": 1, "sesion": {} }"#
  private static let able = #"{ "workspace": { "applyEdit": true } }"#

  private static func actions(_ capabilities: String) async -> (id: Int, answers: FakeEditor.Answers) {
    var editor = FakeEditor(capabilities: capabilities)
    editor.open(text)
    let id = editor.request(
      "textDocument/codeAction",
      """
      { "textDocument": { "uri": "\(FakeEditor.uri)" }, "context": { "diagnostics": [] },
        "range": { "start": { "line": 0, "character": 16 }, "end": { "line": 0, "character": 20 } } }
      """)
    return (id, await editor.run())
  }

  @Test func fixesAreCommandsAndTheirEditsAreMade() async throws {
    let (id, answers) = await Self.actions(Self.able)
    #expect(answers.texts(id, "/result", "title").contains("rename it to \"session\""))
    #expect(Set(answers.texts(id, "/result", "command")) == ["capplan.edit"])
    #expect(answers.text(1, "/result/capabilities/executeCommandProvider/commands/0") == "capplan.edit")
    let edit = try #require(answers.text(id, "/result/0/arguments/0"))
    var editor = FakeEditor(capabilities: Self.able)
    editor.open(Self.text)
    let made = editor.request(
      "workspace/executeCommand", "{ \"command\": \"capplan.edit\", \"arguments\": [\(edit)] }")
    let other = editor.request("workspace/executeCommand", #"{ "command": "rm" }"#)
    let after = await editor.run()
    #expect(after.text(made, "/result") == "null" && after.fault(other) == "-32602")
    let asked = after.messages.filter { message in
      message.value(at: "/method").flatMap { message.string(of: $0) } == "workspace/applyEdit"
    }
    let sent = try #require(asked.first)
    #expect(asked.count == 1)
    #expect(sent.value(at: "/params/edit").map { sent.source[sent.range(of: $0)] } == edit && edit.contains("session"))
  }

  @Test func aClientThatMakesNoEditsGetsNone() async {
    let (id, answers) = await Self.actions("{}")
    #expect(answers.count(id, "/result") == 0)
    #expect(answers.text(1, "/result/capabilities/codeActionProvider") == nil)
  }
}
