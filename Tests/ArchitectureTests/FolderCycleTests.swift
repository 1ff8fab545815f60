import Testing

/// No folder of a module uses another one that uses it in turn.
struct FolderCycleTests {
  static let facts = SourceFile.all.map { FileFacts(Token.list(of: $0.code)) }

  private static func graph(of module: String) -> FolderGraph {
    let own = SourceFile.all.indices.filter { SourceFile.all[$0].module == module }
    let imports = own.reduce(into: Set<String>()) { $0.formUnion(SourceFile.all[$1].imports) }
    let foreign = SourceFile.all.indices.filter { imports.contains(SourceFile.all[$0].module) }
    return FolderGraph(
      own.map { SourceFile.all[$0] }, facts: own.map { facts[$0] }, imported: foreign.map { facts[$0] })
  }

  @Test func noFolderIsPartOfACycle() {
    var edges = 0
    for module in SourceFile.modules.keys.sorted() {
      let graph = Self.graph(of: module)
      edges += graph.edges.values.map(\.count).reduce(0, +)
      for cycle in graph.cycles {
        Issue.record("a cycle of \(module): \(cycle.joined(separator: ", "))\n\(graph.text(of: cycle))")
      }
    }
    #expect(edges > 40, "folders use each other: \(edges)")
  }

  @Test func aCycleIsFoundOverSeveralFolders() {
    let graph = FolderGraph(edges: [
      "A": ["B": ["Type (One.swift)"]], "B": ["C": [".member (Two.swift)"]], "C": ["A": ["Other (Three.swift)"]],
      "D": ["A": ["Type (Four.swift)"]],
    ])
    #expect(graph.cycles == [["A", "B", "C"]])
    #expect(graph.text(of: graph.cycles[0]).contains("B -> C: .member (Two.swift)"))
  }

  @Test func typesAndMembersOfOneFolderMakeEdges() {
    let graph = Self.graph(of: [
      "A/One.swift": "public struct One { private var other: Two?; func own() { helper(1) } }",
      "B/Two.swift": "struct Two { private(set) var shown = 1; private var hidden = 2 }\nfunc helper(_ one: Int) {}",
      "C/Three.swift": "enum Three { case first(Int), unusual }\nlet it = [Two().shown, Two().hidden]",
      "D/Four.swift": "struct Four { struct Two {}; let two = Two() }\nextension Four { let that = Three.unusual }",
      "E/Five.swift": ##"""
      // One
      /* Two /* Three */ Four */ let text = "One \(Four.self) \"Two" + #"Three \(One)"#
      """##,
    ])
    #expect(
      graph.edges == [
        "A": ["B": ["Two (One.swift)", ".helper (One.swift)"]],
        "C": ["B": ["Two (Three.swift)", ".shown (Three.swift)"]],
        "D": ["C": ["Three (Four.swift)", ".unusual (Four.swift)"]],
        "E": ["D": ["Four (Five.swift)"]],
      ])
  }

  private static func graph(of texts: [String: String]) -> FolderGraph {
    let files = texts.sorted { $0.key < $1.key }.map { path, text in
      let parts = path.split(separator: "/").map(String.init)
      return SourceFile(
        module: "Module", folder: parts[0], name: parts[1], text: text,
        code: String(decoding: CodeScanner.code(of: text), as: UTF8.self))
    }
    return FolderGraph(files, facts: files.map { FileFacts(Token.list(of: $0.code)) }, imported: [])
  }
}
