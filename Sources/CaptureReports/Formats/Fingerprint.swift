import JSONSource

/// Gives the remarks on one file texts by which platforms know them again: they survive moved lines and other numbers.
struct Fingerprints {
  private var namer: FindingNamer
  private let path: String

  /// How often each name was given.
  private var counts: [FindingName: Int] = [:]

  /// Fingerprints of a file; those of different paths differ.
  init(_ file: FileRemarks, path: String = "") {
    namer = FindingNamer(file.document, file.graph)
    self.path = path
  }

  /// The fingerprint of the next remark; of several that say the same of the same thing, each has its own.
  mutating func next(_ remark: Remark) -> String {
    let name = namer.name(of: remark)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return Self.hash([path, name.rule.rawValue, name.path] + name.quoted + [String(count)])
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
