public import CaptureModel

/// The share of each input in the two costs of a session, for each way to run it. Plans are made from these.
///
/// Both costs are sums over the inputs, so the share of one camera doesn't depend on the others.
public struct CostShares: Sendable {
  private let model: CostModel

  // By camera: the part that doesn't depend on format, rate or port.
  private let fixed: [CostShare]

  // The terms that depend on something a plan can change, and the others.
  private static let changing = CostTerms { !$0.dependencies.isEmpty }
  private static let unchanging = CostTerms { $0.dependencies.isEmpty }
  private static let all = CostTerms { _ in true }

  /// The shares of a session's inputs; O(connections).
  public init(_ session: ResolvedSession) {
    let model = CostModel(session)
    self.model = model
    fixed = session.cameraIndices.map { camera in
      guard model.isCharged(camera) else { return .zero }
      return model.share(of: Self.unchanging, for: model.use(of: camera))
    }
  }

  /// The share of the inputs other than cameras.
  public var base: CostShare {
    var charges = CostCharges(model, isItemized: false)
    return model.share(of: Self.all, &charges) { terms, charges in model.chargeMicrophones(terms, to: &charges) }
  }

  /// The share of a camera as the session runs it.
  public func share(of camera: CameraIndex) -> CostShare {
    guard model.isCharged(camera) else { return .zero }
    return model.share(of: Self.changing, for: model.use(of: camera)) + fixed[camera.value]
  }

  /// The shares of a camera if it runs a format, one for each promised rate.
  ///
  /// The camera's streams and their ports stay as in the session.
  public func shares(of camera: CameraIndex, running format: DeviceFormat, promised rates: [FrameRate?]) -> [CostShare]
  {
    guard model.isCharged(camera), let first = rates.first else { return rates.map { _ in .zero } }
    var use = model.use(of: camera, running: format, promised: first)
    var charges = CostCharges(model, isItemized: false)
    return rates.map { rate in
      use.promise(rate, model.weights)
      return model.share(of: Self.changing, for: use, &charges) + fixed[camera.value]
    }
  }
}

extension CostModel {
  fileprivate func share(of terms: CostTerms, for use: CameraUse) -> CostShare {
    var charges = CostCharges(self, isItemized: false)
    return share(of: terms, for: use, &charges)
  }

  fileprivate func share(of terms: CostTerms, for use: CameraUse, _ charges: inout CostCharges) -> CostShare {
    share(of: terms, &charges) { terms, charges in charge(terms, for: use, to: &charges) }
  }

  /// The sums of some terms.
  fileprivate func share(
    of terms: CostTerms, _ charges: inout CostCharges, _ charge: (_ terms: [CostTerm], inout CostCharges) -> Void
  ) -> CostShare {
    func sum(_ terms: [CostTerm]) -> CostInterval {
      charges.clear()
      charge(terms, &charges)
      return charges.total
    }
    return CostShare(hardware: sum(terms.hardware), pressure: session.isMultiCam ? sum(terms.pressure) : .zero)
  }
}
