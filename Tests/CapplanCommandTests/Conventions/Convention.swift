import CapplanCommand

/// What the tests of the conventions on command lines share: each has the number of its convention.
enum Convention {
  /// A graph in which nothing is found.
  static let ok = #"{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" } }"# + "\n"

  /// A graph with one error.
  static let bad = #"{ "capplan": 1, "profiles": ["iphone-xs"], "sesion": { "type": "single" } }"# + "\n"

  /// The forms of a check's report that programs read.
  static let machineForms = CheckFormat.allCases.filter { !$0.isLog }.map(\.rawValue)

  /// A world with both graphs.
  static var world: FakeWorld { FakeWorld(["ok.json": ok, "bad.json": bad]) }

  /// The options of every command, by the command's name.
  static var options: [(command: String, spellings: [OptionSpelling])] {
    CommandList.capplan.all.map { ($0.page.name, $0.spellings + GlobalOptions.spellings) }
  }
}
