import JSONSource
import CapturePlanning
import Testing

struct JSONWriterTests {
  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("z", "a\n")
      writer.member("a", 1.5)
      writer.member("none", nil as Int?)
      writer.array("list") { writer in
        writer.element(1)
        writer.element(true)
        writer.object { _ in }
        writer.array { writer in writer.element(Double.nan) }
      }
      writer.object("empty") { _ in }
    }
  }

  @Test func membersKeepTheirOrder() {
    var writer = JSONWriter(style: .compact)
    write(to: &writer)
    #expect(writer.text == #"{"z":"a\n","a":1.5,"none":null,"list":[1,true,{},[null]],"empty":{}}"#)
  }

  @Test func linesAreIndentedByTwoSpaces() throws {
    var writer = JSONWriter()
    write(to: &writer)
    writer.endLine()
    let expected = """
      {
        "z": "a\\n",
        "a": 1.5,
        "none": null,
        "list": [
          1,
          true,
          {},
          [
            null
          ]
        ],
        "empty": {}
      }

      """
    #expect(writer.text == expected)
    _ = try parse(writer.text)
  }

  @Test func linesCanHoldADocumentEach() {
    var writer = JSONWriter(style: .compact)
    for number in 1...2 {
      writer.object { $0.member("step", number) }
      writer.endLine()
    }
    #expect(writer.text == "{\"step\":1}\n{\"step\":2}\n")
  }
}
