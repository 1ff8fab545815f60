package import CaptureModel
import Foundation

/// Where Apple has published a symbol, and how an app may use it: a line of `symbols.tsv`.
///
/// The sources: `docs 2025-03`, `docs 2025-06` and `docs 2026` are Apple's documentation pages as public copies kept
/// them then, `SDK 16.5`, `SDK 26.5` and `SDK 27.0` are the headers of those SDKs, and `reference of SDK 27.1` a list made from that SDK's headers.
package struct SymbolFact: Sendable {
  /// The symbol by its Swift name: `AVCaptureDevice.isVideoHDREnabled`.
  package let symbol: String

  /// The first iOS that has it; `nil` if none does.
  package let iOS: OSVersion?

  /// The first iOS that deprecates it.
  package let deprecated: OSVersion?

  /// The first macOS that has it.
  package let macOS: OSVersion?

  /// Whether an app can assign it; `nil` if it is no property.
  package let isSettable: Bool?

  /// Where that was read.
  package let source: String

  /// All lines.
  package static let all: [SymbolFact] = {
    let url = PackageFolder.url(of: "Tests/TestSupport/Symbols/symbols.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { SymbolFact(line: $0) }
  }()

  private static let bySymbol = Dictionary(all.map { (base($0.symbol), $0) }) { first, _ in first }

  /// The line of a symbol, with or without the labels of its parameters.
  package static func of(_ symbol: String) -> SymbolFact? { byLabels[symbol] ?? bySymbol[base(symbol)] }

  /// The lines by the whole symbol: a newer form of a method has another age.
  private static let byLabels = Dictionary(all.map { ($0.symbol, $0) }) { first, _ in first }

  /// The symbol without the labels of its parameters.
  private static func base(_ symbol: String) -> String { String(symbol.prefix { $0 != "(" }) }

  private init(line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    precondition(cells.count == 6, "a line of symbols.tsv has 6 cells: \(line)")
    symbol = cells[0]
    iOS = OSVersion(cells[1])
    deprecated = OSVersion(cells[2])
    macOS = OSVersion(cells[3])
    isSettable = ["get set": true, "get": false][cells[4]]
    source = cells[5]
  }
}
