import CaptureModel
import CaptureSession
import JSONSource

/// The formats of a photo settings object as expressions; `nil` is left out.
private struct PhotoFormats {
  /// The pixel format of its raw photo.
  var raw: String?

  /// The format of its processed photo.
  var processed: String?

  /// The file type of its processed photo.
  var file: String?

  /// The format of a request that names none.
  static let standard = "[AVVideoCodecKey: AVVideoCodecType.jpeg]"
}

extension PhotoRequests {
  /// Creates the object, which fixes its formats and kind.
  func make(
    _ object: JSONValue, _ own: [SchemaField], of id: String, _ output: OutputIndex, in part: inout EmittedPart
  ) {
    let formats = formats(of: object, own, id, outputNames[output.value], in: &part)
    let list = document.member("bracketedSettings", of: object)?.value
    if let count = list.map({ document.count(of: $0) }) {
      part.helpers.insert(.require)
      part.body.require(
        outputNames[output.value] + ".maxBracketedCapturePhotoCount >= \(count)",
        SwiftText.literal("bracketedSettings of " + id), uses: [])
    }
    let bracket = list.map { ", bracketedSettings: [" + exposures($0).joined(separator: ", ") + "]" }
    let type = bracket == nil ? "AVCapturePhotoSettings" : "AVCapturePhotoBracketSettings"
    let files = formats.file.map { (", rawFileType: nil", ", processedFileType: " + $0) } ?? ("", "")
    if bracket != nil || formats.file != nil || formats.raw != nil {
      // A bracket without its own format uses the default one.
      let processed = formats.processed ?? (formats.raw != nil ? "nil" : PhotoFormats.standard)
      part.body.add(
        "let settings = %1(rawPixelFormatType: %2%3, processedFormat: %4%5%6)", type, formats.raw ?? "0", files.0,
        processed, files.1, bracket ?? "")
    } else {
      part.body.add(
        "let settings = AVCapturePhotoSettings(%1)", formats.processed.map { "format: " + $0 } ?? "")
    }
  }

  /// Finds out the formats: one that is guarded is a variable, set where it is supported.
  private func formats(
    of object: JSONValue, _ own: [SchemaField], _ id: String, _ output: String, in part: inout EmittedPart
  ) -> PhotoFormats {
    func isGuarded(_ setting: PlainSetting?) -> Bool { setting.map { self.isGuarded($0) } ?? false }
    func value(_ setting: PlainSetting, _ text: String, of variable: String, and more: [String] = []) -> String {
      guard isGuarded(setting), let support = condition(setting, setting.value, on: output, in: &part) else {
        require(setting, setting.value, on: output, of: id, in: &part)
        return text
      }
      for statement in [variable + " = " + text] + more {
        part.body.add(ifHolds: support, statement, uses: setting.uses)
      }
      return variable
    }
    let settings = ["rawPixelFormat", "codec", "pixelFormat", "fileType"].map { reader.setting($0, of: object, own) }
    let (raw, processed, file) = (settings[0], settings[1] ?? settings[2], settings[3])
    // Where neither is supported, the request is one without a format.
    let replacesRaw = isGuarded(raw) && (processed == nil || isGuarded(processed))
    if isGuarded(raw) { part.body.add("var rawPixelFormat: OSType = 0") }
    if replacesRaw || isGuarded(processed) {
      let start = replacesRaw || raw == nil ? " = " + PhotoFormats.standard : ""
      part.body.add("var format: [String: Any]?%1", start)
    }
    if isGuarded(file) { part.body.add("var fileType: AVFileType?") }
    var formats = PhotoFormats()
    if replacesRaw { formats.processed = "format" }
    formats.raw = raw.map { value($0, $0.value, of: "rawPixelFormat", and: replacesRaw ? ["format = nil"] : []) }
    if let processed {
      let key = settings[1] != nil ? "AVVideoCodecKey" : "kCVPixelBufferPixelFormatTypeKey as String"
      formats.processed = value(processed, "[" + key + ": " + processed.value + "]", of: "format")
    }
    formats.file = file.map { value($0, $0.value, of: "fileType") }
    return formats
  }

  /// The exposures of a bracket, as expressions.
  private func exposures(_ list: JSONValue) -> [String] {
    document.elements(of: list).map { exposure in
      func number(_ key: String) -> String? {
        document.member(key, of: exposure).flatMap { document.number(of: $0.value) }.map { JSONNumber.text(of: $0) }
      }
      if let bias = number("exposureTargetBias") {
        return "AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings(exposureTargetBias: \(bias))"
      }
      let duration = number("exposureDuration").map { "CMTime(seconds: \($0), preferredTimescale: 1_000_000)" }
      return "AVCaptureManualExposureBracketedStillImageSettings.manualExposureSettings(exposureDuration: "
        + (duration ?? "AVCaptureDevice.currentExposureDuration") + ", iso: "
        + (number("iso") ?? "AVCaptureDevice.currentISO") + ")"
    }
  }
}
