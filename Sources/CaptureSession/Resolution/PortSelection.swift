import CaptureModel

/// The ports of a connection that count, of those that it names.
///
/// Published libraries pass all ports of an input to a connection: the output takes those that fit, and the others are idle.
struct PortSelection {
  /// The first port.
  let first: PortResolution

  /// The further ports.
  let others: [PortResolution]

  /// Where each stands among those that are named; empty where none was left out.
  let places: [Int]

  /// A connection of one port.
  init(_ port: PortResolution) {
    first = port
    others = []
    places = []
  }

  /// Of several ports those that the output takes. A port that the input does not have counts too, since there is nothing
  /// to pass; and all count where the output takes none.
  init(_ ports: [PortResolution], to output: OutputType) {
    let fits = { (port: PortResolution) in port.port.map { output.acceptedMedia.contains($0.media) } }
    guard ports.count > 1, ports.contains(where: { fits($0) == true }), ports.contains(where: { fits($0) == false })
    else {
      first = ports.first ?? .noneAccepted
      others = ports.count > 1 ? Array(ports.dropFirst()) : []
      places = []
      return
    }
    // What the output takes comes first: it is what flows.
    places = ports.indices.filter { fits(ports[$0]) == true } + ports.indices.filter { fits(ports[$0]) == nil }
    first = ports[places[0]]
    others = places.dropFirst().map { ports[$0] }
  }
}
