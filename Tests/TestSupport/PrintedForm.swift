package import CaptureModel

/// Formats as devices print them, made of what a profile says of them.
package enum PrintedForm {
  /// How systems of different ages print stills.
  package enum Age {
    case older, newer
  }

  /// A whole description; what a profile does not hold is as on a back camera.
  package static func text(of format: DeviceFormat, _ age: Age = .newer, address: Int = 0x301b_0a71) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    func rate(_ rate: FrameRate?) -> Int { Int(rate?.value ?? 1) }
    func decimals(_ number: Double, _ count: Int) -> String {
      let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
      let units = Int((number * Double(scale)).rounded())
      let fraction = String(units % scale)
      return "\(units / scale)." + String(repeating: "0", count: count - fraction.count) + fraction
    }
    let ranges = format.rateRanges.map { "\(padded(rate($0.min), 2))-\(padded(rate($0.max), 3)) fps" }
    var parts = [
      "'vide'/'\(format.pixelFormats?.first?.code ?? "420v")' \(padded(format.width, 4))x\(padded(format.height, 4))",
      "{\(ranges.joined(separator: ", "))}",
    ]
    let sizes = format.photoDimensions ?? []
    switch age {
    case .older: parts += sizes.last.map { ["HRSI:\(padded($0.width, 4))x\(padded($0.height, 4))"] } ?? []
    case .newer: parts.append("photo dims:{\(sizes.map(\.description).joined(separator: ","))}")
    }
    if let angle = format.fieldOfView { parts.append("fov:\(decimals(angle, 3))") }
    if format.binned == true { parts.append("binned") }
    if format.stabilizationModes == nil { parts.append("supports vis" + (age == .newer ? " (max strength:Low)" : "")) }
    if let zoom = format.maxZoomFactor { parts.append("max zoom:\(decimals(zoom, 2)) (upscales @1.00)") }
    let controls = format.controls
    let (iso, time) = (
      (controls?.minISO ?? 34, controls?.maxISO ?? 3264),
      (controls?.minExposureDuration ?? 0.000014, controls?.maxExposureDuration ?? 1)
    )
    parts += [
      "AF System:2", "ISO:\(decimals(iso.0, 1))-\(decimals(iso.1, 1))",
      "SS:\(decimals(time.0, 6))-\(decimals(time.1, 6))",
    ]
    if format.videoHDR == true { parts.append("supports HDR") }
    if format.colorSpaces == nil { parts.append("supports wide color") }
    switch (format.depthFormats == nil, format.photoDepthFormats == nil) {
    case (true, true): parts.append("supports depth")
    case (true, false): parts.append("supports streaming only depth")
    case (false, true): parts.append("supports still image only depth")
    case (false, false): break
    }
    if format.multiCam == true { parts.append("supports multicam") }
    if controls?.responsiveCapture == true { parts.append("supports responsive capture") }
    if controls?.zeroShutterLag == true { parts.append("supports zero shutter lag") }
    if format.highestPhotoQuality == true { parts.append("supports highest photo quality") }
    let hexadecimal = String(address, radix: 16)
    return "<AVCaptureDeviceFormat: 0x\(hexadecimal) \(parts.joined(separator: ", "))>"
  }
}
