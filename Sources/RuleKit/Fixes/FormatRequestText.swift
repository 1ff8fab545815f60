public import CaptureModel

extension DeviceFormat {
  /// The JSON that requests this format in a graph.
  public var requestText: String { "{ \(requestMembers.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", ")) }" }

  /// The keys and values that distinguish it from the camera's other formats.
  public var requestMembers: [(key: String, json: String)] {
    var members = [("width", "\(width)"), ("height", "\(height)")]
    if let highestRate { members.append(("maxFrameRate", "\(highestRate)")) }
    if let binned { members.append(("binned", "\(binned)")) }
    return members
  }
}

extension DepthFormat {
  /// The JSON that requests it, with the requested media subtype if it has that subtype.
  public func requestText(_ asked: PixelFormat?) -> String {
    let code = asked.flatMap { asked in pixelFormats.map { $0.contains(asked) ? asked : $0.first } ?? asked }
    return "{ \"width\": \(width), \"height\": \(height)" + (code.map { ", \"pixelFormat\": \"\($0)\"" } ?? "") + " }"
  }
}
