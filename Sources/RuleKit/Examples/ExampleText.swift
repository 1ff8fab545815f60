/// The text of an example's graph, or a piece of it with a name.
///
/// A piece is text: nothing checks it, and it prints as it is written. An example writes out what it is about, with its
/// marks, and takes the rest from pieces: a format, a camera, an output, a connection.
public struct ExampleText: ExpressibleByStringInterpolation, Sendable {
  /// The text; `⟦` and `⟧` stand at both ends of each place where the rule speaks.
  public let text: String

  /// A piece that is written out.
  public init(stringLiteral text: String) { self.text = text }

  /// Pieces on a line each, all of them under the first; `open` stands before the first and `close` after the last.
  static func column(_ pieces: [ExampleText], from open: String = "", to close: String = "") -> ExampleText {
    let lines = pieces.map(\.text).joined(separator: ",\n").split(separator: "\n", omittingEmptySubsequences: false)
    let margin = "\n" + String(repeating: " ", count: open.count)
    return "\(open)\(lines.joined(separator: margin))\(close)"
  }

  /// Pieces side by side.
  static func row(_ pieces: [ExampleText]) -> ExampleText { "\(pieces.map(\.text).joined(separator: ", "))" }
}

extension ExampleText {
  /// A graph: one camera that feeds one video data output, where an example says nothing else.
  ///
  /// Arguments come in the order in which they are printed. An empty list leaves its key out.
  /// - Parameters:
  ///   - head: Members on the first line, beside the version.
  ///   - lines: Members that follow it, on a line each.
  ///   - inputs: The inputs, on a line each.
  ///   - outputs: The outputs, side by side; `lines` sets them one below the other.
  ///   - connections: The connections, on a line each.
  ///   - more: Members at the end, on a line each.
  public static func graph(
    head: [ExampleText] = [], _ lines: ExampleText..., inputs: [ExampleText] = [.back(.format(1280, 720))],
    outputs: [ExampleText] = [.videoData()], connections: [ExampleText] = [.video(to: "video")],
    more: [ExampleText] = []
  ) -> ExampleText {
    var members = [row([#""capplan": 1"#] + head)] + lines
    if !inputs.isEmpty { members.append(list("inputs", inputs)) }
    if !outputs.isEmpty { members.append(list("outputs", [row(outputs)])) }
    if !connections.isEmpty { members.append(list("connections", connections)) }
    return column(members + more, from: "{ ", to: " }")
  }

  private static func list(_ key: String, _ lines: [ExampleText]) -> ExampleText {
    column(lines, from: "\"\(key)\": [ ", to: " ]")
  }

  /// Pieces one below the other, where they would otherwise stand side by side.
  public static func lines(_ pieces: ExampleText...) -> ExampleText { column(pieces) }
}
