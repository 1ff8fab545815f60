package import CaptureModel

/// The keys that a configuration writes or removes; a test finds each among the fields of its object.
extension GraphKey {
  // Keys of an input.
  static var activeFormat: GraphKey { "activeFormat" }
  static var maxFrameRateOverride: GraphKey { "maxFrameRateOverride" }
  static var whereSupported: GraphKey { "whereSupported" }
  static var videoHDREnabled: GraphKey { "videoHDREnabled" }

  // Keys of an input that the format decides.
  static var activeColorSpace: GraphKey { "activeColorSpace" }
  static var activeDepthDataFormat: GraphKey { "activeDepthDataFormat" }

  // Keys of a format.
  static var width: GraphKey { "width" }
  static var height: GraphKey { "height" }
  static var maxFrameRate: GraphKey { "maxFrameRate" }
  static var binned: GraphKey { "binned" }
  static var minFrameRate: GraphKey { "minFrameRate" }
  static var index: GraphKey { "index" }

  // Keys of `activeFrameRate`, if they are there already.
  static var min: GraphKey { "min" }
  static var max: GraphKey { "max" }

  // Keys of a connection.
  static var port: GraphKey { "port" }
  static var ports: GraphKey { "ports" }
  static var enabled: GraphKey { "enabled" }

  // Keys of a port.
  static var mediaType: GraphKey { "mediaType" }
  static var sourceDeviceType: GraphKey { "sourceDeviceType" }

  /// The keys that a configuration may add, by the path of their object.
  package static var written: [(path: String, keys: [GraphKey])] {
    [
      ("inputs[]", [activeFormat, maxFrameRateOverride]),
      ("inputs[].activeFormat", [width, height, maxFrameRate, binned]),
      ("connections[]", [port, enabled]), ("connections[].port", [mediaType, sourceDeviceType]),
    ]
  }

  /// The keys that a configuration changes or removes if they are there, by the path of their object.
  package static var rewritten: [(path: String, keys: [GraphKey])] {
    [
      ("inputs[].activeFormat", [minFrameRate, index]), ("inputs[].activeFrameRate", [min, max]),
      ("inputs[]", [whereSupported, videoHDREnabled]), ("connections[]", [ports]),
    ]
  }
}
