package import CaptureModel

/// The keys that a configuration writes or takes away; a test finds each among the fields of its object.
extension GraphKey {
  // Of an input.
  static var activeFormat: GraphKey { "activeFormat" }
  static var maxFrameRateOverride: GraphKey { "maxFrameRateOverride" }

  // Of a format.
  static var width: GraphKey { "width" }
  static var height: GraphKey { "height" }
  static var maxFrameRate: GraphKey { "maxFrameRate" }
  static var binned: GraphKey { "binned" }
  static var minFrameRate: GraphKey { "minFrameRate" }
  static var index: GraphKey { "index" }

  // Of `activeFrameRate`, where they stand already.
  static var min: GraphKey { "min" }
  static var max: GraphKey { "max" }

  // Of a connection.
  static var port: GraphKey { "port" }
  static var ports: GraphKey { "ports" }
  static var enabled: GraphKey { "enabled" }

  // Of a port.
  static var mediaType: GraphKey { "mediaType" }
  static var sourceDeviceType: GraphKey { "sourceDeviceType" }

  /// The keys that a configuration may add, by the path of the object that has them.
  package static var written: [(path: String, keys: [GraphKey])] {
    [
      ("inputs[]", [activeFormat, maxFrameRateOverride]),
      ("inputs[].activeFormat", [width, height, maxFrameRate, binned]),
      ("connections[]", [port, enabled]), ("connections[].port", [mediaType, sourceDeviceType]),
    ]
  }

  /// The keys that it changes or takes away where they stand, by the path of the object that has them.
  package static var rewritten: [(path: String, keys: [GraphKey])] {
    [
      ("inputs[].activeFormat", [minFrameRate, index]), ("inputs[].activeFrameRate", [min, max]),
      ("connections[]", [ports]),
    ]
  }
}
