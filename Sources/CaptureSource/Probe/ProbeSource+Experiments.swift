extension ProbeSource {
  /// The sessions that are measured.
  var experiments: String {
    #"""
    // MARK: - What is measured

    nonisolated extension \#(type) {
      /// A camera as a session runs it.
      private struct Setup {
        let camera: Camera
        var format: AVCaptureDevice.Format

        /// Frames a second; `nil` leaves the format's.
        var maxFrameRate: Double?
        var stabilization: (name: String, value: AVCaptureVideoStabilizationMode)?
        var isHDR = false
        var depthFormat: AVCaptureDevice.Format?

        /// Whether a virtual camera streams from each constituent, and not from the one that it switches to.
        var usesConstituents = false
      }

      /// A session whose costs are read.
      private struct Experiment {
        /// What tells it from the others; the readings' ids are made of it.
        let name: String
        let setups: [Setup]

        /// The beams of the microphone; empty where the session has none.
        var beams: [(name: String, position: AVCaptureDevice.Position)] = []
      }

      /// Sessions that differ in one thing each: every camera alone, then several.
      private func experiments(with cameras: [Camera]) -> [Experiment] {
        guard AVCaptureMultiCamSession.isMultiCamSupported else {
          log("capplan: the device has no multi-camera sessions, so there are no costs to read")
          return []
        }
        // A camera without a format for multi-camera sessions has no costs to read.
        let setups = cameras.compactMap { camera in
          reference(among: formats(of: camera)).map { Setup(camera: camera, format: $0) }
        }
        var experiments = setups.flatMap(experimentsAlone)
        for set in Self.discoverySession().supportedMultiCamDeviceSets where set.count > 1 {
          let together = setups.filter { set.contains($0.camera.device) }
          guard together.count == set.count else { continue }
          experiments.append(experiment("together", together))
          let lightest = together.map(lightest)
          experiments.append(experiment("together", lightest))
        }
        if hasMicrophone, let setup = setups.first {
          let omnidirectional = (name: "unspecified", position: AVCaptureDevice.Position.unspecified)
          let beams = [(name: "back", position: AVCaptureDevice.Position.back), (name: "front", position: .front)]
          for beams in [[omnidirectional], [beams[0]], beams] {
            let names = beams.map { $0.name }.joined(separator: " and ")
            experiments.append(experiment("microphone \(names)", [setup], beams: beams))
          }
        }
        var names: Set<String> = []
        return experiments.filter { names.insert($0.name).inserted }
      }

      private func experimentsAlone(_ setup: Setup) -> [Experiment] {
        let formats = formats(of: setup.camera)
        func with(_ change: (inout Setup) -> Void) -> Setup {
          var changed = setup
          change(&changed)
          return changed
        }
        var experiments = [experiment("alone", [setup])]
        let isVirtual = !setup.camera.device.constituentDevices.isEmpty
        let others = isVirtual ? [lightest(setup).format] : formats
        experiments += others.map { format in experiment("alone", [with { $0.format = format }]) }
        for rate in [60.0, 30, 24, 15] where allows(rate, as: setup.format) {
          experiments.append(experiment("rate \(Int(rate))", [with { $0.maxFrameRate = rate }]))
        }
        // Off is what the others are measured with; auto is one of the rest; the preview's needs a preview.
        for mode in Self.stabilizationModes where !["off", "auto", "previewOptimized"].contains(mode.name) {
          guard setup.format.isVideoStabilizationModeSupported(mode.value) else { continue }
          experiments.append(experiment("stabilization \(mode.name)", [with { $0.stabilization = mode }]))
        }
        if let format = reference(among: formats.filter { $0.isVideoHDRSupported }) {
          experiments.append(experiment("alone", [with { $0.format = format }]))
          experiments.append(experiment("HDR", [with { ($0.format, $0.isHDR) = (format, true) }]))
        }
        if let format = reference(among: formats.filter { !$0.supportedDepthDataFormats.isEmpty }) {
          experiments.append(experiment("alone", [with { $0.format = format }]))
          let depths = format.supportedDepthDataFormats.sorted { pixels($0) < pixels($1) }
          for depth in [depths.first, depths.last].compactMap({ $0 }) {
            let changed = with { ($0.format, $0.depthFormat) = (format, depth) }
            experiments.append(experiment("depth \(name(of: depth))", [changed]))
          }
        }
        if isVirtual { experiments.append(experiment("constituents", [with { $0.usesConstituents = true }])) }
        return experiments
      }

      private func experiment(
        _ driver: String, _ setups: [Setup], beams: [(name: String, position: AVCaptureDevice.Position)] = []
      ) -> Experiment {
        let cameras = setups.map { "\($0.camera.name) \(name(of: $0.format))" }.joined(separator: ", ")
        return Experiment(name: "\(cameras), \(driver)", setups: setups, beams: beams)
      }

      /// The formats of a camera for multi-camera sessions, each once: what a reading says of a format tells them apart.
      private func formats(of camera: Camera) -> [AVCaptureDevice.Format] {
        var names: Set<String> = []
        return camera.device.formats.filter { format in
          format.isMultiCamSupported && Self.pixelFormats.contains(pixelFormat(of: format))
            && names.insert(name(of: format)).inserted
        }
      }

      /// The format whose size is nearest to 1920x1080; of several the fastest, unbinned before binned.
      private func reference(among formats: [AVCaptureDevice.Format]) -> AVCaptureDevice.Format? {
        func rank(_ format: AVCaptureDevice.Format) -> (Int, Int, Double) {
          (abs(pixels(format) - 1920 * 1080), format.isVideoBinned ? 1 : 0, -maxFrameRate(of: format))
        }
        return formats.min { rank($0) < rank($1) }
      }

      /// The same camera with the fewest pixels a second, binned if it can be.
      private func lightest(_ setup: Setup) -> Setup {
        let formats = formats(of: setup.camera)
        let binned = formats.filter(\.isVideoBinned)
        let lightest = (binned.isEmpty ? formats : binned).min {
          Double(pixels($0)) * maxFrameRate(of: $0) < Double(pixels($1)) * maxFrameRate(of: $1)
        }
        return Setup(camera: setup.camera, format: lightest ?? setup.format)
      }

      private func pixels(_ format: AVCaptureDevice.Format) -> Int {
        let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
        return Int(size.width) * Int(size.height)
      }

      private func maxFrameRate(of format: AVCaptureDevice.Format) -> Double {
        format.videoSupportedFrameRateRanges.map(\.maxFrameRate).max() ?? 0
      }

      /// Whether a rate lies in a range of the format and below its highest, as `videoMinFrameDurationOverride` has to.
      private func allows(_ rate: Double, as format: AVCaptureDevice.Format) -> Bool {
        let ranges = format.videoSupportedFrameRateRanges
        return rate < maxFrameRate(of: format) && ranges.contains { $0.minFrameRate <= rate && rate <= $0.maxFrameRate }
      }

      /// `1920x1080 420f at 60.0 binned`.
      private func name(of format: AVCaptureDevice.Format) -> String {
        let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
        let binning = format.isVideoBinned ? " binned" : ""
        return "\(size.width)x\(size.height) \(pixelFormat(of: format)) at \(maxFrameRate(of: format))\(binning)"
      }
    }
    """#
  }
}
