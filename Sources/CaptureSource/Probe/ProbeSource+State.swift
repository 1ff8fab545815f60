extension ProbeSource {
  /// What is given back, and how a run is stopped.
  var state: String {
    #"""
    // MARK: - What is given back

    nonisolated extension \#(type) {
      /// What sessions change of a camera, as it was before.
      private struct CameraState {
        private let device: AVCaptureDevice
        private let format: AVCaptureDevice.Format
        private let depthFormat: AVCaptureDevice.Format?
        private let colorSpace: AVCaptureColorSpace
        private let zoomFactor: CGFloat
        private let adjustsHDR: Bool
        private let isHDR: Bool

        init(of camera: Camera) {
          device = camera.device
          format = device.activeFormat
          depthFormat = device.activeDepthDataFormat
          colorSpace = device.activeColorSpace
          zoomFactor = device.videoZoomFactor
          adjustsHDR = device.automaticallyAdjustsVideoHDREnabled
          isHDR = device.isVideoHDREnabled
        }

        /// Gives it back. The format comes first, as it resets the others; each is set only where it is allowed.
        func restore() {
          guard (try? device.lockForConfiguration()) != nil else { return }
          defer { device.unlockForConfiguration() }
          device.activeFormat = format
          if let depthFormat, format.supportedDepthDataFormats.contains(depthFormat) {
            device.activeDepthDataFormat = depthFormat
          }
          if format.supportedColorSpaces.contains(colorSpace) { device.activeColorSpace = colorSpace }
          let zoomFactors = device.minAvailableVideoZoomFactor...device.maxAvailableVideoZoomFactor
          if zoomFactors.contains(zoomFactor) { device.videoZoomFactor = zoomFactor }
          if !adjustsHDR, format.isVideoHDRSupported {
            device.automaticallyAdjustsVideoHDREnabled = false
            device.isVideoHDREnabled = isHDR
          }
          device.automaticallyAdjustsVideoHDREnabled = adjustsHDR
        }
      }

      /// Whether the task that runs the probe was cancelled.
      private final class Cancellation: @unchecked Sendable {
        // Guards what follows.
        private let lock = NSLock()
        private var isCancelled = false

        func cancel() {
          lock.lock()
          defer { lock.unlock() }
          isCancelled = true
        }

        func check() throws {
          lock.lock()
          defer { lock.unlock() }
          if isCancelled { throw CancellationError() }
        }
      }

      /// Waits for what passes by itself.
      private func rest() throws {
        let end = Date(timeIntervalSinceNow: Self.pause)
        while Date() < end {
          try cancellation.check()
          Thread.sleep(forTimeInterval: min(0.2, Self.pause))
        }
      }
    }
    """#
  }
}
