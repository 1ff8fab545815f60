import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The size in a video data output's `videoSettings`: the width, the height or both.
struct CustomBufferSize {
  let width: Located<Int>?
  let height: Located<Int>?

  /// The range of the width or the height, whichever comes later in the text.
  let range: SourceRange

  /// The requested size; `nil` if the output asks for none.
  init?(_ output: ResolvedOutput) {
    width = output.output.videoData.width
    height = output.output.videoData.height
    guard let later = [width?.range, height?.range].compactMap({ $0 }).max() else { return nil }
    range = later
  }

  /// The places of the keys that choose a size.
  var places: [SourceRange] { [width?.range, height?.range].compactMap { $0 } }

  /// The width and the height; `nil` unless both are given.
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

extension ResolvedSession {
  /// The feeds with a custom size and the size of their frames, in apps that may scale; reports unknown sizes.
  func customSizes(_ report: inout Emitter) -> [(feed: VideoDataFeed, size: CustomBufferSize, frame: Dimensions)] {
    guard outputs.contains(where: { $0.output.videoData.width != nil || $0.output.videoData.height != nil }),
      !relaxation(since: OSVersion(16)).isInForce
    else { return [] }
    var sizes: [(feed: VideoDataFeed, size: CustomBufferSize, frame: Dimensions)] = []
    for feed in videoDataFeeds() {
      guard let size = CustomBufferSize(feed.output) else { continue }
      guard let frame = turnedFrameSize(feed) ?? turnedFrameSizeOfPreset(feed) else {
        report.unverified(
          "the size of the frames of \"\(feed.camera.id)\"", settledBy: .activeFormat(ofInput: feed.camera.inputIndex),
          at: size.range)
        continue
      }
      sizes.append((feed, size, frame))
    }
    return sizes
  }

  /// The size that the preset names, after the connection rotates the frames; `nil` if the preset doesn't choose the
  /// camera's format, or names no size.
  private func turnedFrameSizeOfPreset(_ feed: VideoDataFeed) -> Dimensions? {
    guard !isMultiCam, feed.camera.input.activeFormat == nil, let size = graph.session?.preset?.value.size,
      let turns = turnsByAQuarter(feed)
    else { return nil }
    return turns ? size.turned : size
  }
}
