import Testing

/// `X+Y.swift` fits a type of another folder or module to what its own folder does. Beside `X` itself it would only be
/// the other half of a long file: that half is a type, or has a name.
struct ExtensionFileTests {
  /// The files that are named as extensions of a type that their own folder declares.
  private static func halves(among files: [SourceFile], _ facts: [FileFacts]) -> [String] {
    var declared: [String: Set<String>] = [:]
    for (file, facts) in zip(files, facts) {
      declared["\(file.module)/\(file.folder)", default: []].formUnion(facts.types)
    }
    return files.filter { file in
      guard let plus = file.name.firstIndex(of: "+") else { return false }
      return declared["\(file.module)/\(file.folder)"]?.contains(String(file.name[..<plus])) == true
    }.map { "\($0.module)/\($0.folder)/\($0.name)" }
  }

  @Test func noFileIsHalfOfATypeBesideIt() {
    #expect(SourceFile.all.count { $0.name.contains("+") } > 20, "extensions are found")
    #expect(Self.halves(among: SourceFile.all, FolderCycleTests.facts) == [])
  }

  @Test func aHalfIsFound() {
    let texts = [
      ("A", "One.swift", "struct One {}"), ("A", "One+Parts.swift", "extension One {}"),
      ("B", "One+Role.swift", "extension One {}"),
    ]
    let files = texts.map { folder, name, text in
      SourceFile(module: "Module", folder: folder, name: name, text: text, code: text)
    }
    #expect(Self.halves(among: files, files.map { FileFacts(Token.list(of: $0.code)) }) == ["Module/A/One+Parts.swift"])
  }
}
