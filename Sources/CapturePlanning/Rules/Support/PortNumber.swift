extension Port {
  /// A small number that tells the ports of one input apart: cheap to hash where a graph has very many connections.
  var number: Int { media.number * 8 + source.number }
}

extension MediaType {
  /// A small number: below 16, and below 4 for the media that an output takes from one source only.
  var number: Int {
    switch self {
    case .video: 0
    case .audio: 1
    case .depthData: 2
    case .metadataObject: 3
    case .metadata: 4
    case .muxed: 5
    case .text: 6
    case .closedCaption: 7
    case .subtitle: 8
    case .timecode: 9
    case .auxiliaryPicture: 10
    }
  }
}

extension PortSource {
  fileprivate var number: Int {
    switch self {
    case .own: 0
    case .beam(.back): 1
    case .beam(.front): 2
    case .beam(.unspecified): 0
    case .constituent(.builtInWideAngleCamera): 3
    case .constituent(.builtInUltraWideCamera): 4
    case .constituent(.builtInTelephotoCamera): 5
    case .constituent: 6
    }
  }
}

extension OutputType {
  /// A small number, below 8.
  var number: Int {
    switch self {
    case .videoData: 0
    case .audioData: 1
    case .depthData: 2
    case .metadata: 3
    case .photo: 4
    case .movieFile: 5
    case .previewLayer: 6
    case .stillImage: 7
    }
  }
}
