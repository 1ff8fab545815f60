public import CaptureModel
import DeviceFacts
import JSONSource

extension ProfileRenderer {
  /// The list for other tools: one object with `profiles`. The JSON of one profile is its own document.
  public func renderListJSON(_ profiles: [DeviceProfile], tool: ReportTool) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      JSONRenderer.head(tool, to: &writer)
      writer.array("profiles") { writer in
        for profile in profiles { Self.element(profile, to: &writer) }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func element(_ profile: DeviceProfile, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", profile.id)
      writer.member("name", profile.name)
      writer.array("modelIdentifiers") { writer in
        for model in profile.modelIdentifiers { writer.element(model) }
      }
      writer.member("operatingSystem", profile.operatingSystem)
      writer.member("chip", profile.chip)
      writer.member("releaseYear", profile.releaseYear?.value)
      writer.member("multiCamSupported", profile.multiCamSupported)
      writer.array("cameras") { writer in
        for camera in profile.cameras { element(camera, of: profile, to: &writer) }
      }
      if let table = profile.multiCamDeviceSets {
        writer.object("multiCamDeviceSets") { writer in
          writer.member("complete", table.complete)
          writer.member("count", table.sets.count)
          writer.member("basis", profile.source(table.source)?.kind.rawValue)
          writer.member("likely", table.familySets?.count ?? 0)
        }
      } else {
        writer.member("multiCamDeviceSets", nil as String?)
      }
      writer.member("costBasis", profile.costModel.basis?.rawValue)
    }
  }

  private static func element(_ camera: ProfileCamera, of profile: DeviceProfile, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("deviceType", camera.deviceType.rawValue)
      writer.member("position", camera.position.rawValue)
      writer.member("formats", camera.formats.count { !profile.isOfFamily($0.source) })
      writer.member("formatsComplete", camera.formatsComplete)
      writer.member("multiCamFormatsComplete", camera.multiCamFormatsComplete)
      writer.member("formatsBasis", KnownFacts.basis(of: camera, in: profile)?.rawValue)
      writer.member("formatsOf", camera.formatsOf?.profile)
      writer.member("likelyMultiCamFormats", KnownFacts.likely(of: camera, in: profile).count)
      writer.member("doubtedFormats", profile.doubtedFormats(of: camera).count)
    }
  }
}
