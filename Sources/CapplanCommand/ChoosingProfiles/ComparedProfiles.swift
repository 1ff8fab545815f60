import CaptureReports
import CaptureSession

/// The reports of a graph before and after.
struct ComparedReports {
  let old: FileReport?
  let new: FileReport?

  /// The profiles that only the new graph asks for.
  let newlyChecked: [String]

  /// What plans for the old graph aim at, as set outside it.
  let aimsBefore: PlanAims
}

/// The profiles that two graphs are judged on.
struct ComparedProfiles {
  /// Those of the new graph.
  let ofNew: [String]

  /// The same, and those that only the old graph asks for.
  let ofOld: [String]

  /// Those that only the new graph asks for.
  let added: [String]

  /// Combines what the two graphs ask for; a graph that asks for none is judged on those of the other.
  init(old: ProfileSelection?, new: ProfileSelection?) {
    let asked = [old, new].map { $0.flatMap { $0.isDefault ? nil : $0.ids } ?? [] }
    let (before, after) = (asked[0], asked[1])
    if before.isEmpty && after.isEmpty {
      ofNew = [old, new].compactMap { $0 }.first(where: \.isDefault)?.ids ?? []
    } else {
      ofNew = after.isEmpty ? before : after
    }
    ofOld = ofNew + before.filter { !after.contains($0) && !after.isEmpty }
    added = before.isEmpty ? [] : after.filter { !before.contains($0) }
  }
}
