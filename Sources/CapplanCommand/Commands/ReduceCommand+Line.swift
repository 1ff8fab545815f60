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
    for folder in profiles.folders { add("--profile-folder", folder) }
    add("--trust", profiles.trust?.rawValue)
    add("--target", targets.hardware.map { JSONNumber.text(of: $0) })
    add("--pressure-target", targets.pressure.map { JSONNumber.text(of: $0) })
    for keep in keeps { add("--keep", keep.text) }
    if !preferred.isEmpty { add("--prefer", preferred.joined(separator: ",")) }
    add("--minimum-rate", minimumRate.map { "\($0)" })
    if isConfident { words.append("--confident") }
    return ShellWord.line(words + operands.map(ShellWord.operand))
  }
}
