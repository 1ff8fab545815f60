import JSONSource

/// Gives the remarks on one file texts by which platforms know them again: they survive moved lines, other numbers and
/// reworded messages.
struct Fingerprints {
  private var identifier: FindingIdentifier
  private let path: String

  /// How often each identity was met.
  private var counts: [FindingIdentity: Int] = [:]

  /// Fingerprints of a file; those of different paths differ.
  init(_ file: FileRemarks, path: String = "") {
    identifier = FindingIdentifier(file.document, file.graph)
    self.path = path
  }

  /// The fingerprint of the next remark; of several with one identity, each has its own.
  mutating func next(_ remark: Remark) -> String {
    let identity = identifier.identity(of: remark)
    let count = counts[identity, default: 0] + 1
    counts[identity] = count
    return Self.hash([path, identity.title] + identity.subjects + [String(count)])
  }

  /// 16 digits for some words (FNV-1a, 64 bits).
  private static func hash(_ words: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in words {
      // No byte of UTF-8 is 0xFF, so that no two lists of words run into the same bytes.
      for byte in Array(word.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
