import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

extension ReduceCommand {
  /// The command line that asks for the exact plan instead; its output is the usual one.
  var lineOfExactPlan: String {
    var words = ["capplan", "reduce", "--strategy", "optimal"] + choices
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    add("--target", targets.hardware.map { JSONNumber.text(of: $0) })
    add("--pressure-target", targets.pressure.map { JSONNumber.text(of: $0) })
    for keep in keeps { add("--keep", keep.text) }
    if !preferred.isEmpty { add("--prefer", preferred.joined(separator: ",")) }
    add("--minimum-rate", minimumRate.map { "\($0)" })
    add("--minimum-size", minimumSize.map { "\($0)" })
    if isConfident { words.append("--confident") }
    return ShellWord.line(words + operands.map(ShellWord.operand))
  }

  /// The options that choose profiles and settings.
  private var choices: [String] { profiles.words + (files.settings.map { ["--settings", $0] } ?? []) }

  /// The command line that checks the same graph on the same profile.
  var lineOfCheck: String {
    ShellWord.line(["capplan", "check"] + choices + operands.map(ShellWord.operand))
  }
}

extension ProfileOptions {
  /// The options as words of a command line.
  var words: [String] {
    choices.flatMap { ["--profile", $0] } + sources + (trust.map { ["--trust", $0.rawValue] } ?? [])
  }

  /// The options that name further profile files and folders.
  var sources: [String] { files.flatMap { ["--profile-file", $0] } + folders.flatMap { ["--profile-folder", $0] } }
}
