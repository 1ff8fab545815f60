/// A video data output with the camera that feeds it.
struct VideoDataFeed {
  let output: ResolvedOutput
  let connection: ResolvedConnection
  let camera: ResolvedCamera

  /// The settings of the output.
  var settings: VideoDataSettings { output.output.videoData }
}

extension ResolvedSession {
  /// Every video data output that a camera feeds, with its first video connection; O(connections).
  func videoDataFeeds() -> [VideoDataFeed] {
    guard outputs.contains(where: { $0.type == .videoData }) else { return [] }
    var first: [Int: ResolvedConnection] = [:]
    for connection in connections where connection.media == .video && first[connection.output] == nil {
      first[connection.output] = connection
    }
    return outputs.compactMap { output in
      guard output.type == .videoData, let connection = first[output.index],
        let camera = camera(ofInput: connection.input)
      else { return nil }
      return VideoDataFeed(output: output, connection: connection, camera: camera)
    }
  }

  /// Why video data outputs that size their buffers by themselves deliver small ones.
  ///
  /// Source: `AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions`.
  func automaticDownscale() -> AutomaticDownscale {
    if !isMultiCam, let preset = graph.session?.preset, preset.value == .photo {
      return AutomaticDownscale(ofAll: ("the preset is \"photo\"", preset.range), byInput: [:])
    }
    let cameras = photoCameras()
    var byInput: [Int: AutomaticDownscale.Cause] = [:]
    for output in outputs {
      guard let enabled = output.output.photo.livePhotoCaptureEnabled, enabled.value,
        let camera = cameras[output.index], byInput[camera.inputIndex] == nil
      else { continue }
      byInput[camera.inputIndex] = ("\"\(output.id)\" is ready for Live Photos", enabled.range)
    }
    return AutomaticDownscale(ofAll: nil, byInput: byInput)
  }
}

/// Why video data outputs deliver small buffers: all of them, or those of a camera that takes Live Photos.
struct AutomaticDownscale {
  typealias Cause = (reason: String, range: SourceRange)

  fileprivate let ofAll: Cause?
  fileprivate let byInput: [Int: Cause]

  /// The cause for the outputs of one camera; `nil` where they deliver full size.
  func cause(ofInput input: Int) -> Cause? { ofAll ?? byInput[input] }

  /// Whether there is none.
  var isEmpty: Bool { ofAll == nil && byInput.isEmpty }
}

extension VideoDataSettings {
  /// Whether buffers are as small as a preview; `shrinks` where those that are sized automatically are.
  func isPreviewSized(automatically shrinks: Bool) -> Bool {
    if deliversPreviewSizedOutputBuffers?.value == true { return true }
    return automaticallyConfiguresOutputBufferDimensions?.value != false && shrinks
  }
}

/// The size that a video data output's `videoSettings` ask for: one or both of its sides.
struct CustomBufferSize {
  let width: Located<Int>?
  let height: Located<Int>?

  /// Where the later of the two stands.
  let range: SourceRange

  /// The size that is asked for; `nil` where the output asks for none.
  init?(_ output: ResolvedOutput) {
    width = output.output.videoData.width
    height = output.output.videoData.height
    guard let later = [width?.range, height?.range].compactMap({ $0 }).max() else { return nil }
    range = later
  }

  /// Both sides, where both are given.
  var dimensions: Dimensions? {
    guard let width, let height else { return nil }
    return Dimensions(width.value, height.value)
  }

  /// The edits that ask for another size.
  func edits(_ size: Dimensions, _ edit: DocumentEditor) -> [SourceEdit] {
    [(width, size.width), (height, size.height)].compactMap { side, value in
      side.flatMap { $0.value == value ? nil : edit.replacing($0.range, with: "\(value)") }
    }
  }
}

extension ResolvedCamera {
  /// The size of a frame, by its format or, where the profile does not know that, by the graph.
  var frameSize: Dimensions? {
    if let activeFormat { return activeFormat.dimensions }
    guard let width = input.activeFormat?.width?.value, let height = input.activeFormat?.height?.value else {
      return nil
    }
    return Dimensions(width, height)
  }
}

extension ResolvedSession {
  /// The size of a feed's frames as the connection turns them.
  func turnedFrameSize(_ feed: VideoDataFeed) -> Dimensions? {
    guard let size = feed.camera.frameSize else { return nil }
    let angle = written(feed.connection)?.videoRotationAngle?.value
    return angle == 90 || angle == 270 ? Dimensions(size.height, size.width) : size
  }

  /// Each feed that asks for both sides of a size, in an app that may; with the camera's size as it arrives.
  func customSizes(_ report: inout Emitter) -> [(feed: VideoDataFeed, size: CustomBufferSize, frame: Dimensions)] {
    guard outputs.contains(where: { $0.output.videoData.width != nil || $0.output.videoData.height != nil }),
      relaxation(since: OSVersion(16)) != .inForce
    else { return [] }
    var sizes: [(feed: VideoDataFeed, size: CustomBufferSize, frame: Dimensions)] = []
    for feed in videoDataFeeds() {
      guard let size = CustomBufferSize(feed.output) else { continue }
      guard let frame = turnedFrameSize(feed) else {
        report.unverified("the size of the frames of \"\(feed.camera.id)\"", at: size.range)
        continue
      }
      sizes.append((feed, size, frame))
    }
    return sizes
  }
}
