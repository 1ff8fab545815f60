/// The text of an example's graph, or a named piece of it.
///
/// A piece is plain text: nothing checks it, and it prints as it is. An example spells out the part that matters, with
/// its marks, and takes the rest from pieces: a format, a camera, an output, a connection.
public struct ExampleText: ExpressibleByStringInterpolation, Sendable {
  /// The text; `⟦` and `⟧` enclose each place that the rule reports.
  public let text: String

  /// A piece from a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Pieces on lines of their own, below each other; `open` comes before the first and `close` after the last.
  static func column(_ pieces: [ExampleText], from open: String = "", to close: String = "") -> ExampleText {
    let lines = pieces.map(\.text).joined(separator: ",\n").split(separator: "\n", omittingEmptySubsequences: false)
    let margin = "\n" + String(repeating: " ", count: open.count)
    return "\(open)\(lines.joined(separator: margin))\(close)"
  }

  /// Pieces side by side.
  static func row(_ pieces: [ExampleText]) -> ExampleText { "\(pieces.map(\.text).joined(separator: ", "))" }
}

extension ExampleText {
  /// A graph; by default one camera that feeds one video data output.
  ///
  /// Arguments come in the order in which they are printed. An empty list leaves its key out.
  /// - Parameters:
  ///   - head: Members on the first line, after the version.
  ///   - lines: Members after that, one per line.
  ///   - inputs: The inputs, one per line.
  ///   - outputs: The outputs, side by side; use `lines` to set them below each other.
  ///   - connections: The connections, one per line.
  ///   - more: Members at the end, one per line.
  public static func graph(
    head: [ExampleText] = [], _ lines: ExampleText..., inputs: [ExampleText] = usualInputs,
    outputs: [ExampleText] = usualOutputs, connections: [ExampleText] = usualConnections, more: [ExampleText] = []
  ) -> ExampleText {
    var members = [row([#""capplan": 1"#] + head)] + lines
    if !inputs.isEmpty { members.append(list("inputs", inputs)) }
    if !outputs.isEmpty { members.append(list("outputs", [row(outputs)])) }
    if !connections.isEmpty { members.append(list("connections", connections)) }
    return column(members + more, from: "{ ", to: " }")
  }

  // Made once; as expressions they would be compiled into every call.

  /// The wide camera on the back, in one format.
  public static let usualInputs: [ExampleText] = [.back(.format(1280, 720))]

  /// A video data output, `video`.
  public static let usualOutputs: [ExampleText] = [.videoData()]

  /// From this camera to this output.
  public static let usualConnections: [ExampleText] = [.video(to: "video")]

  static func list(_ key: String, _ lines: [ExampleText]) -> ExampleText {
    column(lines, from: "\"\(key)\": [ ", to: " ]")
  }

  /// Pieces below each other, where they would otherwise be side by side.
  public static func lines(_ pieces: ExampleText...) -> ExampleText { column(pieces) }
}
