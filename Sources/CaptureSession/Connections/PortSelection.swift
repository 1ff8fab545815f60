import CaptureModel

/// Chooses the ports that count, among those that a connection names.
///
/// Published libraries pass all ports of an input to a connection; the output takes those that fit, and the others stay
/// idle.
struct PortSelection {
  /// The first port.
  let first: PortResolution

  /// The further ports.
  let others: [PortResolution]

  /// The index of each chosen port among the named ones; empty if none was left out.
  let places: [Int]

  /// A connection with one port.
  init(_ port: PortResolution) {
    first = port
    others = []
    places = []
  }

  /// Chooses the ports that the output takes. A port that the input lacks counts too, since the app can't pass it. If
  /// the output takes no port, all count.
  init(_ ports: [PortResolution], to output: OutputType) {
    let fits = { (port: PortResolution) in port.port.map { output.acceptedMedia.contains($0.media) } }
    guard ports.count > 1, ports.contains(where: { fits($0) == true }), ports.contains(where: { fits($0) == false })
    else {
      first = ports.first ?? .noneAccepted
      others = ports.count > 1 ? Array(ports.dropFirst()) : []
      places = []
      return
    }
    // The ports that the output takes come first, since they carry the data.
    places = ports.indices.filter { fits(ports[$0]) == true } + ports.indices.filter { fits(ports[$0]) == nil }
    first = ports[places[0]]
    others = places.dropFirst().map { ports[$0] }
  }
}
