extension ProbeSource {
  /// What the device and the system say while a session runs.
  var heat: String {
    #"""
    // MARK: - Heat

    nonisolated extension \#(type) {
      /// From coolest to hottest, as `ProcessInfo.ThermalState` has the first four.
      private var pressureLevels: [(name: String, level: AVCaptureDevice.SystemPressureState.Level)] {
        [
          ("nominal", .nominal), ("fair", .fair), ("serious", .serious), ("critical", .critical),
          ("shutdown", .shutdown),
        ]
      }

      /// The highest pressure that one of the cameras is under, as a place in `pressureLevels`.
      private func pressure(on experiment: Experiment) -> Int {
        let levels = Set(experiment.setups.map(\.camera.device.systemPressureState.level))
        return pressureLevels.lastIndex { levels.contains($0.level) } ?? 0
      }

      /// How hot the device or one of the cameras is, on the same scale.
      private func heat(of experiment: Experiment) -> Int {
        max(pressure(on: experiment), process.thermalState.rawValue)
      }

      private func waitUntilCool(_ experiment: Experiment) throws {
        for _ in 0..<Self.pauses {
          if heat(of: experiment) < Self.serious { return }
          log("capplan: the device is hot; waiting \(Int(Self.pause)) seconds")
          try rest()
        }
        throw Failure.tooHot
      }
    }

    // MARK: - Events

    nonisolated extension \#(type) {
      /// What the system says of a session, on whichever thread it says so.
      private final class SessionEvents: @unchecked Sendable {
        // Guards what follows; nothing else is shared between threads.
        private let lock = NSLock()
        private var code: AVError.Code?
        private var wasInterrupted = false
        private var observers: [any NSObjectProtocol] = []

        init(of session: AVCaptureSession) {
          let center = NotificationCenter.default
          observers = [
            center.addObserver(forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil) {
              [weak self] note in
              self?.note((note.userInfo?[AVCaptureSessionErrorKey] as? AVError)?.code ?? .unknown)
            },
            center.addObserver(forName: AVCaptureSession.wasInterruptedNotification, object: session, queue: nil) {
              [weak self] _ in
              self?.noteInterruption()
            },
          ]
        }

        deinit { observers.forEach(NotificationCenter.default.removeObserver) }

        var error: AVError.Code? { locked { code } }
        var isInterrupted: Bool { locked { wasInterrupted } }
        var isUneventful: Bool { locked { code == nil && !wasInterrupted } }

        private func note(_ error: AVError.Code) { locked { code = error } }
        private func noteInterruption() { locked { wasInterrupted = true } }

        private func locked<Value>(_ body: () -> Value) -> Value {
          lock.lock()
          defer { lock.unlock() }
          return body()
        }
      }
    }
    """#
  }
}
