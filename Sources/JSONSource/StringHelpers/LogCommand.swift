/// Commands that CI runners execute wherever they find them in a log line:
/// `##[add-mask]`, `##vso[task.setvariable]`, `##teamcity[publishArtifacts]`.
public enum LogCommand {
  /// Whether a command may start at a byte of UTF-8: two hashes, perhaps letters, and a bracket.
  ///
  /// Ignores the variation selector that turns a hash into an emoji, because runners with culture-aware comparison
  /// ignore it too.
  public static func begins(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[index] == hash else { return false }
    var next = afterEmojiSign(index + 1, bytes)
    guard next < bytes.count, bytes[next] == hash else { return false }
    next = afterEmojiSign(next + 1, bytes)
    while next < bytes.count, isLetter(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "[")
  }

  /// A text with the first hash of each command replaced.
  public static func disarmed(_ text: String, hash replacement: String) -> String {
    guard text.utf8.contains(hash) else { return text }
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      for index in bytes.indices {
        if begins(at: index, in: bytes) { result += replacement.utf8 } else { result.append(bytes[index]) }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static let hash = UInt8(ascii: "#")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func afterEmojiSign(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let isThere =
      index + 2 < bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xB8 && bytes[index + 2] == 0x8F
    return isThere ? index + 3 : index
  }
}
