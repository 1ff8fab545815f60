import CaptureModel
import JSONSource

extension PlanAims {
  /// The options that set these aims, as words of a command line.
  public var words: [String] { options.flatMap { [$0.name, $0.value] } }

  /// The options that set these aims, each with its value.
  public var options: [(name: String, value: String)] {
    var options: [(name: String, value: String)] = []
    func add(_ name: String, _ value: String?) {
      if let value { options.append((name, value)) }
    }
    add("--target", targets.hardware.map { JSONNumber.text(of: $0) })
    add("--pressure-target", targets.pressure.map { JSONNumber.text(of: $0) })
    for kept in keep { add("--keep", kept.value.word) }
    add("--prefer", prefer?.value.joined(separator: ","))
    add("--minimum-rate", minimumFrameRate.map { "\($0.value)" })
    add("--minimum-size", minimumSize.map { "\($0.value)" })
    return options
  }
}

extension KeptInput {
  /// The value in the form that the option takes: `back=1920x1080@30`.
  fileprivate var word: String {
    guard let width = floor.width, let height = floor.height else { return input }
    return "\(input)=\(width)x\(height)" + (floor.frameRate.map { "@\($0)" } ?? "")
  }
}
