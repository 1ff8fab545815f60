extension AVCaptureSession {
  // MARK: Inputs

  public func canAddInput(_ input: AVCaptureInput) -> Bool { refusal(of: input) == nil }

  private func refusal(of input: AVCaptureInput) -> String? {
    if let session = input.session { return session === self ? "it is added already" : "another session has it" }
    guard let device = (input as? AVCaptureDeviceInput)?.device else { return nil }
    let devices = inputs.compactMap { ($0 as? AVCaptureDeviceInput)?.device }
    if devices.contains(device) { return "the session has an input of the device" }
    if !device.isCamera { return devices.contains { !$0.isCamera } ? "the session has a microphone" : nil }
    if !isMultiCam { return cameras.isEmpty ? nil : "Multiple video AVCaptureInputs are not supported" }
    let names = Set(
      (cameras + [device]).map { World.DeviceName(deviceType: $0.typeName, position: $0.position.fakeName) })
    let isAlone = names.count == 1
    let isInASet = World.current.multiCamDeviceSets.contains { Set($0).isSuperset(of: names) }
    return isAlone || isInASet ? nil : "the device is not supported beside those of the session"
  }

  public func addInput(_ input: AVCaptureInput) {
    addInputWithNoConnections(input)
    for output in outputs { formConnections(from: [input], to: output) }
    for layer in previewLayers where layer.connection == nil { formConnection(to: layer) }
  }

  public func addInputWithNoConnections(_ input: AVCaptureInput) {
    if let refusal = refusal(of: input) { CaptureException.invalidArgument.raise(refusal) }
    input.session = self
    inputs.append(input)
    if !isMultiCam { sessionPreset = sessionPreset }
  }

  public func removeInput(_ input: AVCaptureInput) {
    guard input.session === self else { return }
    for connection in connections where connection.inputPorts.contains(where: { $0.input === input }) {
      removeConnection(connection)
    }
    input.session = nil
    inputs.removeAll { $0 === input }
  }

  // MARK: Outputs

  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { refusal(of: output) == nil }

  private func refusal(of output: AVCaptureOutput) -> String? {
    if let session = output.session { return session === self ? "it is added already" : "another session has it" }
    let areStills = outputs.contains { $0 is AVCapturePhotoOutput } && output is AVCaptureStillImageOutput
    let arePhotos = outputs.contains { $0 is AVCaptureStillImageOutput } && output is AVCapturePhotoOutput
    if areStills || arePhotos { return "a photo output and a still image output exclude each other" }
    let mayRepeat = isMultiCam || output is AVCaptureVideoDataOutput && World.current.linkedSDK >= 16
    let repeats = outputs.contains { type(of: $0) == type(of: output) }
    return repeats && !mayRepeat ? "the session has an output of the type" : nil
  }

  public func addOutput(_ output: AVCaptureOutput) {
    addOutputWithNoConnections(output)
    formConnections(from: inputs, to: output)
  }

  public func addOutputWithNoConnections(_ output: AVCaptureOutput) {
    if let refusal = refusal(of: output) { CaptureException.invalidArgument.raise(refusal) }
    output.session = self
    outputs.append(output)
  }

  public func removeOutput(_ output: AVCaptureOutput) {
    guard output.session === self else { return }
    for connection in output.connections { removeConnection(connection) }
    output.session = nil
    outputs.removeAll { $0 === output }
  }

  func remove(_ layer: AVCaptureVideoPreviewLayer) {
    if let connection = layer.connection { removeConnection(connection) }
    previewLayers.removeAll { $0 === layer }
  }

  // MARK: Connections

  public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { refusal(of: connection) == nil }

  private func refusal(of connection: AVCaptureConnection) -> String? {
    let ports = connection.inputPorts
    guard !ports.isEmpty, ports.allSatisfy({ $0.input.session === self }) else {
      return "an input is not in the session"
    }
    if !isMultiCam && ports.contains(where: { !$0.isOwn }) { return "the port is for multi-camera sessions" }
    if let layer = connection.videoPreviewLayer {
      if layer.session !== self { return "the layer is not in the session" }
      if layer.connection != nil { return "the layer has a connection" }
      return ports.map(\.mediaType) == [.video] ? nil : "a preview layer takes one video port"
    }
    guard let output = connection.output, output.session === self else { return "the output is not in the session" }
    let usable = ports.filter { output.acceptedMedia.contains($0.mediaType) }
    if usable.isEmpty { return "the output takes none of the ports" }
    let taken = Set(output.connections.flatMap(\.inputPorts).map(\.mediaType)).intersection(output.acceptedMedia)
    if usable.contains(where: { taken.contains($0.mediaType) }) { return "the output has a source of the medium" }
    if output is AVCapturePhotoOutput, usable.contains(where: { !$0.isOwn }) {
      return "a constituent's port can't feed a photo output"
    }
    return fanOutRefusal(of: usable, to: output)
  }

  /// A port feeds one output of each type; several video data outputs from iOS 16 on.
  private func fanOutRefusal(of ports: [AVCaptureInput.Port], to output: AVCaptureOutput) -> String? {
    if output is AVCaptureVideoDataOutput, World.current.linkedSDK >= 16 { return nil }
    let others = connections.filter { other in
      other.output.map { $0 !== output && type(of: $0) == type(of: output) } ?? false
    }
    let repeated = others.contains { other in ports.contains(where: other.inputPorts.contains) }
    return repeated ? "the port feeds more than one output of the same type" : nil
  }

  public func addConnection(_ connection: AVCaptureConnection) {
    if let refusal = refusal(of: connection) { CaptureException.invalidArgument.raise(refusal) }
    keep(connection)
  }

  private func keep(_ connection: AVCaptureConnection) {
    connections.append(connection)
    connection.output?.connections.append(connection)
    connection.videoPreviewLayer?.connection = connection
  }

  public func removeConnection(_ connection: AVCaptureConnection) {
    connections.removeAll { $0 === connection }
    connection.output?.connections.removeAll { $0 === connection }
    if connection.videoPreviewLayer?.connection === connection { connection.videoPreviewLayer?.connection = nil }
  }

  /// Connects an output with the first port of each medium that it takes and has not got.
  private func formConnections(from inputs: [AVCaptureInput], to output: AVCaptureOutput) {
    for medium in output.acceptedMedia where medium != .metadata {
      guard let port = inputs.flatMap(\.ports).first(where: { $0.mediaType == medium }) else { continue }
      let connection = AVCaptureConnection(inputPorts: [port], output: output)
      if canAddConnection(connection) { keep(connection) }
    }
  }

  func formConnection(to layer: AVCaptureVideoPreviewLayer) {
    guard let port = inputs.flatMap(\.ports).first(where: { $0.mediaType == .video }) else { return }
    keep(AVCaptureConnection(inputPort: port, videoPreviewLayer: layer))
  }
}
