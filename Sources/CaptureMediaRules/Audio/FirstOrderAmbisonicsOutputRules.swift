import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Audio data outputs ask for channel layouts that their microphone's mode supports.
  static var firstOrderAmbisonicsOutputRules: Rule {
    Rule(
      "foa-output-rules",
      title: "Channel layout that the microphone's mode does not support",
      area: .audio,
      severity: .error,
      rationale: """
        First-order ambisonics feeds one audio data output with an ambisonics or a stereo layout, or two with one of each. \
        In every other mode the layout tag stays unknown. The session checks this when it starts or commits, and throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["multichannelAudioMode", "spatialAudioChannelLayoutTag"],
      sources: [
        .symbol("AVCaptureAudioDataOutput.spatialAudioChannelLayoutTag"),
        .symbol("AVCaptureMultichannelAudioMode.firstOrderAmbisonics"),
      ],
      hasFix: true,
      examples: [
        .passing("single | mic multichannelAudioMode=firstOrderAmbisonics")
          .and("a: sound spatialAudioChannelLayoutTag=firstOrderAmbisonics")
          .and("b: sound spatialAudioChannelLayoutTag=stereo").on("iphone-13-mini"),
        .failing(
          "single | mic multichannelAudioMode=firstOrderAmbisonics | a: sound spatialAudioChannelLayoutTag=stereo"
        )
        .and("b: sound spatialAudioChannelLayoutTag=⟦stereo⟧").on("iphone-13-mini"),
        .failing("single | mic multichannelAudioMode=firstOrderAmbisonics | ⟦a: sound⟧").on("iphone-13-mini"),
        .failing("mic | a: sound spatialAudioChannelLayoutTag=⟦stereo⟧").on("iphone-13-mini"),
        .passing("single | mic multichannelAudioMode=firstOrderAmbisonics | movie").on("iphone-13-mini"),
        .passing("mic | a: sound spatialAudioChannelLayoutTag=unknown").on("iphone-13-mini"),
        .failing("single | mic multichannelAudioMode=firstOrderAmbisonics")
          .and("a: sound spatialAudioChannelLayoutTag=firstOrderAmbisonics")
          .and("b: sound spatialAudioChannelLayoutTag=⟦firstOrderAmbisonics⟧").on("iphone-13-mini"),
        .failing("single | mic multichannelAudioMode=firstOrderAmbisonics | spatial: sound")
          .with("spatialAudioChannelLayoutTag=firstOrderAmbisonics | stereo: sound spatialAudioChannelLayoutTag=stereo")
          .and("⟦meter⟧: sound spatialAudioChannelLayoutTag=stereo").on("iphone-13-mini").withoutFix(),
      ]
    ) { session, report in
      guard session.asksForLayout else { return }
      for (microphone, outputs) in session.audioDataOutputs() {
        guard microphone.isAmbisonic else {
          for output in outputs { output.reportLayout(without: microphone, &report) }
          continue
        }
        var taken: [AudioChannelLayout: ResolvedOutput] = [:]
        for output in outputs {
          if taken.count == 2 {
            report.emit(
              "\"\(output.id)\" is a third audio data output of \"\(microphone.id)\"", at: output.range,
              label: "two at the most",
              notes: taken.values.sorted { $0.index < $1.index }.map {
                Finding.Note("\"\($0.id)\" already takes its sound", at: $0.range)
              }, help: "first-order ambisonics feeds one output with ambisonics and one with stereo",
              subjects: [microphone.range] + outputs.map(\.range))
            continue
          }
          let layout = output.output.audioData.spatialAudioChannelLayoutTag
          if let layout, layout.value != .unknown, taken[layout.value] == nil {
            taken[layout.value] = output
            continue
          }
          output.report(layout, taken, among: outputs, of: microphone, &report)
        }
      }
    }
  }
}

extension ResolvedSession {
  /// Whether a microphone records first-order ambisonics or an output asks for a channel layout.
  fileprivate var asksForLayout: Bool {
    microphones.contains(where: \.isAmbisonic)
      || graph.outputs.contains { $0.audioData.spatialAudioChannelLayoutTag != nil }
  }

  /// The audio data outputs that each microphone feeds, each once, in connection order.
  fileprivate func audioDataOutputs() -> [(ResolvedMicrophone, [ResolvedOutput])] {
    let audio = Dictionary(uniqueKeysWithValues: outputs(ofType: .audioData).map { ($0.index, $0) })
    let inputs = Set(microphones.map(\.inputIndex))
    var fed: [InputIndex: [ResolvedOutput]] = [:]
    var seen: [InputIndex: Set<OutputIndex>] = [:]
    for connection in connections where inputs.contains(connection.input) {
      guard let output = audio[connection.output],
        seen[connection.input, default: []].insert(connection.output).inserted
      else { continue }
      fed[connection.input, default: []].append(output)
    }
    return microphones.map { ($0, fed[$0.inputIndex] ?? []) }
  }
}

extension ResolvedOutput {
  /// Reports an output that asks for a channel layout although its microphone doesn't use first-order ambisonics.
  fileprivate func reportLayout(without microphone: ResolvedMicrophone, _ report: inout Emitter) {
    guard let layout = output.audioData.spatialAudioChannelLayoutTag, layout.value != .unknown else { return }
    let mode = microphone.input.sound.multichannelAudioMode
    report.emit(
      "\"\(id)\" can't ask for \(layout.value.rawValue): \"\(microphone.id)\" does not record first-order ambisonics",
      at: layout.range, label: "only 'unknown' is allowed here",
      notes: [Finding.Note("\"\(microphone.id)\" feeds it", at: mode?.range ?? microphone.range)],
      fixes: [Fix("leave the layout out", .unsafe, edits: [report.edit.removing(layout.range)])],
      help: "leave the layout out, or set multichannelAudioMode to firstOrderAmbisonics")
  }

  /// Reports a layout that is missing, or that another output of the microphone already has. Of those that have the same
  /// one, the finding is about all, whichever comes first.
  fileprivate func report(
    _ layout: Located<AudioChannelLayout>?, _ taken: [AudioChannelLayout: ResolvedOutput],
    among outputs: [ResolvedOutput], of microphone: ResolvedMicrophone, _ report: inout Emitter
  ) {
    let free: AudioChannelLayout = taken[.firstOrderAmbisonics] == nil ? .firstOrderAmbisonics : .stereo
    let edits = report.edit.changing(
      output.range, set: [("spatialAudioChannelLayoutTag", "\"\(free.rawValue)\"")])
    let twin = layout.flatMap { taken[$0.value] }
    report.emit(
      twin.map { "\"\(id)\" asks for the same layout as \"\($0.id)\"" }
        ?? "\"\(id)\" names no channel layout, and \"\(microphone.id)\" records first-order ambisonics",
      at: layout?.range ?? output.range, label: twin == nil ? "no channel layout" : "one of each",
      notes: [Finding.Note("\"\(microphone.id)\" feeds it", at: microphone.input.sound.multichannelAudioMode?.range)],
      fixes: [Fix("ask for \(free.rawValue)", .unsafe, edits: edits)],
      help: "one output takes firstOrderAmbisonics or stereo; two take one of each",
      subjects: [microphone.range] + (twin == nil ? [output.range] : outputs.map(\.range)))
  }
}
