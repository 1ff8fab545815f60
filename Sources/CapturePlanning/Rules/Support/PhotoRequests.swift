/// A photo that the app asks for, with the photo output that takes it and the camera behind that.
struct PhotoRequest {
  /// What is asked.
  let settings: PhotoSettings

  /// The request in words: `"portrait"`, or `a request` where it has no id.
  let title: String

  /// The output.
  let output: ResolvedOutput

  /// The camera that feeds the output; `nil` where none is connected.
  let camera: ResolvedCamera?

  /// What the output is set to.
  var outputSettings: PhotoOutputSettings { output.output.photo }

  /// Where findings about the request as such stand.
  var range: SourceRange { settings.id?.range ?? settings.range }

  /// Whether it asks for photos of several constituents.
  var wantsConstituents: Bool {
    !(settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices?.value.isEmpty ?? true)
      || settings.dualCameraDualPhotoDeliveryEnabled?.value == true
  }

  /// The highest quality that the output allows; where the app sets none, the default of the session's class.
  func highestQuality(isMultiCam: Bool) -> PhotoQuality {
    outputSettings.maxPhotoQualityPrioritization?.value ?? (isMultiCam ? .speed : .balanced)
  }

  /// A fix that switches something on at the output.
  func enabling(_ key: String, _ present: Located<Bool>?, _ edit: DocumentEditor) -> Fix {
    output.writing([(key, "true", present?.range)], "enable it on \"\(output.id)\"", edit)
  }
}

extension PhotoOutputSettings {
  /// Whether photos of several constituents are switched on, under the newer or the older name.
  var deliversConstituents: Bool {
    virtualDeviceConstituentPhotoDeliveryEnabled?.value == true || dualCameraDualPhotoDeliveryEnabled?.value == true
  }
}

extension ResolvedOutput {
  /// A fix that writes members of the output.
  func writing(_ members: [DocumentEditor.NewMember], _ title: String, _ edit: DocumentEditor) -> Fix {
    Fix(title, .unsafe, edits: edit.writing(members, in: output.range))
  }
}

extension ResolvedSession {
  /// The requests that go to photo outputs; one that names no output goes to the only photo output; O(connections).
  func photoRequests() -> [PhotoRequest] {
    guard !graph.photoSettings.isEmpty else { return [] }
    let cameras = photoCameras()
    let photos = outputs(ofType: .photo)
    let named = outputsByName()
    return graph.photoSettings.compactMap { settings in
      let only = photos.count == 1 && settings.output == nil ? photos.first : nil
      guard let output = settings.output.flatMap({ named[$0.value] }) ?? only, output.type == .photo else { return nil }
      let title = settings.id.map { "\"\(graph.text(of: $0.value))\"" } ?? "a request"
      return PhotoRequest(settings: settings, title: title, output: output, camera: cameras[output.index])
    }
  }

  /// The camera that feeds each photo output, by the output's place in the graph; O(connections).
  func photoCameras() -> [Int: ResolvedCamera] {
    guard outputs.contains(where: { $0.type == .photo }) else { return [:] }
    var cameras: [Int: ResolvedCamera] = [:]
    for connection in connections where connection.media == .video && outputType(connection.output) == .photo {
      guard cameras[connection.output] == nil else { continue }
      cameras[connection.output] = camera(ofInput: connection.input)
    }
    return cameras
  }
}
