package import CaptureModel
import CaptureReports
import JSONSource

/// A mistake in a command line.
package enum UsageError: Error, Hashable, Sendable {
  /// The kinds of name that a command line may hold.
  package enum Name: String, Sendable {
    case command, rule, template, input, kind, shell, page, session
    case commandOrTopic = "command or topic"
  }

  /// An unknown name; `known` lists the valid ones.
  case unknownName(Name, String, known: [String])

  /// Several words that no rule has together; `single` is the most telling one that a rule does have.
  case noRuleWith(words: String, single: String?)

  /// A name that matches no profile.
  case unknownProfile(String, ProfileDirectory.Miss)

  /// An option that the command doesn't have, with its dashes; `known` lists the command's options.
  case unknownOption(String, known: [String], commands: [String])

  /// An argument that could be an option, and is the name of a file here.
  case optionOrFile(String)

  /// An option without its value; `skipped` is the argument after it that can't be the value.
  case missingValue(option: String, placeholder: String, skipped: String?)

  /// A flag with a value.
  case unexpectedValue(option: String, value: String)

  /// A value that the option can't take.
  case badValue(option: String, BadValue)

  /// One operand too many.
  case unexpectedOperand(String, accepted: Int)

  /// A missing operand, by its name in the help.
  case missingOperand(String)

  /// A directory and a file; only two of the same kind can be compared.
  case unlike(directory: String, file: String)

  /// A revision that git does not know; a shallow clone may lack it.
  case unknownRevision(String, isShallow: Bool)

  /// A path in a revision, as git writes it, where a revision or a path alone is read.
  case pathInRevision(String, revision: String, path: String)

  /// An empty operand.
  case emptyOperand

  /// Standard input asked for twice.
  case standardInputTwice

  /// An option that would change standard input in place.
  case standardInputInPlace(option: String)

  /// Two things that can't be asked for together.
  case conflict(String, String)

  /// An option that has no effect without another one.
  case needs(String, String)

  /// Two inputs or outputs are the same. The associated value is its name in messages, with a path in quotes.
  case sameDestination(String)

  /// An output with the name of a file that capplan reads: settings or an Info.plist.
  case nameOfAnInput(String)

  /// A report of settings at a path where another file is.
  case noEarlierReport(path: String, format: String)

  /// Several graphs for a command that takes one.
  case severalGraphs(operand: String, count: Int)

  /// Several graphs named for an option that takes one.
  case oneGraph(option: String, count: Int)

  /// Several profiles for a command that plans for only one.
  case severalProfiles([String])

  /// A device's coefficients are asked for, and several devices are chosen.
  case severalDevices([String])

  /// Several drafted sessions for one output.
  case severalSessions([String])

  /// `!` leaves out all that the option names.
  case noProfileLeft([String])

  /// `deployable` for a graph that doesn't say which devices those are.
  case notDeployable(file: String, DeploymentGap)

  /// The problem was reported already, and isn't a mistake in the command line; the process exits with this status.
  case alreadyReported(ExitStatus)

  /// What is wrong, in one line.
  package var message: String {
    switch self {
    case .unknownName(let kind, let name, let known):
      "unknown \(kind.rawValue) '\(name)'" + Self.suggestion(for: name, among: known)
        + (kind == .template ? "; the templates are \(known.joined(separator: ", "))" : "")
    case .noRuleWith(let words, let single):
      "no rule has the words '\(words)' together; "
        + (single.map { "search for one of them: 'capplan explain \($0)'" } ?? "'capplan explain' lists all rules")
    case .unknownProfile(let name, .word(let guess)):
      "unknown profile '\(name)'" + (guess.map { "; \(Suggestion.question($0))" } ?? "")
    case .unknownProfile(let name, .model(let nearest)):
      "there is no profile for '\(name)'" + (nearest.map { "; the nearest by name is '\($0)'" } ?? "")
        + "; capplan probe writes a profile for --profile-file"
    case .unknownOption(let option, let known, let commands):
      "unknown option '\(option)'" + Self.suggestion(for: option, among: known, commands: commands)
    case .optionOrFile(let argument):
      "'\(argument)' could be an option, and a file here has this name; write '--' before the files: what comes before it "
        + "is an option, and what comes after it a file"
    case .missingValue(let option, let placeholder, nil):
      "option '\(option)' needs a value: \(placeholder)"
    case .missingValue(let option, let placeholder, let skipped?):
      "option '\(option)' needs a value: \(placeholder); if '\(skipped)' is meant, write '\(option)=\(skipped)'"
    case .unexpectedValue(let option, let value): "option '\(option)' takes no value, but was given '\(value)'"
    case .badValue(let option, let fault): "option '\(option)': \(fault.message)"
    case .unexpectedOperand(let operand, 0): "unexpected argument '\(operand)'; the command takes none"
    case .unexpectedOperand(let operand, 2): "unexpected argument '\(operand)'; the command takes two"
    case .missingOperand(let name): "\(name) is missing"
    case .unlike(let directory, let file):
      "'\(directory)' is a directory and '\(file)' is not; compare two graphs or two directories"
    case .unknownRevision(let name, isShallow: false): "option '--git': there is no revision '\(name)' here"
    case .unknownRevision(let name, isShallow: true):
      "option '--git': there is no revision '\(name)' in this shallow clone; `git fetch --unshallow` fetches all of them"
    case .pathInRevision(let text, let revision, let path):
      "'\(text)' is a path in a revision; `capplan diff --git \(revision) \(path)` compares with it"
    case .unexpectedOperand(let operand, _): "unexpected argument '\(operand)'; the command takes one"
    case .emptyOperand: "an argument is empty; '.' is the working directory, '-' is standard input"
    case .standardInputTwice: "standard input ('-') can be read only once"
    case .standardInputInPlace(let option): "option '\(option)' can't change standard input in place"
    case .conflict(let one, let other): "\(one) and \(other) can't be used together"
    case .needs(let one, let other): "\(one) needs \(other)"
    case .sameDestination(let name): "\(name) is named twice; an output can't also be an input or another output"
    case .nameOfAnInput(let path):
      "'\(path)' has the name of a file that capplan reads; choose another name for the output"
    case .noEarlierReport(let path, let format):
      "'\(path)' is there and is no earlier report of capplan in the format \(format); remove it, or name another file"
    case .severalGraphs(let operand, let count): "'\(operand)' holds \(count) graphs; name one of them"
    case .oneGraph(let option, let count): "\(option) takes one graph, and \(count) are named"
    case .notDeployable(let file, let gap): "\(file): \(gap.words)"
    case .alreadyReported: ""
    case .noProfileLeft(let names): "option '--profile': no device is left of '\(names.joined(separator: ","))'"
    case .severalSessions(let names):
      "there are several sessions; choose with --session among \(names.joined(separator: ", "))"
    case .severalDevices(let ids):
      "readings are those of one device; choose with --profile among \(ids.joined(separator: ", "))"
    case .severalProfiles(let ids):
      "the plan is made for one profile; choose with --profile among \(ids.joined(separator: ", ")), or ask "
        + "`capplan matrix --one-for-all` for one plan that runs on all"
    }
  }

  private static func suggestion(for name: String, among known: [String]) -> String {
    if let near = Suggestion.nearest(to: name, among: known, in: .commandLine) {
      return "; \(Suggestion.question(near))"
    }
    // A long list would bury the message.
    return known.isEmpty || known.count > 12 ? "" : "; known: \(known.joined(separator: ", "))"
  }

  private static func suggestion(for option: String, among known: [String], commands: [String]) -> String {
    if let near = Suggestion.nearest(to: option, among: known, in: .commandLine) {
      return "; \(Suggestion.question(near))"
    }
    return commands.isEmpty ? "" : "; it is an option of \(commands.joined(separator: ", "))"
  }
}
