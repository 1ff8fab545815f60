/// What a check does with a baseline.
package struct BaselineOptions: Hashable, Sendable {
  /// The file of what is known.
  package var file: String?

  /// The file to write what is found to.
  package var written: String?

  /// Whether what is gone is dropped from the file of what is known.
  package var isUpdated = false

  /// Whether neither the baseline nor the graphs' own lists hide anything.
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
  /// Finds an update of no baseline, when settings have been asked for one too.
  package func validateUpdate() throws(UsageError) {
    if isUpdated, file == nil { throw .needs("--update-baseline", "--baseline") }
  }
}

extension ValueReader where Value == String {
  /// A file that is no standard stream.
  static var realFile: Self {
    ValueReader("FILE") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      if text == "-" { throw .malformed(text, expected: "FILE, a file of its own") }
      return text
    }
  }
}

/// A command that leaves out what is known.
package protocol TakesBaseline: OptionHolder {
  var baseline: BaselineOptions { get set }
}

extension CommandOption where Holder: TakesBaseline {
  static var baseline: Self {
    .value("baseline", .realFile, .baseline, "report only what this file does not know") { $0.baseline.file = $1 }
  }

  static var writeBaseline: Self {
    .value("write-baseline", .realFile, .baseline, "write all that is found to this file, to be known from then on") {
      $0.baseline.written = $1
    }
  }

  static var updateBaseline: Self {
    .flag("update-baseline", .baseline, "drop from the baseline what is gone, and add nothing") {
      $0.baseline.isUpdated = true
    }
  }

  static var noIgnores: Self {
    .flag("no-ignores", .baseline, "report what the baseline and the graphs' 'ignore' hide") {
      $0.baseline.hidesNothing = true
    }
  }
}
