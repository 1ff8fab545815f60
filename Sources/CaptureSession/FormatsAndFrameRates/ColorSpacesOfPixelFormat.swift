public import CaptureModel
import JSONSource

// The color spaces of a format that prints none, by its pixel format.
extension PixelFormat {
  /// The color spaces of formats with this pixel format; `nil` where that is not known.
  ///
  /// On iPhone 17 Pro 218 formats of 7 lists have exactly these, on iPhone 15 Pro 76 of 76 have one of these sets, and the
  /// wide-color flags of 72 formats of 8 more lists agree: 420v without, 420f and x420 with.
  fileprivate var colorSpaces: [ColorSpace]? {
    switch code {
    case "420v": [.sRGB]
    case "420f": [.sRGB, .displayP3]
    case "x420": [.hlgBT2020]
    default: nil
    }
  }
}

extension ResolvedCamera {
  /// Whether a format that doesn't tell has a color space, by the model and by the pixel format; `nil` if neither tells.
  func has(_ space: ColorSpace, in format: DeviceFormat) -> Bool? {
    if lacks(space) { return false }
    guard device?.has(.colorSpacesOfPixelFormats) == true else { return nil }
    let pixelFormats = input.activeFormat?.pixelFormat.map { [$0.value] } ?? format.pixelFormats ?? []
    var answer: Bool?
    for pixelFormat in pixelFormats {
      guard let known = pixelFormat.colorSpaces?.contains(space), answer ?? known == known else { return nil }
      answer = known
    }
    // Another format of this size may have it, unless the list is whole or the app asks for this pixel format.
    let isSettled = input.activeFormat?.pixelFormat != nil || device?.formatsComplete == true
    return answer == false && !isSettled ? nil : answer
  }

  /// Whether no format in the pixel format that the graph asks for has a color space, since the pixel format decides.
  func lacksInPixelFormat(_ space: ColorSpace) -> Bool {
    guard device?.has(.colorSpacesOfPixelFormats) == true, let asked = input.activeFormat?.pixelFormat else {
      return false
    }
    return asked.value.colorSpaces?.contains(space) == false
  }

  /// Whether no format that the graph may mean has a color space, whichever it is.
  public func lacksInAnyFormat(_ space: ColorSpace) -> Bool { lacks(space) || lacksInPixelFormat(space) }

  /// The id of the source that tells whether the camera has a color space where its format doesn't; `nil` if none does.
  package func source(of space: ColorSpace) -> String? {
    guard let device, activeFormat?.has(space) == nil else { return nil }
    return device.denial(of: space)?.source ?? device.claim(.colorSpacesOfPixelFormats)?.source
  }
}
