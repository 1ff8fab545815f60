import CaptureModel

/// A graph in one line: `single | back 1280x720@30 videoZoomFactor=⟦200⟧ | photo`.
///
/// A line has elements with ` | ` between them. The first word of an element says what it is:
///
/// - `single` or `multi`: the session, with its type. Without one the graph has no session.
/// - `iOS 16.0`, `SDK 17.0`, `iOS 16.0 SDK 17.0`: the minimum system and the linked SDK.
/// - A camera or a microphone: `back` and `front` are wide cameras; `wide`, `tele`, `ultra`, `dual`, `dualWide`, `triple`
///   and `lidar` are at the back, `face` is the TrueDepth camera at the front; `mic`. The word is also the id. Another
///   id comes first, Apple's names say no position: `again: back`, `selfie: ultra front`, `desk: deskViewCamera`.
/// - An output: `video`, `photo`, `movie`, `preview`, `sound` (audio data), `depth`, `codes` (metadata), `still`. The
///   word is also the id, or another one comes first: `a: video`.
/// - `shot`: a photo request to the last photo output before it. With another id: `plain: shot`.
/// - `back -> video`: a connection. After a period comes its port: `back.metadataObject -> codes`; `dual.tele -> a`, the
///   port of a constituent; `mic.back -> sound`, a beam of a microphone; `back.any -> video`, no port. An output that
///   was not there before is added: `dual.tele -> a: video`.
/// - `steps addInput back, setPreset preset=high, startRunning`: the operations.
/// - Any key of a graph: `app`, `plan`, `pressureResponse`; one element of a list: `ignore rule=…`.
///
/// An output that no `->` names is connected to the last camera before it, a movie file also to the last microphone, a
/// sound only to that. `video unconnected` is not connected.
///
/// Members follow the first words: `key=value`, or the key alone where it is a Boolean that is true. A value is a
/// number, `true`, `false`, `null`, a word, a text in single quotes, a list `[a, b]` or an object `(key=value …)`.
/// `1280x720` is an object with width and height; in a camera it is the active format, with its rate and binning:
/// `1280x720@60 binned`. The `app` has `camera='…'` and `microphone='…'` for its purpose strings.
///
/// Keys and types are those of the graph's schema. A key in single quotes is taken as it is.
///
/// `⟦` and `⟧` enclose the places that a rule reports: a value, a key, or a whole element of several words. At the first
/// word of an element they mark its type, or the id of a request: `⟦back⟧ 1280x720`. An id is marked before the colon:
/// `⟦back⟧: back`.
package enum ExampleLine {
  /// The graph as JSON, with its marks.
  ///
  /// The keys of the document come in the order in which the line begins them, and the connections after the outputs; each
  /// is on a line of its own.
  package static func json(_ line: String) throws(ExampleLineFault) -> String {
    var reader = ElementReader(line)
    return MarkedLayout.text(of: try reader.document())
  }
}
