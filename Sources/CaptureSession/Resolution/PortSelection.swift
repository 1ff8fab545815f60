import CaptureModel

/// Of the ports that a connection names, those that count.
///
/// Published libraries pass all ports of an input to a connection: the output takes those that fit, and the others
/// stay idle.
struct PortSelection {
  /// The first port.
  let first: PortResolution

  /// The further ports.
  let others: [PortResolution]

  /// The index of each among the named ports; empty if none was left out.
  let places: [Int]

  /// A connection with one port.
  init(_ port: PortResolution) {
    first = port
    others = []
    places = []
  }

  /// Of several ports, those that the output takes. A port that the input lacks counts too, since the app can't pass
  /// it; if the output takes none, all count.
  init(_ ports: [PortResolution], to output: OutputType) {
    let fits = { (port: PortResolution) in port.port.map { output.acceptedMedia.contains($0.media) } }
    guard ports.count > 1, ports.contains(where: { fits($0) == true }), ports.contains(where: { fits($0) == false })
    else {
      first = ports.first ?? .noneAccepted
      others = ports.count > 1 ? Array(ports.dropFirst()) : []
      places = []
      return
    }
    // Ports that the output takes come first: they carry the data.
    places = ports.indices.filter { fits(ports[$0]) == true } + ports.indices.filter { fits(ports[$0]) == nil }
    first = ports[places[0]]
    others = places.dropFirst().map { ports[$0] }
  }
}
