public import CaptureModel
public import JSONSource

/// A video data output with the camera that feeds it.
public struct VideoDataFeed {
  /// The output.
  public let output: ResolvedOutput

  /// The output's first video connection.
  public let connection: ResolvedConnection

  /// The camera at the other end.
  public let camera: ResolvedCamera

  /// The settings of the output.
  public var settings: VideoDataSettings { output.output.videoData }
}

extension ResolvedSession {
  /// The video data outputs that a camera feeds, each with its first video connection; O(connections).
  public func videoDataFeeds() -> [VideoDataFeed] {
    guard outputs.contains(where: { $0.type == .videoData }) else { return [] }
    // By output: the index of its first video connection.
    var first = [Int?](repeating: nil, count: graph.outputs.count)
    for index in connections.indices.reversed() where connections[index].media == .video {
      first[connections[index].output.value] = index
    }
    return outputs.compactMap { output in
      guard output.type == .videoData, let index = first[output.index.value],
        let camera = camera(ofInput: connections[index].input)
      else { return nil }
      return VideoDataFeed(output: output, connection: connections[index], camera: camera)
    }
  }

  /// The reasons why video data outputs that size their buffers automatically deliver small ones.
  ///
  /// Source: `AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions`.
  public func automaticDownscale() -> AutomaticDownscale {
    if !isMultiCam, let preset = graph.session?.preset, preset.value == .photo {
      return AutomaticDownscale(ofAll: .photoPreset(at: preset.range), byInput: [:])
    }
    let cameras = photoCameras()
    var byInput: [InputIndex: AutomaticDownscale.Cause] = [:]
    for output in outputs {
      guard let enabled = output.output.photo.livePhotoCaptureEnabled, enabled.value,
        let camera = cameras[output.index], byInput[camera.inputIndex] == nil
      else { continue }
      byInput[camera.inputIndex] = .livePhotos(output, at: enabled.range)
    }
    return AutomaticDownscale(ofAll: nil, byInput: byInput)
  }
}

/// The reasons why video data outputs deliver small buffers: either for all outputs, or for those of a camera that
/// takes Live Photos.
public struct AutomaticDownscale {
  /// A reason for small buffers, and its place in the graph.
  public enum Cause {
    /// The session's preset is for photos.
    case photoPreset(at: SourceRange)

    /// An output of the same camera is enabled for Live Photos.
    case livePhotos(ResolvedOutput, at: SourceRange)

    /// The place in the graph.
    public var range: SourceRange {
      switch self {
      case .photoPreset(let range), .livePhotos(_, let range): range
      }
    }
  }

  fileprivate let ofAll: Cause?
  fileprivate let byInput: [InputIndex: Cause]

  /// The reason for small buffers from one camera's outputs; `nil` if they are full-size.
  public func cause(ofInput input: InputIndex) -> Cause? { ofAll ?? byInput[input] }

  /// Whether there are no reasons.
  public var isEmpty: Bool { ofAll == nil && byInput.isEmpty }
}

extension VideoDataSettings {
  /// Whether buffers are preview-sized; `shrinks` says whether automatic ones are.
  public func isPreviewSized(automatically shrinks: Bool) -> Bool {
    if deliversPreviewSizedOutputBuffers?.value == true { return true }
    return automaticallyConfiguresOutputBufferDimensions?.value != false && shrinks
  }
}

extension ResolvedCamera {
  /// The frame size from the format or, if the profile doesn't know it, from the graph.
  var frameSize: Dimensions? {
    if let activeFormat { return activeFormat.dimensions }
    guard let width = input.activeFormat?.width?.value, let height = input.activeFormat?.height?.value else {
      return nil
    }
    return Dimensions(width, height)
  }
}

extension ResolvedSession {
  /// Whether the connection rotates a feed's frames by 90 or 270 degrees; `nil` if a coordinator decides.
  public func turnsByAQuarter(_ feed: VideoDataFeed) -> Bool? {
    let written = written(feed.connection)
    if let orientation = written?.videoOrientation?.value, written?.videoRotationAngle == nil {
      return orientation.isUpright
    }
    switch written?.videoRotationAngle?.value {
    case .coordinator: return nil
    case .degrees(let angle): return angle == 90 || angle == 270
    case nil: return false
    }
  }

  /// The size of a feed's frames after the connection rotates them; `nil` if the size or the rotation is unknown.
  public func turnedFrameSize(_ feed: VideoDataFeed) -> Dimensions? {
    guard let size = feed.camera.frameSize, let turns = turnsByAQuarter(feed) else { return nil }
    return turns ? size.turned : size
  }
}
