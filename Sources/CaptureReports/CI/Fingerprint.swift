import JSONSource

/// Fingerprints for the remarks on one file. Platforms recognize remarks by them, even if lines move, numbers change or
/// messages are reworded.
struct Fingerprints {
  private var identifier: FindingIdentifier
  private let path: String

  /// How often each identity has occurred so far.
  private var counts: [FindingIdentity: Int] = [:]

  /// The fingerprints of a file; files with different paths have different ones.
  init(_ file: FileRemarks, path: String = "") {
    identifier = FindingIdentifier(file.document, file.graph)
    self.path = path
  }

  /// The fingerprint of the next remark; remarks that share an identity still get different ones.
  mutating func next(_ remark: Remark) -> String {
    let identity = identifier.identity(of: remark)
    let count = counts[identity, default: 0] + 1
    counts[identity] = count
    return Self.hash([path, identity.title] + identity.subjects + [String(count)])
  }

  /// A hash of some words, in 16 digits (FNV-1a, 64 bits).
  private static func hash(_ words: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in words {
      // UTF-8 never has the byte 0xFF, so no two lists of words are hashed as the same bytes.
      for byte in Array(word.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
