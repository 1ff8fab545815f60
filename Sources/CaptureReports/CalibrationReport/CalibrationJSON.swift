import CaptureSession
package import DeviceFacts
import JSONSource

/// The results of a calibration as a JSON document, with every reading, even those that the report for people leaves
/// out.
package struct CalibrationJSON {
  /// The text, ending with LF.
  package let bytes: [UInt8]

  package init(_ calibration: Calibration) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("fits") { writer in
        for fit in [calibration.hardware, calibration.pressure].compactMap({ $0 }) {
          writer.object { Self.write(fit, of: calibration, to: &$0) }
        }
      }
      writer.array("leftOut") { writer in
        for (id, why) in calibration.excluded {
          writer.object { writer in
            writer.member("id", id)
            writer.member("why", why.words)
          }
        }
      }
      writer.array("open") { writer in
        for group in calibration.entangled {
          writer.onOneLine { writer in
            writer.array { writer in
              for driver in group { writer.element(driver.title) }
            }
          }
        }
      }
      writer.array("next") { writer in
        for reading in calibration.next { writer.element(reading.words) }
      }
    }
    writer.endLine()
    bytes = writer.bytes
  }

  private static func write(_ fit: CostFit, of calibration: Calibration, to writer: inout JSONWriter) {
    writer.member("cost", fit.cost.rawValue)
    writer.member("isExplained", !calibration.unexplained.contains { $0.cost == fit.cost })
    writer.member("isChecked", fit.isChecked)
    writer.member("largestMiss", fit.largestMiss)
    writer.member("step", fit.step)
    writer.array("readings") { writer in
      for row in fit.rows {
        writer.onOneLine { writer in
          writer.object { writer in
            writer.member("id", row.id)
            writer.member("read", row.read)
            writer.member("model", row.model)
            writer.member("withoutIt", row.withoutIt)
          }
        }
      }
    }
  }
}
