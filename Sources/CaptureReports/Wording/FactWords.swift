import CaptureModel
package import CaptureSession

extension Fact {
  /// The fact in words, as something unknown: `the multi-cam formats of the back wide camera (back)`.
  package var words: String {
    switch phrase {
    case .whether(let statement): "whether " + statement
    case .name(let name): name
    }
  }

  /// The fact as a statement: `"back" has a flash`.
  var statement: String {
    switch phrase {
    case .whether(let text), .name(let text): text
    }
  }

  private var phrase: Words {
    switch self {
    case .multiCamSupport: .whether("the device supports multi-camera sessions")
    case .deviceSets: .name("which cameras run together")
    case .microphones: .name("which beams the microphones have")
    case .camera(let key): .name("the facts about the \(key) camera")
    case .format(let key, let index): .name("the format \(index.value) of the \(key) camera")
    case .multiCamFormats(let key, let input): .name("the multi-cam formats of the \(key) camera (\(input))")
    case .askedFormat(let key, let input): .whether("the \(key) camera has the format that \"\(input)\" asks for")
    case .anyAskedFormat(let key, let input):
      .name("a format of the \(key) camera like the one that \"\(input)\" asks for")
    case .activeFormat(let input): .name("which format \"\(input)\" runs")
    case .formatProperty(let property, let input): property.phrase(ofInput: input, "(\(property.rawValue))")
    case .formatName(let property, let input): property.phrase(ofInput: input)
    case .coefficient(let key): .name(key.words)
    case .stabilizationCost(let mode):
      .name("the pressure of stabilization.\(mode.rawValue) (costModel.systemPressure)")
    case .automaticStabilization(let input): .name("which stabilization mode 'auto' chooses for \(input)")
    case .cost(let cost): .name(cost.rawValue)
    case .costOfFormat(let format, let input): .name("the cost of \(input) in \(format)")
    case .costOfFormats(let input): .name("the cost of some formats of \(input)")
    case .tooManyCameras(let cameras): .name("how to run \(cameras) cameras at once: no device does")
    case .asked(_, let words): words
    }
  }
}

extension FormatProperty {
  fileprivate func phrase(ofInput input: String, _ key: String? = nil) -> Fact.Words {
    let key = key.map { " \($0)" } ?? ""
    return switch self {
    case .readout: .name("the sensor pixels that \(input)'s format reads" + key)
    case .maxFrameRate: .name("the maximum frame rate of \(input)'s format" + key)
    case .binned: .whether("\(input)'s format is binned" + key)
    }
  }
}

extension CoefficientKey {
  /// The unknown fact, and the key of the profile that would provide it.
  fileprivate var words: String {
    switch self {
    case .pixelBudget, .pixelBudgetPerWeight: "the pixel budget (costModel.hardware.pixelBudget)"
    case .deliveredWeight: "the weight of delivered pixels (costModel.hardware.deliveredWeight)"
    case .depthStream: "the cost of a depth stream (costModel.hardware.depthStream)"
    case .hdrFactor: "the cost of video HDR (costModel.hardware.hdrFactor)"
    case .perHardwareCost: "what hardwareCost weighs (costModel.systemPressure.perHardwareCost)"
    default:
      section == .systemPressure
        ? "the pressure of \(name) (costModel.systemPressure)" : "the \(title) (costModel.hardware.\(name))"
    }
  }
}
