import Testing

@testable import CaptureReports

@Suite struct CutTextTests {
  @Test(arguments: [
    ("front camera", 12, "front camera"), ("front camera", 8, "front c…"), ("front camera", 7, "front…"),
    ("正面カメラ", 6, "正面…"), ("👩‍👩‍👧 and more", 4, "👩‍👩‍👧…"),
  ]) func cutsAtTheEnd(text: String, width: Int, cut: String) {
    #expect(TextLayout.cut(text, to: width) == cut)
    #expect(DisplayWidth.of(TextLayout.cut(text, to: width)) <= width)
  }

  @Test(arguments: [("apps/ios/pip.json", 9, "…pip.json"), ("正面カメラ", 6, "…メラ"), ("pip.json", 8, "pip.json")])
  func cutsAtTheBeginning(text: String, width: Int, cut: String) {
    #expect(TextLayout.end(of: text, upTo: width) == cut)
  }

  @Test(arguments: [
    ("front camera", 12, "front camera"), ("studio-front", 8, "stud…ont"), ("studio-front", 3, "s…t"),
    ("正面の大きなカメラ", 8, "正面…ラ"),
  ]) func cutsInTheMiddle(text: String, width: Int, cut: String) {
    #expect(TextLayout.middle(of: text, upTo: width) == cut)
  }

  @Test func aLongWordGoesOnInTheNextLine() {
    #expect(TextLayout.fold("two abcdefgh words", width: 5) == ["two", "abcde", "fgh", "words"])
    #expect(TextLayout.fold("", width: 5) == [""])
  }

  /// A name of a million letters is cut in one pass, not in one for each letter.
  @Test func cutsLongTextInOnePass() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(TextLayout.cut(long, to: 5) == "aaaa…")
    #expect(TextLayout.end(of: long, upTo: 5) == "…aaaa")
  }
}
