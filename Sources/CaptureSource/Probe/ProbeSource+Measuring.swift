extension ProbeSource {
  /// How costs are read, and what is done where something comes between.
  var measuring: String {
    #"""
    // MARK: - Measuring

    nonisolated extension \#(type) {
      /// What kept a session from running that would run at another time.
      private enum Disturbance: Error {
        case interruption
        case pressure
      }

      private func measure(_ experiments: [Experiment], into readings: inout ReadingStore) throws {
        let open = experiments.filter { !readings.has($0.name) }
        if open.count < experiments.count {
          log("capplan: \(experiments.count - open.count) of \(experiments.count) sessions were read before")
        }
        // A session takes about half a second to start and to stop.
        log("capplan: \(open.count) sessions to read, \(duration(of: open.count)) if the device stays cool")
        var failures = 0
        for (index, experiment) in open.enumerated() {
          try cancellation.check()
          log("capplan: \(index + 1) of \(open.count): \(experiment.name); \(duration(of: open.count - index)) left")
          do {
            let read = try measureUndisturbed(experiment)
            try readings.add(read.map(\.text), of: experiment.name)
            failures = 0
          } catch let refusal as Refusal {
            log("capplan: passed over: \(refusal.reason)")
          } catch Failure.sessionFailed(let code) where failures + 1 < Self.attempts {
            // One that fails is passed over until the next run; several in a row are no matter of theirs.
            failures += 1
            log("capplan: passed over: the session failed (\(code.rawValue))")
          }
        }
      }

      private func duration(of sessions: Int) -> String {
        let minutes = (Double(sessions) * (Self.settling + 1) / 60).rounded(.up)
        return minutes > 1 ? "about \(Int(minutes)) minutes" : "about a minute"
      }

      /// Reads an experiment, and again where something came between.
      private func measureUndisturbed(_ experiment: Experiment) throws -> [JSON] {
        var (failures, reason) = (0, Failure.interrupted)
        for _ in 0..<Self.pauses {
          do {
            try waitUntilCool(experiment)
            // Nothing of a session is left when the next one is made.
            return try autoreleasepool { try measure(experiment) }
          } catch Disturbance.interruption {
            reason = .interrupted
            log("capplan: interrupted; waiting for the cameras")
          } catch Disturbance.pressure {
            reason = .tooHot
            log("capplan: stopped a session, as the device gets hot")
          } catch let error as AVError {
            failures += 1
            if failures == Self.attempts { throw Failure.sessionFailed(error.code) }
            log("capplan: the session failed (\(error.code.rawValue)); trying again")
          }
          try rest()
        }
        throw reason
      }

      /// Reads the costs of a session before and while it runs. It is stopped in any case.
      private func measure(_ experiment: Experiment) throws -> [JSON] {
        let session = AVCaptureMultiCamSession()
        let events = SessionEvents(of: session)
        let graph = try configure(session, for: experiment)
        var configured = reading(of: session, experiment, graph, "configured")
        session.startRunning()
        defer { session.stopRunning() }
        let end = Date(timeIntervalSinceNow: Self.settling)
        while events.isUneventful, Date() < end {
          if heat(of: experiment) >= Self.critical { throw Disturbance.pressure }
          Thread.sleep(forTimeInterval: 0.05)
        }
        if events.isInterrupted { throw Disturbance.interruption }
        switch events.error {
        case nil:
          guard session.isRunning else { throw AVError(.sessionNotRunning) }
          return [configured, reading(of: session, experiment, graph, "running")]
        case .sessionHardwareCostOverage?, .unsupportedDeviceActiveFormat?:
          // That the session does not run is a fact about it, as its costs are.
          configured["x-runtimeError"] = events.error.map { JSON($0.rawValue) }
          return [configured]
        case let code?:
          throw AVError(code)
        }
      }

      private func reading(
        of session: AVCaptureMultiCamSession, _ experiment: Experiment, _ graph: JSON, _ moment: String
      ) -> JSON {
        [
          "id": JSON("\(experiment.name), \(moment)"), "graph": graph,
          "hardwareCost": JSON(session.hardwareCost), "systemPressureCost": JSON(session.systemPressureCost),
          "readWhen": JSON(moment), "systemPressureLevel": JSON(pressureLevels[pressure(on: experiment)].name),
        ]
      }

      /// The readings document.
      private func readings(_ store: ReadingStore) -> JSON {
        [
          "capplanReadings": 1, "modelIdentifier": JSON(model), "operatingSystem": JSON(operatingSystem),
          "x-build": JSON(process.operatingSystemVersionString), "readings": .list(store.readings.map(JSON.plain)),
        ]
      }
    }
    """#
  }
}
