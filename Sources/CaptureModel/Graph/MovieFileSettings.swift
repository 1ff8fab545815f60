public import JSONSource

/// The settings of an `AVCaptureMovieFileOutput`. A value that the graph leaves out is `nil`.
public struct MovieFileSettings: Sendable {
  /// The codec of the movie's video.
  public var codec: Located<String>?

  /// Whether the output records spatial video; default `false`.
  public var spatialVideoCaptureEnabled: Located<Bool>?

  /// Where the recording goes: a file URL without a file there yet.
  public var outputFileURL: Located<String>?
}

extension MovieFileSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "codec", .text(VideoCodec.schema),
      .entry(
        "AVVideoCodecKey", in: "setOutputSettings(_:for:)", of: "AVCaptureMovieFileOutput", since: .iOS(10),
        set: .statement("#.setOutputSettings([AVVideoCodecKey: %], for: ^)"),
        requires: .list("availableVideoCodecTypes", of: .output)),
      about: "The codec of the movie's video"
    ) { $0.movieFile.codec = $1 }
    Field(
      "spatialVideoCaptureEnabled", .boolean,
      .flag(
        of: "AVCaptureMovieFileOutput", since: .iOS(18), requires: .flag("isSpatialVideoCaptureSupported", of: .output)),
      default: false, about: "Whether the output records spatial video"
    ) {
      $0.movieFile.spatialVideoCaptureEnabled = $1
    }
    Field(
      "outputFileURL", .text("a URL"), .method("startRecording(to:recordingDelegate:)", of: "AVCaptureFileOutput"),
      about: "Where the recording goes: a file URL without a file there yet"
    ) { $0.movieFile.outputFileURL = $1 }
  }
}
