/// The help text of a command, without its options.
package struct CommandPage: Sendable {
  /// The arguments that are not options.
  package enum Operands: Sendable {
    case none
    case atMostOne(Operand)

    /// Two, which the command counts itself: with some option it takes any number of the second.
    case two(Operand, Operand)
    case any(Operand)

    /// The highest number accepted; `nil` if any number is, or if the command counts them.
    package var limit: Int? {
      switch self {
      case .none: 0
      case .atMostOne: 1
      case .two, .any: nil
      }
    }

    /// How the usage line shows them.
    package var usage: String {
      switch self {
      case .none: ""
      case .atMostOne(let operand): " [\(operand.name)]"
      case .two(let first, let second): " \(first.name) \(second.name)"
      case .any(let operand): " [\(operand.name)...]"
      }
    }

    /// The operand at an index; `nil` if there may be none.
    package func operand(at index: Int) -> Operand? {
      switch self {
      case .none: nil
      case .atMostOne(let operand): index == 0 ? operand : nil
      case .two(let first, let second): index == 0 ? first : index == 1 ? second : nil
      case .any(let operand): operand
      }
    }
  }

  /// An example of a command line, and what it does.
  package struct Example: Sendable {
    package let line: String
    let purpose: String

    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word after `capplan`.
  package let name: String

  /// What the command does: one sentence without a full stop.
  package let summary: String

  package let operands: Operands
  package var examples: [Example] { makeExamples() }

  /// Paragraphs after the options.
  var details: [String] { makeDetails() }

  // Built on demand: a command that runs needs neither.
  private let makeExamples: @Sendable () -> [Example]
  private let makeDetails: @Sendable () -> [String]

  package init(
    name: String, summary: String, operands: Operands, examples: @autoclosure @escaping @Sendable () -> [Example],
    details: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    makeExamples = examples
    makeDetails = details
  }
}
