/// The formats of a check's report.
package enum CheckFormat: String, WordValue {
  case text, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, rdjson

  /// Whether it contains all results of the run, including predictions.
  var hasPredictions: Bool { self == .json || self == .jsonl }

  /// Whether it is read line by line as it arrives, and is empty if there is nothing to report.
  package var isLog: Bool {
    switch self {
    case .text, .concise, .github: true
    case .json, .jsonl, .sarif, .gitlab, .junit, .checkstyle, .rdjson: false
    }
  }
}

/// A report requested with `--output`.
package struct ReportRequest: Hashable, Sendable {
  /// The format; `nil` for that of `--format`.
  package let format: CheckFormat?

  /// Where it is written.
  package let destination: Destination

  package init(format: CheckFormat?, destination: Destination) {
    self.format = format
    self.destination = destination
  }
}

extension ValueReader where Value == ReportRequest {
  /// `FILE` or `FORMAT=FILE`.
  package static var report: Self {
    let formats = CheckFormat.allCases.map(\.rawValue)
    return ValueReader("[FORMAT=]FILE", completion: .file(after: formats, orAlone: true)) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      let equals = text.utf8.firstIndex(of: UInt8(ascii: "="))
      // A word before `=` is a format, so that a typo does not write a file named `jsno=report.json`. A file that
      // really has such a name is given as `./jsno=report.json`.
      guard let equals, text[..<equals].utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
        return ReportRequest(format: nil, destination: Destination(text))
      }
      let format = try ValueReader<CheckFormat>.word("FORMAT").read(String(text[..<equals]))
      let path = String(text[text.utf8.index(after: equals)...])
      if path.isEmpty { throw .empty }
      return ReportRequest(format: format, destination: Destination(path))
    }
  }
}
