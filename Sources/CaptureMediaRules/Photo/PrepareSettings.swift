import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app prepares its photos before the session starts.
  static var prepareSettings: Rule {
    Rule(
      "prepare-settings",
      title: "The app prepares other photos than it takes",
      area: .photo,
      severity: .note,
      rationale: """
        Preparing gets buffers and hardware ready for the kinds of photo that are listed. A photo of another kind is slow \
        at first, a kind that nobody takes wastes memory, and an empty list gives everything back. It is best done before \
        the session starts, and again only when the user changes what is to be taken.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["operations", "preparedPhotoSettings"],
      sources: [
        .session("WWDC16 511"),
        .symbol("AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:completionHandler:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo preparedPhotoSettings=[(rawPixelFormat=bgg4)]")
          .and("shot rawPixelFormat=bgg4"),
        .failing("single | back 1280x720 | photo preparedPhotoSettings=[] | ⟦shot⟧ rawPixelFormat=bgg4"),
        .failing("single | back 1280x720 | photo preparedPhotoSettings=[(codec=jpeg), ⟦(rawPixelFormat=bgg4)⟧]")
          .and("shot codec=jpeg"),
        .failing("single | back 1280x720 | photo | steps startRunning, prepareSettings ⟦photo⟧"),
        .failing("single | back 1280x720 | photo preparedPhotoSettings=[] | ⟦day⟧: shot | ⟦night⟧: shot flashMode=on"),
      ]
    ) { session, report in
      session.reportLatePreparation(&report)
      let requests = Dictionary(grouping: session.photoRequests(), by: \.output.index)
      for output in session.outputs(ofType: .photo) {
        guard let list = output.output.photo.preparedPhotoSettings, let own = requests[output.index] else { continue }
        let prepared = list.value.map { PhotoResources($0.value) }
        let asked = own.map { PhotoResources($0.settings) }
        // Sets, because even many requests are of only a few kinds.
        let (preparedKinds, askedKinds) = (Set(prepared), Set(asked))
        for (request, needs) in zip(own, asked) where !preparedKinds.contains(where: { $0.covers(needs) }) {
          let json = request.preparation(report.edit)
          report.emit(
            "\"\(output.id)\" is not prepared for \(request.title)", at: request.range, label: "slow at first",
            notes: [
              Finding.Note(list.value.isEmpty ? "nothing is prepared" : "it is prepared for these", at: list.range)
            ],
            fixes: [Fix("prepare for it", .unsafe, edits: [report.edit.adding(json, to: list.range)])])
        }
        for (settings, resources) in zip(list.value, prepared)
        where !askedKinds.contains(where: { resources.covers($0) }) {
          report.emit(
            "\"\(output.id)\" is prepared for photos that nobody takes", at: settings.range, label: "wasted memory",
            fixes: [Fix("do not prepare for it", .unsafe, edits: [report.edit.removing(settings.range)])])
        }
      }
    }
  }
}

/// The resources that a photo needs. No source says that a flash needs any.
private struct PhotoResources: Hashable {
  let raw: String?
  let processed: String?
  let bracket: Int
  let quality: PhotoQuality?
  let isHighResolution: Bool

  init(_ settings: PhotoSettings) {
    raw = settings.rawPixelFormat?.value.code
    processed = settings.codec?.value ?? settings.pixelFormat?.value.code ?? (raw == nil ? "jpeg" : nil)
    bracket = settings.bracketedSettings?.value.count ?? 0
    quality = settings.photoQualityPrioritization?.value
    isHighResolution = settings.highResolutionPhotoEnabled?.value ?? false
  }

  /// Whether these resources are enough for another photo.
  func covers(_ other: PhotoResources) -> Bool {
    raw == other.raw && processed == other.processed && bracket >= other.bracket
      && (quality ?? .balanced) >= (other.quality ?? .speed)
      && (isHighResolution || !other.isHighResolution)
  }
}

extension PhotoRequest {
  /// The request's own settings, as JSON text for the list of prepared settings.
  fileprivate func preparation(_ edit: DocumentEditor) -> String {
    let document = edit.document
    let object = [edit.value(settings.range)].compactMap { $0 }
    let members = object.flatMap { document.members(of: $0) }.filter { member in
      !["id", "output", "livePhotoMovieFileURL", "delegateMethods"].contains(document.string(of: member.key))
    }
    let texts = members.map { document.source[document.memberRange(of: $0)] }
    return texts.isEmpty ? "{}" : "{ \(texts.joined(separator: ", ")) }"
  }
}

extension ResolvedSession {
  /// Reports outputs that are first prepared while the session runs.
  fileprivate func reportLatePreparation(_ report: inout Emitter) {
    var seen: Set<String> = []
    for step in PhotoOperations(graph.operations, .prepareSettings).steps {
      guard seen.insert(step.target.value).inserted, let start = step.start else { continue }
      let edits = OperationMove.edits(from: start, after: step.index, in: graph.operations, report.edit)
      report.emit(
        "\"\(step.target.value)\" is prepared after the session starts", at: step.target.range,
        label: "better before the start",
        notes: [Finding.Note("the session starts here", at: graph.operations[start].range)],
        fixes: [Fix("start the session after this step", .unsafe, edits: edits)])
    }
  }
}
