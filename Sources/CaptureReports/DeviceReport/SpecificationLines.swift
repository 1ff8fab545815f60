import CaptureModel
import DeviceFacts
import JSONSource

/// What Apple's specification of a device and other statements tell of one of its cameras: a line for each source, and
/// one each for what it has and what it lacks.
struct SpecificationLines {
  let lines: [String]

  init(_ camera: ProfileCamera, in profile: DeviceProfile) {
    let key = DeviceKey(camera.deviceType, camera.position)
    var groups: [(source: String, words: [String])] = []
    var (has, lacks) = ([String](), [String]())
    for claim in profile.specificationClaims() where claim.subject.camera == key {
      if case .capability(let capability, let isThere, _) = claim.subject {
        let words = "\(capability.words) (\(claim.kind.rawValue))"
        if isThere { has.append(words) } else { lacks.append(words) }
        continue
      }
      // The camera's own lines have its lights.
      if case .light = claim.subject { continue }
      let lead = claim.isOfSpecification ? "by Apple's specification: " : ""
      let source = "\(claim.rule) (\(claim.kind.rawValue))"
      if let group = groups.firstIndex(where: { $0.source == source }) {
        groups[group].words.append(claim.subject.words)
      } else {
        groups.append((source, [lead + claim.subject.words]))
      }
    }
    lines =
      groups.map { "\($0.words.joined(separator: "; ")) · \($0.source)" }
      + [("has", has), ("lacks", lacks)].filter { !$0.1.isEmpty }.map { "\($0.0) " + $0.1.joined(separator: ", ") }
  }
}

extension SpecificationClaim.Subject {
  /// What the device has: `3840x2160 at up to 60`.
  fileprivate var words: String {
    switch self {
    case .format(let format, _): format.words
    case .colorSpace(let space, _): "some format with \(space.rawValue)"
    case .pixelFormat(let pixelFormat, _): "some format in \(pixelFormat)"
    case .photos(let size, _): "photos of \(size) with the preset photo"
    case .capability(let capability, let isThere, _): "\(isThere ? "has" : "lacks") \(capability.words)"
    case .light(let light, let isThere, _): "\(isThere ? "has a" : "has no") \(light.rawValue)"
    case .exposureBias(let range, _): "an exposure bias from \(range.lowerBound) to \(range.upperBound)"
    case .controls: "sessions take controls"
    case .connectedCameras(let takes): takes ? "cameras can be connected" : "no cameras can be connected"
    }
  }
}

extension SpecifiedFormat {
  fileprivate var words: String {
    let rate: String? =
      switch rate {
      case .exactly(let rate): "at up to \(rate)"
      case .atLeast(let rate): "at up to \(rate) or more"
      case .unknown: nil
      }
    let traits = [
      binned.map { $0 ? "binned" : "unbinned" }, pixelFormats.map { $0.map { "\($0)" }.joined(separator: " ") },
      colorSpace?.rawValue,
      videoHDR == true ? "HDR" : nil, cinematicVideo == true ? "cinematic video" : nil,
      depth.map { "depth maps of \($0)" },
    ]
    return ([[dimensions.description, rate].compactMap { $0 }.joined(separator: " ")] + traits.compactMap { $0 })
      .joined(separator: ", ")
  }
}

/// What Apple's specification of a device says, as JSON.
struct SpecificationJSON {
  let claims: [SpecificationClaim]

  func write(to writer: inout JSONWriter) {
    writer.array("claims") { writer in
      for claim in claims { writer.object { write(claim, to: &$0) } }
    }
  }

  private func write(_ claim: SpecificationClaim, to writer: inout JSONWriter) {
    if let camera = claim.subject.camera {
      writer.member("deviceType", camera.deviceType.rawValue)
      writer.member("position", camera.position.rawValue)
    }
    switch claim.subject {
    case .format(let format, _): write(format, to: &writer)
    case .colorSpace(let space, _): writer.member("colorSpace", space.rawValue)
    case .pixelFormat(let pixelFormat, _): writer.member("pixelFormat", "\(pixelFormat)")
    case .photos(let size, _):
      writer.object("photos") { writer in
        writer.member("width", size.width)
        writer.member("height", size.height)
      }
    case .capability(let capability, let isThere, _):
      writer.object("capability") { writer in writer.member(capability.rawValue, isThere) }
    case .light(let light, let isThere, _):
      writer.object("light") { writer in writer.member(light.rawValue, isThere) }
    case .exposureBias(let range, _):
      writer.array("exposureTargetBias") { writer in
        writer.element(range.lowerBound)
        writer.element(range.upperBound)
      }
    case .controls: writer.member("supportsControls", true)
    case .connectedCameras(let takes): writer.member("takesConnectedCameras", takes)
    }
    writer.member("kind", claim.kind.rawValue)
    writer.member("source", claim.rule)
    writer.member("reference", claim.reference)
    writer.member("note", claim.note)
  }

  private func write(_ format: SpecifiedFormat, to writer: inout JSONWriter) {
    writer.member("width", format.dimensions.width)
    writer.member("height", format.dimensions.height)
    switch format.rate {
    case .exactly(let rate): writer.member("maxFrameRate", rate.value)
    case .atLeast(let rate): writer.member("leastMaxFrameRate", rate.value)
    case .unknown: break
    }
    if let pixelFormats = format.pixelFormats {
      writer.array("pixelFormats") { writer in for one in pixelFormats { writer.element("\(one)") } }
    }
    if let space = format.colorSpace { writer.member("colorSpace", space.rawValue) }
    if let hasHDR = format.videoHDR { writer.member("videoHDR", hasHDR) }
    if let cinematic = format.cinematicVideo { writer.member("cinematicVideo", cinematic) }
    if let binned = format.binned { writer.member("binned", binned) }
    if let depth = format.depth {
      writer.object("depth") { writer in
        writer.member("width", depth.width)
        writer.member("height", depth.height)
      }
    }
  }
}
