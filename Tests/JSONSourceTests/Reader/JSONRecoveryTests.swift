import JSONSource
import CapturePlanning
import Testing

/// Mistakes whose correction is a guess: each is still reported once, and reading goes on behind it.
struct JSONRecoveryTests {
  @Test func wordsAreNoValues() {
    let findings = expectFindings("[⟦tru⟧, ⟦foo bar⟧, ⟦NaN⟧, ⟦-Infinity⟧, ⟦undefined⟧, ⟦1e⟧, 1]", isReliable: false)
    #expect(findings.first?.help == "did you mean true?")
    #expect(findings.first?.fixes.first?.applicability == .unsafe)
  }

  @Test func missingValuesAndKeysAreReportedOnce() {
    expectFindings("{⟦\"a\"⟧}", isReliable: false)
    expectFindings("{⟦\"a\"⟧:, \"b\": 1}", isReliable: false)
    expectFindings("{⟦\"a\"⟧, \"b\": 1}", isReliable: false)
    expectFindings("{⟦:⟧1, \"b\": 1}", isReliable: false)
    expectFindings("{\"b\": 1, ⟦{⟧\"c\": 2}}", isReliable: false)
    expectFindings("{\"a\": 1, ⟦foo⟧}", isReliable: false)
    expectFindings("{\"a\" ⟦b⟧}", isReliable: false)
    expectFindings("{\"a\": \"b\" ⟦\"c\"⟧}", isReliable: false)
    expectFindings("{\"a\": 1⟦:⟧2}", isReliable: false)
    expectFindings("[\"a\"⟦:⟧1, \"b\":2]", isReliable: false)
  }

  @Test func anUnterminatedStringEndsWithItsLine() throws {
    let result = JSONParser.parse(SourceText("{\"a\": \"b,\r\n \"c\": [\"d],\n \"e: 1,\n \"f\": 2\n}"))
    #expect(result.findings.map(\.range) == [SourceRange(6, 9), SourceRange(18, 22), SourceRange(24, 30)])
    #expect(rewritten(try #require(result.document)) == #"{"a":"b","c":["d"],"e":1,"f":2}"#)
  }

  @Test func aMissingQuoteInsideALineIsReportedOnce() {
    expectFindings("{\"a\":\"b, \"⟦c⟧\":1}", isReliable: false)
    expectFindings("{\"a: 1, \"⟦b⟧\": 2}", isReliable: false)
    expectFindings("[⟦\"a⟧", isReliable: false)
  }

  @Test func aStringOverSeveralLinesIsReportedOnce() {
    expectFindings("{\"a\": ⟦\"one⟧\n  two\n  three\",\n \"b\": 1}", isReliable: false)
  }

  @Test func unknownEscapesAreReportedEach() {
    expectFindings(#"["⟦\q⟧⟦\x⟧41⟦\u12⟧G4⟦\é⟧\n"]"#, isReliable: false)
  }

  @Test func halfASurrogatePairIsRefused() {
    expectFindings(#"["⟦\uD800⟧", "⟦\uDC00⟧x", "⟦\uD800⟧\u0041", "\uD83D\uDE00", "\uD800⟦\u1⟧"]"#, isReliable: false)
  }

  @Test func aWrongBracketIsReportedOnce() throws {
    let findings = expectFindings("[1⟦}⟧", isReliable: false)
    #expect(findings.first?.notes.first?.range == SourceRange(0, 1))
    expectFindings("{\"a\":[1,2⟦}⟧", isReliable: false)
    expectFindings("{\"a\":[1,2⟦}⟧, \"b\":3}", isReliable: false)
    expectFindings("{\"a\":[{\"b\":[1,2⟦}⟧], \"c\":3}", isReliable: false)
    expectFindings("[[1,2⟦}⟧, 3]", isReliable: false)
    expectFindings("[1]⟦]}⟧", isReliable: false)
    expectFindings("⟦]⟧", isReliable: false)
  }

  @Test func unclosedBracketsAreReportedTogether() {
    let findings = expectFindings("{\"a\": [1, 2⟦⟧\n", isReliable: false)
    #expect(findings.first?.notes.map(\.range) == [SourceRange(6, 7), SourceRange(0, 1)])
    #expect(findings.first?.fixes.first?.edits == [SourceEdit(SourceRange(11, 11), with: "]}")])
    for text in ["{⟦⟧", "[1,⟦⟧", "{\"a\"⟦⟧", "{\"a\":⟦⟧", "{\"a\":1,⟦⟧ "] { expectFindings(text, isReliable: false) }
  }

  @Test func textAfterTheEndIsReportedOnce() {
    expectFindings("{} ⟦{} []⟧\n", isReliable: false)
    expectFindings("{\"a\":{}}⟦, \"b\":1}⟧", isReliable: false)
    expectFindings("⟦hello⟧, world", isReliable: false)
  }

  @Test func anEmptyTextHasNoDocument() {
    expectFindings("⟦⟧")
    expectFindings("⟦⟧ \n ")
    expectFindings("⟦/* x⟧")
    #expect(JSONParser.parse(SourceText("")).document == nil)
  }

  @Test func allMistakesOfATextAreReported() {
    expectFindings(
      """
      ⟦// settings⟧
      {
        ⟦capplan⟧: 1,⟦,⟧
        "session": { "preset": ⟦'high'⟧⟦,⟧ }
        ⟦"inputs"⟧: [ ⟦01⟧, ⟦nope⟧, { ⟦"id"⟧ 3 } ]⟦⟧
      """, isReliable: false)
  }

  @Test func messagesQuoteAndAbbreviate() {
    let word = String(repeating: "x", count: 60)
    let findings = expectFindings("[⟦\(word)⟧]")
    #expect(findings.first?.message == "\"\(word.prefix(39))…\" is not a JSON value")
  }
}
