import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A synchronizer does not synchronize sensors.
  static var syncObjectNotHardware: Rule {
    Rule(
      "sync-object-not-hardware",
      title: "Synchronizer over cameras that are not in step",
      area: .synchronization,
      severity: .note,
      rationale: """
        AVCaptureDataOutputSynchronizer gathers what outputs deliver for one time into one callback. It moves no sensor: \
        frames of separate inputs are as far apart as the cameras run, and only the constituents of one virtual device \
        are read out together.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["synchronizers"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDataOutputSynchronizer")],
      examples: [
        .passing(
          "dual 1280x720 | dual.wide -> a: video | dual.tele -> b: video | synchronizers id=pairs outputs=[a, b]"),
        .failing("back 1280x720 | a: video | front 1280x720 | b: video | synchronizers id=pairs outputs=[a, ⟦b⟧]"),
        .passing("back 1280x720 | scene: video | face 640x480 | portrait: video | depth")
          .and("synchronizers id=faces outputs=[portrait, depth]"),
      ]
    ) { session, report in
      // If the graph says whether its cameras must be synchronized, `sync-two-separate-inputs-unsynced` judges that.
      guard session.cameras.count > 1, session.graph.app?.needsSynchronizedCameras == nil else { return }
      var sources: [OutputIndex: InputIndex] = [:]
      for connection in session.connections where sources[connection.output] == nil {
        if connection.media == .video || connection.media == .depthData {
          sources[connection.output] = connection.input
        }
      }
      for (synchronizer, outputs) in SynchronizedOutputs.all(of: session) {
        let images = outputs.compactMap { entry in sources[entry.output.index].map { (entry: entry, input: $0) } }
        guard let first = images.first, let other = images.first(where: { $0.input != first.input }) else { continue }
        let names = [first, other].map { session.graph.inputName($0.input) }
        report.emit(
          "\"\(synchronizer)\" does not synchronize \"\(names[0])\" and \"\(names[1])\": it groups their callbacks",
          at: other.entry.name.range, label: "from another camera",
          notes: [Finding.Note("\"\(first.entry.output.id)\" is from \"\(names[0])\"", at: first.entry.name.range)],
          help: "expect entries without a partner; set app.needsSynchronizedCameras if frames must show the same moment"
        )
      }
    }
  }
}
