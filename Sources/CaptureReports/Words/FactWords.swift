import CaptureModel
package import CaptureSession

extension Fact {
  /// The fact in words, as something unknown: `the multi-cam formats of the back wide camera (back)`.
  package var words: String {
    switch self {
    case .multiCamSupport: "whether the device supports multi-camera sessions"
    case .deviceSets: "which cameras run together"
    case .microphones: "which beams the microphones have"
    case .camera(let key): "the facts about the \(key) camera"
    case .format(let key, let index): "the format \(index.value) of the \(key) camera"
    case .multiCamFormats(let key, let input): "the multi-cam formats of the \(key) camera (\(input))"
    case .askedFormat(let key, let input): "whether the \(key) camera has the format that \(input) asks for"
    case .anyAskedFormat(let key, let input): "a format of the \(key) camera like the one that \(input) asks for"
    case .activeFormat(let input): "the format of \(input)"
    case .formatProperty(let property, let input): property.words(ofInput: input) + " (\(property.rawValue))"
    case .formatName(let property, let input): property.words(ofInput: input)
    case .coefficient(let key): key.words
    case .stabilizationCost(let mode): "the pressure of stabilization.\(mode.rawValue) (costModel.systemPressure)"
    case .automaticStabilization(let input): "which stabilization mode 'auto' chooses for \(input)"
    case .cost(let cost): cost.rawValue
    case .costOfFormat(let format, let input): "the cost of \(input) in \(format)"
    case .costOfFormats(let input): "the cost of some formats of \(input)"
    case .tooManyCameras(let cameras): "how to run \(cameras) cameras at once: no device does"
    case .asked(_, let words): words
    }
  }
}

extension Fact {
  /// The fact as a statement: `"back" has a flash`.
  var statement: String {
    let words = words
    let question = "whether "
    return words.hasPrefix(question) ? String(words.dropFirst(question.count)) : words
  }
}

extension FormatProperty {
  fileprivate func words(ofInput input: String) -> String {
    switch self {
    case .readout: "the sensor pixels that \(input)'s format reads"
    case .maxFrameRate: "the maximum frame rate of \(input)'s format"
    case .binned: "whether \(input)'s format is binned"
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
