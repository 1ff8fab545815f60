/// Graphs for the examples of rules about steps: one back camera, one output, in an `AVCaptureSession`.
public enum StepExamples {
  /// A graph with steps, each written as `op` or `op target`; `⟦` and `⟧` surround the marked part.
  public static func graph(
    output: String, input: String = "", more: String = "", port: String = "video", steps: [String]
  ) -> ExampleText {
    let list = steps.map { step in
      let words = step.split(separator: " ").map(String.init)
      let isMarked = step.hasPrefix("⟦")
      let name = words[0].filter { $0 != "⟦" && $0 != "⟧" }
      let op = isMarked ? "⟦\"\(name)\"⟧" : "\"\(name)\""
      guard words.count > 1 else { return "{ \"op\": \(op) }" }
      let target = words[1].hasPrefix("⟦") ? "⟦\"\(words[1].dropFirst().dropLast())\"⟧" : "\"\(words[1])\""
      return "{ \"op\": \(op), \"target\": \(target) }"
    }
    return #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\#(input) } ],
        "outputs": [ { "id": "out", \#(output) } ],
        "connections": [ { "input": "back", "port": "\#(port)", "output": "out" } ]\#(more),
        "operations": [ \#(list.joined(separator: ",\n                    ")) ] }
      """#
  }

  /// A graph with steps, a photo output and a photo request, `shot`.
  public static func photo(_ steps: String...) -> ExampleText {
    graph(
      output: #""type": "photo""#, more: #", "photoSettings": [ { "id": "shot", "output": "out" } ]"#, steps: steps)
  }
}
