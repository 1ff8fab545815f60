import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

extension ReduceCommand {
  /// The command line that asks the same of the exact plan; what it prints is as usual.
  var lineOfExactPlan: String {
    var words = ["capplan", "reduce", "--strategy", "optimal"]
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    for name in profiles.choices { add("--profile", name) }
    for file in profiles.files { add("--profile-file", file) }
    add("--trust", profiles.trust?.rawValue)
    add("--target", targets.hardware.map { JSONNumber.text(of: $0) })
    add("--pressure-target", targets.pressure.map { JSONNumber.text(of: $0) })
    for keep in keeps { add("--keep", keep.text) }
    if !preferred.isEmpty { add("--prefer", preferred.joined(separator: ",")) }
    add("--minimum-rate", minimumRate.map { "\($0)" })
    if isConfident { words.append("--confident") }
    // A name that begins with "-" would be taken for an option, but for "-" itself.
    let files = operands.map { $0.hasPrefix("-") && $0 != "-" ? "./" + $0 : $0 }
    return (words + files).map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./,=@:+".utf8.contains(byte)
      }
    }
    return isPlain && !word.isEmpty
      ? word
      : "'" + word.split(separator: "'" as Character, omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
