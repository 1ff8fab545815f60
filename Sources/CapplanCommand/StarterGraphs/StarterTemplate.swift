import JSONSource

/// The graphs to start from.
package enum StarterTemplate: String, WordValue {
  case video, photo, scanner
  case twoCameras = "two-cameras"
  case depth, pip
  case dualCamera = "dual-camera"
  case lidar
  case photoDepth = "photo-depth"
  case audio, mattes
  case depthStream = "depth-stream"
  case dualPhoto = "dual-photo"
  case preparedPhoto = "prepared-photo"
  case twoStreams = "two-streams"
  case movieAndFrames = "movie-and-frames"
  case faceExposure = "face-exposure"
  case multitasking

  /// What the graph is for.
  var purpose: String {
    switch self {
    case .video: "4K60 video with sound, in HDR and stabilized where the phone can"
    case .photo: "photos and Live Photos, 48 megapixels and Camera Control where the phone has them"
    case .scanner: "codes, and frames for your own analysis"
    case .twoCameras: "back and front camera at once, with sound"
    case .depth: "photos with depth, of whichever camera measures it"
    case .pip: "back and front camera at once, as picture in picture"
    case .dualCamera: "wide-angle and telephoto of one virtual device, in step"
    case .lidar: "LiDAR depth beside the ultra-wide camera"
    case .photoDepth: "portraits with depth of one kind of camera"
    case .audio: "front and back sound of one camera (microphone beams)"
    case .mattes: "portraits with hair, skin and teeth apart"
    case .depthStream: "depth beside video, in step"
    case .dualPhoto: "wide-angle and telephoto photo of one moment"
    case .preparedPhoto: "photos and brackets that memory is prepared for"
    case .twoStreams: "a small stream to look at, a large one to record"
    case .movieAndFrames: "a movie, and its frames for analysis"
    case .faceExposure: "exposure that follows faces"
    case .multitasking: "a camera that keeps running while other apps share the screen"
    }
  }

  /// The graph, ready to be checked. It names its schema for editors, and the given profiles; if none are given, the
  /// template's own device.
  package func text(for profiles: [String] = []) -> String {
    let quoted = profiles.map { JSONString.quoted($0) }.joined(separator: ", ")
    let lines = graph.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      if index == 0 { return "{\n  \"$schema\": \"capture-graph.schema.json\"," }
      return !profiles.isEmpty && line.hasPrefix("  \"profiles\": ") ? "  \"profiles\": [\(quoted)]," : String(line)
    }
    return lines.joined(separator: "\n")
  }

  private var graph: String {
    switch self {
    case .video: Self.videoGraph
    case .photo: Self.photoGraph
    case .scanner: Self.scannerGraph
    case .twoCameras: Self.twoCamerasGraph
    case .depth: Self.depthGraph
    case .pip: Self.pictureInPicture
    case .dualCamera: Self.dual
    case .lidar: Self.lidarGraph
    case .photoDepth: Self.photoDepthGraph
    case .audio: Self.sound
    case .mattes: Self.mattesGraph
    case .depthStream: Self.depthStreamGraph
    case .dualPhoto: Self.dualPhotoGraph
    case .preparedPhoto: Self.preparedPhotoGraph
    case .twoStreams: Self.twoStreamsGraph
    case .movieAndFrames: Self.movieAndFramesGraph
    case .faceExposure: Self.faceExposureGraph
    case .multitasking: Self.multitaskingGraph
    }
  }
}
