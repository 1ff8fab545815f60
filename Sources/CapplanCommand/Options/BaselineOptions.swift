/// How a check uses a baseline.
package struct BaselineOptions: Hashable, Sendable {
  /// The file of the known findings.
  package var file: String?

  /// The file to write the findings to.
  package var written: String?

  /// Whether entries without a finding are removed from the baseline file.
  package var isUpdated = false

  /// Whether all findings are shown, even those that the baseline or the graphs' own `ignore` lists would hide.
  package var hidesNothing = false

  package init() {}

  /// Finds options that can't be used together.
  package func validate(changesNothing: Bool) throws(UsageError) {
    if file != nil, written != nil { throw .conflict("--baseline", "--write-baseline") }
    for (isGiven, option) in [(isUpdated, "--update-baseline"), (written != nil, "--write-baseline")] where isGiven {
      if hidesNothing { throw .conflict("--no-ignores", option) }
      if changesNothing { throw .conflict("--diff", option) }
    }
  }
}

extension BaselineOptions {
  /// Rejects an update without a baseline; the settings may name one too.
  package func validateUpdate() throws(UsageError) {
    if isUpdated, file == nil { throw .needs("--update-baseline", "--baseline") }
  }
}

extension ValueReader where Value == String {
  /// A file, not a standard stream.
  static var realFile: Self {
    ValueReader("FILE", completion: .file) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      if text == "-" { throw .malformed(text, expected: "FILE, a file of its own") }
      return text
    }
  }
}

/// A command that leaves out known findings.
package protocol TakesBaseline: OptionHolder {
  var baseline: BaselineOptions { get set }
}

extension CommandOption where Holder: TakesBaseline {
  static var baseline: Self {
    .value("baseline", .realFile, .baseline, "report only findings that are not in this file") { $0.baseline.file = $1 }
  }

  static var writeBaseline: Self {
    .value("write-baseline", .realFile, .baseline, "write all findings to this file; from then on they are known") {
      $0.baseline.written = $1
    }
  }

  static var updateBaseline: Self {
    .flag("update-baseline", .baseline, "remove entries whose findings are gone from the baseline; add none") {
      $0.baseline.isUpdated = true
    }
  }

  static var noIgnores: Self {
    .flag("no-ignores", .baseline, "report findings even if the baseline or the graphs' 'ignore' hides them") {
      $0.baseline.hidesNothing = true
    }
  }
}
