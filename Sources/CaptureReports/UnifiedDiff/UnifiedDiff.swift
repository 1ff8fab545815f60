import JSONSource

/// The change of one file as a unified diff with three lines of context, in the form that `patch` and `git apply` read.
public struct UnifiedDiff: Sendable {
  private static let context = 3

  private let header: [[UInt8]]

  /// The lines of the hunks, each with its sign and without its LF.
  private let lines: [[UInt8]]

  /// The change of a file's bytes.
  public init(path: String, before: [UInt8], after: [UInt8]) {
    let (old, new) = (Self.lines(of: before), Self.lines(of: after))
    let changes = LineDiff.changes(from: old, to: new)
    let names = [("--- ", "a/"), ("+++ ", "b/")].map { sign, prefix in sign + Self.name(path, prefix: prefix) }
    header = changes.isEmpty ? [] : names.map { Array($0.utf8) }
    lines = Self.grouped(changes).flatMap { Self.hunk($0, old, new) }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { lines.isEmpty }

  /// The diff, byte for byte; empty if nothing changed.
  public var bytes: [UInt8] { (header + lines).flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// The diff for people: coloured, with control characters escaped.
  public func text(palette: Palette) -> String {
    (header + lines).enumerated().map { index, line in
      var line = String(decoding: line, as: UTF8.self)
      // A line that ends with CR LF is shown like any other.
      if line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let shown = parts.map { TerminalText.escaped(String($0)) }.joined(separator: "\t")
      return Self.paint(shown, isHeader: index < header.count, palette) + "\n"
    }.joined()
  }

  private static func paint(_ line: String, isHeader: Bool, _ palette: Palette) -> String {
    if isHeader { return palette.paint(line, .strong) }
    switch line.utf8.first {
    case UInt8(ascii: "+"): return palette.paint(line, .success)
    case UInt8(ascii: "-"): return palette.paint(line, .error)
    case UInt8(ascii: "@"): return palette.paint(line, .note)
    default: return line
    }
  }

  /// The lines with their LF; the last one may have none.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Groups changes into hunks: changes whose contexts touch share one.
  private static func grouped(_ changes: [LineChange]) -> [[LineChange]] {
    var groups: [[LineChange]] = []
    for change in changes {
      if let last = groups.last?.last, change.before.lowerBound - last.before.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }

  private static func hunk(
    _ changes: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [[UInt8]] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let before = max(first.before.lowerBound - context, 0)..<min(last.before.upperBound + context, old.count)
    let shift = first.after.lowerBound - first.before.lowerBound
    let tail = last.after.upperBound - last.before.upperBound
    let after = before.lowerBound + shift..<before.upperBound + tail
    var lines = [Array("@@ -\(extent(before)) +\(extent(after)) @@".utf8)]
    var position = before.lowerBound
    for change in changes {
      for line in old[position..<change.before.lowerBound] { lines += signed(" ", line) }
      for line in old[change.before] { lines += signed("-", line) }
      for line in new[change.after] { lines += signed("+", line) }
      position = change.before.upperBound
    }
    for line in old[position..<before.upperBound] { lines += signed(" ", line) }
    return lines
  }

  /// `12,3`; a single line has no count, and an empty range names the line before it.
  private static func extent(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func signed(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>) -> [[UInt8]] {
    let mark = [UInt8(ascii: sign)]
    if line.last == UInt8(ascii: "\n") { return [mark + line.dropLast()] }
    return [mark + line, Array("\\ No newline at end of file".utf8)]
  }

  /// The name as git writes it: quoted if it has special characters, or any that a reader doesn't see; followed by a tab if
  /// it has blanks.
  private static func name(_ path: String, prefix: String) -> String {
    let name = prefix + path.drop { $0 == "/" }
    let previous = [nil] + name.unicodeScalars.map(Optional.some)
    let hidden = zip(name.unicodeScalars, previous).map { $0.isInvisible(after: $1) }
    let needsQuotes = hidden.contains(true) || name.utf8.contains { $0 == 0x22 || $0 == 0x5C }
    guard needsQuotes else { return name.contains(" ") ? name + "\t" : name }
    var quoted = "\""
    for (scalar, isHidden) in zip(name.unicodeScalars, hidden) {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\t": quoted += "\\t"
      case "\n": quoted += "\\n"
      case _ where isHidden:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
