/// An option as people see it; parsing, help and suggestions all use this.
package struct OptionSpelling: Sendable {
  /// The long name, without its dashes.
  package let name: String

  /// The short name, without its dash.
  package let short: Unicode.Scalar?

  /// The placeholder for the value in the help, `[FORMAT=]FILE`; `nil` for a flag.
  package let placeholder: String?

  /// The words allowed as its value, if the value is one of a few words.
  package let words: [String]

  /// The default word.
  let defaultWord: String?

  /// Whether it may be given several times.
  let isRepeatable: Bool

  /// Whether it takes several values at once, separated by commas.
  package let isList: Bool

  /// What shells offer as its value.
  package let completion: Completion

  /// The heading that it is listed under.
  package let group: OptionGroup

  /// What it does: one sentence, lower case, no full stop.
  package let help: String

  /// Whether a value follows.
  package var takesValue: Bool { placeholder != nil }
}

extension OptionSpelling {
  /// What it does, its words, and whether it may be repeated.
  package var explanation: String {
    let words = words.map { $0 == defaultWord ? "\($0) (default)" : $0 }
    return help + (words.isEmpty ? "" : ": \(words.joined(separator: ", "))") + (isRepeatable ? " (repeatable)" : "")
  }

  /// How options are written.
  package static let syntax = """
    Options may come anywhere: --name value, --name=value, -f value, -fvalue, -qf value. If an option with a single \
    value is repeated, the last one counts; a list takes several values, separated by commas or by repeating the \
    option. '--' ends the options, '-' is standard input or output.
    """
}

/// The headings of the options in the help, in order.
package enum OptionGroup: String, Sendable, CaseIterable {
  case common = "Common options"
  case plan = "Planning options"
  case baseline = "What is known already"
  case profiles = "Profiles and targets"
  case output = "Output options"
  case global = "Global options"
}

/// A type with properties that a table of options sets.
package protocol OptionHolder: Sendable {
  /// The state before any option has been read.
  init()

  /// The options, in the order of the help.
  static var options: [CommandOption<Self>] { get }
}

/// An option: its spelling, and the property that it sets.
///
/// The property belongs to the command's own type, so code that reads an option which the command lacks, or with
/// another type, doesn't compile.
package struct CommandOption<Holder>: Sendable {
  /// The option as people see it.
  package let spelling: OptionSpelling

  /// Reads a value (empty for a flag) into the holder.
  package let apply: @Sendable (_ value: String, _ holder: inout Holder) throws(BadValue) -> Void

  /// An option without a value.
  package static func flag(
    _ name: String, short: Unicode.Scalar? = nil, _ group: OptionGroup, _ help: String,
    set: @escaping @Sendable (inout Holder) -> Void
  ) -> Self {
    let spelling = OptionSpelling(
      name: name, short: short, placeholder: nil, words: [], defaultWord: nil, isRepeatable: false,
      isList: false, completion: .nothing, group: group, help: help)
    return CommandOption(spelling: spelling) { _, holder in set(&holder) }
  }

  /// An option with one value; if it is repeated, the last value counts.
  package static func value<Value>(
    _ name: String, short: Unicode.Scalar? = nil, _ reader: ValueReader<Value>, _ group: OptionGroup, _ help: String,
    set: @escaping @Sendable (inout Holder, Value) -> Void
  ) -> Self {
    taking(name, short, reader, isRepeatable: false, group, help, set)
  }

  /// An option that adds a value each time.
  package static func repeated<Value>(
    _ name: String, short: Unicode.Scalar? = nil, _ reader: ValueReader<Value>, _ group: OptionGroup, _ help: String,
    add: @escaping @Sendable (inout Holder, Value) -> Void
  ) -> Self {
    taking(name, short, reader, isRepeatable: true, group, help, add)
  }

  private static func taking<Value>(
    _ name: String, _ short: Unicode.Scalar?, _ reader: ValueReader<Value>, isRepeatable: Bool, _ group: OptionGroup,
    _ help: String, _ take: @escaping @Sendable (inout Holder, Value) -> Void
  ) -> Self {
    let spelling = OptionSpelling(
      name: name, short: short, placeholder: reader.placeholder, words: reader.words,
      defaultWord: isRepeatable ? nil : reader.defaultWord, isRepeatable: isRepeatable, isList: false,
      completion: reader.completion, group: group, help: help)
    return CommandOption(spelling: spelling) { text, holder throws(BadValue) in take(&holder, try reader.read(text)) }
  }

  /// An option that adds values; `split` separates several values given at once.
  package static func list<Value>(
    _ name: String, short: Unicode.Scalar? = nil, _ reader: ValueReader<Value>, _ group: OptionGroup, _ help: String,
    split: @escaping @Sendable (String) -> [String] = {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    },
    add: @escaping @Sendable (inout Holder, Value) -> Void
  ) -> Self {
    let spelling = OptionSpelling(
      name: name, short: short, placeholder: "\(reader.placeholder),...", words: reader.words,
      defaultWord: nil, isRepeatable: true, isList: true, completion: reader.completion, group: group, help: help)
    return CommandOption(spelling: spelling) { text, holder throws(BadValue) in
      for part in split(text) { add(&holder, try reader.read(part)) }
    }
  }
}
