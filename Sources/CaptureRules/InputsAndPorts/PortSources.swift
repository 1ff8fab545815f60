import CaptureModel
import CaptureSession

extension PortResolution {
  /// The constituent of a virtual device, if its port was found; `nil` for every other port.
  fileprivate var constituent: DeviceType? {
    if case .found(let port) = self, case .constituent(let type) = port.source { return type }
    return nil
  }
}

extension ResolvedSession {
  /// The ports of constituents that connections name, each with its constituent.
  func constituentPorts() -> [(port: NamedPort, constituent: DeviceType)] {
    namedPorts { $0.constituent != nil }.compactMap { port in port.resolution.constituent.map { (port, $0) } }
  }

  /// The directional beams of microphones that connections name, each with its side.
  func beamPorts() -> [(port: NamedPort, side: DevicePosition)] {
    namedPorts { $0.port?.beamSide != nil }.compactMap { port in port.resolution.port?.beamSide.map { (port, $0) } }
  }
}
