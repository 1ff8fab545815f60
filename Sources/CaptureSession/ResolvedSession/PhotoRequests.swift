public import CaptureModel
public import JSONSource

/// A photo request of the app, with its photo output and the camera that feeds it.
public struct PhotoRequest {
  /// The settings of the request.
  public let settings: PhotoSettings

  /// The id of the request, if it has one.
  public let id: String?

  /// The output.
  public let output: ResolvedOutput

  /// The camera that feeds the output, if one is connected.
  public let camera: ResolvedCamera?

  /// The settings of the output.
  public var outputSettings: PhotoOutputSettings { output.output.photo }

  /// The size that the request names, or the one that its output allows if it asks for the largest; `nil` if it asks for
  /// none, or if the size is unknown.
  public var photoSize: Located<Dimensions>? {
    guard let asked = settings.maxPhotoDimensions else { return nil }
    if let size = asked.size { return size }
    guard let limit = outputSettings.maxPhotoDimensions else { return nil }
    let largest = limit.size?.value ?? camera?.activeFormat?.photoDimensions?.max { $0.pixels < $1.pixels }
    return largest.map { Located($0, at: asked.range) }
  }

  /// The place of findings about the request itself.
  public var range: SourceRange { settings.id?.range ?? settings.range }

  /// Whether the request asks for photos from several constituents.
  public var wantsConstituents: Bool {
    !(settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices?.value.isEmpty ?? true)
      || settings.dualCameraDualPhotoDeliveryEnabled?.value == true
  }

  /// The highest quality that the output allows; by default that of the session's class.
  public func highestQuality(isMultiCam: Bool) -> PhotoQuality {
    outputSettings.highestQuality(isMultiCam: isMultiCam)
  }
}

extension PhotoOutputSettings {
  /// The highest quality that its photos may prioritize: set by the app, or the default of the session.
  public func highestQuality(isMultiCam: Bool) -> PhotoQuality {
    maxPhotoQualityPrioritization?.value ?? (isMultiCam ? .speed : .balanced)
  }

  /// Whether photos from several constituents are on, under the newer or the older name.
  public var deliversConstituents: Bool {
    virtualDeviceConstituentPhotoDeliveryEnabled?.value == true || dualCameraDualPhotoDeliveryEnabled?.value == true
  }
}

extension ResolvedSession {
  /// The requests to photo outputs; a request without an output goes to the only one. O(connections).
  public func photoRequests() -> [PhotoRequest] {
    guard !graph.photoSettings.isEmpty else { return [] }
    let cameras = photoCameras()
    let outputs = photoOutputs(ofRequests: Array(graph.photoSettings.indices))
    return graph.photoSettings.indices.compactMap { index in
      guard let output = outputs[index] else { return nil }
      let settings = graph.photoSettings[index]
      let id = settings.id.map { graph.text(of: $0.value) }
      return PhotoRequest(settings: settings, id: id, output: output, camera: cameras[output.index])
    }
  }

  /// The photo outputs that take the requests at some places, by place; a request without an output goes to the only one.
  func photoOutputs(ofRequests places: [Int]) -> [Int: ResolvedOutput] {
    let photos = outputs(ofType: .photo)
    let named = outputsByName()
    var taking: [Int: ResolvedOutput] = [:]
    for place in places {
      let name = graph.photoSettings[place].output
      let only = photos.count == 1 && name == nil ? photos.first : nil
      if let output = name.flatMap({ named[$0.value] }) ?? only, output.type == .photo { taking[place] = output }
    }
    return taking
  }

  /// The camera that feeds each photo output; O(connections).
  public func photoCameras() -> [OutputIndex: ResolvedCamera] {
    guard outputs.contains(where: { $0.type == .photo }) else { return [:] }
    var cameras: [OutputIndex: ResolvedCamera] = [:]
    for connection in connections where connection.media == .video && outputType(connection.output) == .photo {
      guard cameras[connection.output] == nil else { continue }
      cameras[connection.output] = camera(ofInput: connection.input)
    }
    return cameras
  }
}
