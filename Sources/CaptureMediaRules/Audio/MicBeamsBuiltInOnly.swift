import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Only the built-in microphones have front and back beams.
  static var micBeamsBuiltInOnly: Rule {
    Rule(
      "mic-beams-built-in-only",
      title: "Beam of a microphone that is not built in",
      area: .audio,
      severity: .warning,
      rationale: """
        Beams are formed from the array of built-in microphones. An external microphone, such as a USB one or AirPods, is \
        copied to every connected audio port, whichever position the port is for.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["external", "assumesDirectionalAudio"],
      sources: [.session("WWDC19 225")],
      aliases: ["mic-external-recorded-twice"],
      examples: [
        .passing("mic | mic.back -> a: sound"),
        .failing("mic external | mic.⟦back⟧ -> a: sound"),
        .failing("app microphone='Records where a sound comes from.' assumesDirectionalAudio | mic")
          .and("mic.⟦back⟧ -> a: sound"),
      ]
    ) { session, report in
      let assumed = session.graph.app?.assumesDirectionalAudio
      guard !session.microphones.isEmpty, assumed?.value != false else { return }
      // The index of the first connection from a beam, keyed by the index of the microphone's input.
      var beams: [InputIndex: Int] = [:]
      for (index, connection) in session.connections.enumerated() {
        guard case .beam? = connection.port.port?.source, !connection.isImplicit, beams[connection.input] == nil
        else { continue }
        beams[connection.input] = index
      }
      for microphone in session.microphones {
        guard let index = beams[microphone.inputIndex] else { continue }
        let connection = session.connections[index]
        let port = session.portRange(0, of: connection)
        let external = microphone.input.external
        if let external, external.value {
          let ranges = SourceRange.inOrder(external.range, port)
          report.emit(
            "\"\(microphone.id)\" has no beams: it is not built in", at: ranges.later,
            label: "the same sound everywhere",
            notes: [Finding.Note("this port of an external microphone is for one direction", at: ranges.earlier)],
            help: "take its sound once, from a port without a position")
        } else if let assumed, external == nil {
          let ranges = SourceRange.inOrder(assumed.range, port)
          report.emit(
            "the sound of \"\(microphone.id)\" has a direction only while no other microphone is plugged in",
            at: ranges.later, label: "built-in microphones only",
            notes: [Finding.Note("the app assumes directional sound", at: ranges.earlier)],
            help: "watch AVAudioSession's route, and use one port while an external microphone is in it")
        }
      }
    }
  }
}
