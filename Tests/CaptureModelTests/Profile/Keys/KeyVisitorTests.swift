import CaptureModel
import DeviceFacts
import JSONSource
import Testing

/// What is done with every key of an object: each visitor with an object of the tests' own.
struct KeyVisitorTests {
  private func read(_ text: String) throws -> (file: GadgetFile, findings: [Finding]) {
    let document = try #require(JSONParser.parse(SourceText(text)).document)
    var reader = DocumentReader(document)
    let file = try #require(GadgetFile.shape.read(&reader, document.root))
    return (file, reader.findings)
  }

  /// A gadget with these members besides its version.
  private func gadget(_ members: String) throws -> Gadget {
    let (file, findings) = try read(#"{ "version": 1, \#(members) }"#)
    #expect(findings.isEmpty, "\(findings)")
    return file.gadget
  }

  private var whole: Gadget {
    get throws {
      let members = Gadget.document.drop { $0 != "\"" }.dropLast()
      return try gadget(String(members))
    }
  }

  private func text(_ gadget: Gadget) -> String {
    var writer = JSONWriter()
    writer.object { gadget.write(to: &$0) }
    return writer.text
  }

  @Test func aDocumentReadsBackAsItIsWritten() throws {
    let written = text(try whole)
    #expect(written == Gadget.document, "\(written)")
    #expect(try whole.shadeSource == nil && whole.year?.source == "old" && whole.price?.source == nil)
  }

  @Test func whatSaysNothingIsLeftOutUnlessItHasToBeThere() throws {
    #expect(text(Gadget()) == "{\n  \"name\": \"\",\n  \"bolts\": []\n}")
    let empty = try gadget(#""name": "tin", "colors": [], "weight": null, "box": { "front": { "width": 1 } }"#)
    let lines = [
      #"{"#, #"  "name": "tin","#, #"  "colors": [],"#, #"  "box": { "front": { "width": 1 } },"#, #"  "bolts": []"#,
      "}",
    ]
    #expect(text(empty) == lines.joined(separator: "\n"))
  }

  @Test func readersTakeNoteOfPlacesAndOfWhatOnlyDocumentsHave() throws {
    let text = #"{ "name": "tin", "version": 1, "twin": "can" }"#
    let file = try read(text).file
    #expect(file.version == 1 && file.gadget.twin == "can!")
    let place = try #require(file.place)
    #expect(SourceText(text)[place] == #""tin""#)
    #expect(!self.text(file.gadget).contains("can"), "what refers to others is not written")
    let faults = try read(#"{ "weight": 101, "shade": 1, "foo": 1 }"#).findings
    #expect(faults.count == 5, "\(faults): two values, an unknown key, two that are missing")
  }

  @Test func aGroupTakesThePlaceOfAllThatAnEarlierOneSaid() throws {
    let text = #"{ "version": 1, "name": "", "box": { "depth": 1, "front": { "width": 2 } }, "box": { "depth": 3 } }"#
    let gadget = try read(text).file.gadget
    #expect(gadget.depth == 3 && gadget.width == nil)
  }

  @Test func theSchemaHasTheKeysInTheirOrder() {
    let fields = GadgetFile.shape.fields.schema
    let names = "version name weight isNew colors year price shade bolts box spares twin source"
    #expect(fields.map(\.name).joined(separator: " ") == names)
    #expect(fields.filter(\.isRequired).map(\.name) == ["version", "name"])
    #expect(fields.map(\.about)[2] == "The weight")
    guard case .object(let members) = fields[9].type else {
      Issue.record("a group is an object")
      return
    }
    #expect(members().map(\.name) == ["depth", "front"])
  }

  @Test func everyValueIsPacked() throws {
    var packer = Packer()
    let gadget = try self.gadget(String(Gadget.document.drop { $0 != "\"" }.dropLast()) + #", "twin": "can""#)
    var (packed, texts) = (packer.pack(gadget), packer.texts)
    let unpacked = packed.withUTF8 { packed in
      texts.withUTF8 { texts in
        var unpacker = Unpacker(packed, texts: texts)
        var unpacked = Gadget()
        unpacker.code(&unpacked)
        return unpacked
      }
    }
    #expect(text(unpacked) == Gadget.document && unpacked.twin == "can!")
  }

  @Test func onlyWhatSaysSomethingIsCompared() throws {
    let one = try gadget(#""name": "one", "weight": 1, "colors": ["none", "phaseDetection"], "isNew": true"#)
    let other = try gadget(#""name": "other", "weight": 2, "colors": ["phaseDetection", "none"]"#)
    var unlike = KeyComparison(one, other, joined: one, areEqual: true)
    Gadget.visit(&unlike)
    #expect(unlike.unlike.map { "\($0)" } == [#"(key: "weight", text: "1", newText: "2")"#])
    #expect(unlike.joined.weight == nil && unlike.joined.isNew && unlike.joined.colors?.count == 2)
    var filled = KeyComparison(Gadget(), other, joined: Gadget(), areEqual: true)
    Gadget.visit(&filled)
    #expect(filled.unlike.isEmpty && filled.joined.weight == 2 && filled.joined.name == "")
    var ruled = KeyComparison(one, other, joined: other, areEqual: false)
    Gadget.visit(&ruled)
    #expect(ruled.unlike.count == 1 && ruled.joined.weight == 2)
  }

  /// A profile whose sources are named as the kinds of their facts.
  private func profile(_ id: String) throws -> DeviceProfile {
    let sources = ["documented", "printed", "reported"].map {
      #"{ "id": "\#($0)", "kind": "\#($0)", "reference": "\#($0) for \#(id)" }"#
    }
    let list = sources.joined(separator: ", ")
    let text = #"{ "capplanProfile": 1, "id": "\#(id)", "name": "", "sources": [ \#(list) ] }"#
    return try #require(ProfileDecoder.decode(SourceText(text)).profile)
  }

  @Test func theBetterKnownOfTwoFactsIsTaken() throws {
    let own = try gadget(
      #"""
      "name": "", "price": { "value": 1, "source": "reported" }, "year": { "value": 2001, "source": "printed" },
      "shade": true
      """#)
    let other = try gadget(
      #"""
      "name": "other", "weight": 2, "isNew": true, "price": { "value": 2, "source": "documented" }, "year": 2002,
      "shade": false
      """#)
    let profiles = ProfileMerger(try profile("own"), try profile("other"))
    var merger = KeyMerger(own, other, sources: ("printed", "reported"), profiles) { .device($0) }
    Gadget.visit(&merger)
    let merged = merger.object
    #expect(merged.name == "other" && merged.weight == 2, "what one does not say is the other's")
    #expect(!merged.isNew, "what is merged apart stays")
    #expect(merged.price?.value == 2 && merged.price?.source == "other:documented")
    #expect(merged.year?.value == 2001 && merged.year?.source == "printed")
    #expect(merged.shade == true && merged.shadeSource == "printed", "a trait is known as its object is")
    #expect(merger.merger.disagreements.map(\.subject) == [.device("price")])
  }

  @Test func whatIsNotBelievedIsForgotten() throws {
    func believed(_ members: String, _ source: String?, shadeSource: String? = nil) throws -> Gadget {
      var gadget = try gadget(members)
      gadget.shadeSource = shadeSource
      var keys = KeyTrust(gadget, Trust(of: try profile("own"), .printed), source: source)
      Gadget.visit(&keys)
      return keys.object
    }
    let members = #""name": "tin", "weight": 1, "price": 3, "year": 2001, "shade": true"#
    let kept = try believed(members, "documented")
    #expect(kept.price?.value == 3 && kept.shade == true && kept.weight == 1)
    let forgotten = try believed(members, "reported")
    #expect(forgotten.price == nil && forgotten.shade == nil)
    #expect(forgotten.year?.value == 2001 && forgotten.weight == 1, "what lasts, and what has no source, stays")
    let sourced = members.replacing("3", with: #"{ "value": 3, "source": "printed" }"#)
    let own = try believed(sourced, "reported", shadeSource: "printed")
    #expect(own.price?.value == 3 && own.shade == true, "a source of its own speaks")
  }

  @Test func aKeySaysWhatIsShown() throws {
    let gadget = try gadget(
      #""name": "tin", "weight": 4, "price": { "value": 3, "source": "printed" }, "year": 2001, "shade": true"#)
    func statement(_ name: String) -> [String?] {
      var statement = KeyStatement(of: gadget, on: name, source: "own")
      Gadget.visit(&statement)
      return [statement.text, statement.source]
    }
    #expect(statement("price") == ["3", "printed"] && statement("year") == ["2001", "own"])
    #expect(statement("weight") == ["4", "own"] && statement("name") == [nil, "own"])
    #expect(statement("shade") == [nil, "own"], "it would be too long to show")
  }
}
