import JSONSource
import CaptureModel
import CapturePlanning
import Testing

/// The packed form of profiles.
struct PackingTests {
  /// A profile with every key, none of which is what it would be when left out.
  static let whole = #"""
    {
      "capplanProfile": 1, "id": "whole", "name": "Ünïcode \"device\"\n", "modelIdentifiers": ["iPhone0,1"],
      "operatingSystem": "iOS 1.0", "chip": "A0", "multiCamSupported": true,
      "releaseYear": { "value": 2018, "source": "s" },
      "firstOperatingSystem": { "value": "12.1", "source": "s" },
      "lastOperatingSystem": { "value": "18.7", "source": "s" }, "maxControlsCount": { "value": 7, "source": "s" },
      "camerasComplete": { "value": true, "source": "s" },
      "formatTables": {
        "table": [
          { "width": 1920, "height": 1440, "minFrameRate": 0.5, "maxFrameRate": 59.94, "binned": true,
            "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4032, "height": 3024 }],
            "readout": { "low": 1, "value": 1234567890.5, "high": 1e12, "source": "s" }, "fieldOfView": 69.6,
            "maxZoomFactor": 16, "stabilizationModes": ["cinematic"], "colorSpaces": ["P3_D65"], "videoHDR": true,
            "unsupportedOutputs": ["movieFile"], "highestPhotoQuality": true, "autoVideoFrameRate": true,
            "controls": { "minISO": 34, "maxISO": 3264, "minExposureDuration": 0.00001, "maxExposureDuration": 1,
                          "responsiveCapture": true, "zeroShutterLag": true, "globalToneMapping": true, "centerStage": true, "minZoomFactorForCenterStage": 1,
                          "maxZoomFactorForCenterStage": 3, "maxFrameRateForCenterStage": 30, "minFocusRectWidth": 0.1,
                          "minFocusRectHeight": 0.1, "minExposureRectWidth": 0.2, "minExposureRectHeight": 0.2 },
            "features": { "cinematicVideo": true, "minZoomFactorForCinematicVideo": 1, "smartFraming": true,
              "maxZoomFactorForCinematicVideo": 3, "maxFrameRateForCinematicVideo": 30, "dynamicAspectRatios": ["3x4"],
              "smudgeDetection": true, "autoFocusTracking": true, "minLensAperture": 1.48, "maxLensAperture": 4,
              "lowLightNoiseReduction": true, "cinematicVideoMetadata": true },
            "frameRateRanges": [{ "minFrameRate": 1, "maxFrameRate": 60 }],
            "depthFormats": [{ "width": 320, "height": 240, "maxFrameRate": 30, "pixelFormats": ["hdis"] }],
            "photoDepthFormats": [{ "width": 768, "height": 576, "maxFrameRate": 15, "pixelFormats": ["fdep"] }],
            "depthZoomRanges": [[1, 1.5]], "source": "s" }
        ]
      },
      "siblings": [{ "profile": "other", "source": "s" }],
      "cameras": [
        { "deviceType": "builtInDualCamera", "position": "front", "name": "Dual",
          "constituents": ["builtInTelephotoCamera"],
          "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "s" },
          "hasTorch": { "value": true, "source": "s" }, "hasFlash": { "value": true, "source": "s" }, "source": "s", "formatTable": "table", "formatsComplete": true,
          "multiCamFormatsComplete": true, "presets": { "hd1280x720": 7 }, "manualControls": true,
          "autoFocusSystem": "phaseDetection", "mattes": ["hair"],
          "controls": { "focusPointOfInterest": true, "exposurePointOfInterest": true, "minExposureTargetBias": -8,
                        "maxExposureTargetBias": 8, "smoothAutoFocus": true, "autoFocusRangeRestriction": true,
                        "lowLightBoost": true, "whiteBalanceGains": true, "maxWhiteBalanceGain": 4,
                        "exposureSignals": ["document"], "focusRectOfInterest": true, "exposureRectOfInterest": true,
                        "constituentLock": true, "lensApertureStops": [1.5, 4], "switchOverZoomFactors": [2] } }
      ],
      "multiCamDeviceSets": {
        "complete": true, "deviceTypes": ["builtInTelephotoCamera"], "source": "s",
        "sets": [[{ "deviceType": "builtInDualCamera", "position": "front" }]]
      },
      "microphones": { "count": 4, "beams": ["front"], "source": "s" },
      "costModel": {
        "basis": "measured", "note": "a note", "quantized": true, "step": 0.125,
        "hardware": {
          "pixelBudget": { "atZeroWeight": { "low": 1, "value": 2, "high": 3 },
                           "perUnitWeight": { "low": 4, "value": 5, "high": 6 }, "source": "s" },
          "deliveredWeight": { "low": 0.1, "value": 0.2, "high": 0.3, "source": "s" },
          "depthStream": { "low": 0.1, "value": 0.2, "high": 0.3, "source": "s" },
          "hdrFactor": { "low": 1.1, "value": 1.2, "high": 1.3, "source": "s" }
        },
        "systemPressure": {
          "perHardwareCost": { "low": 1, "value": 1, "high": 1, "source": "s" },
          "stabilization": { "standard": { "low": 1, "value": 1, "high": 1, "source": "s" } },
          "opticalStabilization": { "low": 1, "value": 1, "high": 1, "source": "s" },
          "videoHDR": { "low": 1, "value": 1, "high": 1, "source": "s" },
          "depthProjector": { "low": 1, "value": 1, "high": 1, "source": "s" },
          "lidar": { "low": 1, "value": 1, "high": 1, "source": "s" },
          "microphoneBeam": { "low": 1, "value": 1, "high": 1, "source": "s" }, "restsOnReading": true
        },
        "readings": [
          { "id": "r", "hardwareCost": [0.5, 0.75], "systemPressureCost": 1.5, "configuration": "two", "source": "s",
            "recorded": ["sizes"], "outcomes": ["ran"], "readWhen": "running", "operatingSystem": "iOS 2",
            "graph": {
              "session": { "type": "single" },
              "inputs": [
                { "id": "i", "deviceType": "builtInTelephotoCamera", "position": "back",
                  "activeFormat": { "width": 4, "height": 3, "maxFrameRate": 30, "binned": true, "pixelFormat": "420v" },
                  "maxFrameRateOverride": 15, "videoHDREnabled": true }
              ],
              "outputs": [{ "id": "o", "type": "movieFile", "width": 2, "height": 1 }],
              "connections": [
                { "input": "i", "output": "o", "preferredVideoStabilizationMode": "cinematic",
                  "port": { "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera",
                            "sourceDevicePosition": "back" } }
              ]
            } }
        ]
      },
      "sources": [{ "id": "s", "kind": "printed", "reference": "a listing", "note": "a note" }]
    }
    """#

  /// The same with its lists and its cost model taken over from another one.
  static var referring: String {
    let reference = #""formatsOf": { "profile": "other", "deviceType": "builtInDualCamera", "position": "front" }"#
    let text = whole.replacing(#""formatTable": "table""#, with: reference)
      .replacing(#""multiCamDeviceSets": {"#, with: #""multiCamDeviceSetsOf": "other", "x-sets": {"#)
    return text.replacing(#""costModel": {"#, with: #""costModelOf": "other", "x-costs": {"#)
  }

  @Test func everythingIsPacked() throws {
    // The lists are taken over from the same profile under another id, so that there are references, too.
    let other = ProfileDecoder.decode(SourceText(Self.whole.replacing(#""id": "whole""#, with: #""id": "other""#)))
    #expect(other.findings.isEmpty, "\(other.findings)")
    let result = ProfileDecoder.decode(SourceText(Self.referring)) { _ in other.profile }
    #expect(result.findings.isEmpty, "\(result.findings)")
    let profile = try #require(result.profile)
    // Every property has another value than a blank one: one that is not packed would be told apart.
    let lines = Self.parts(profile)
    for blank in ["nil", "0 elements", ": false", ": 0\n", ": \"\""] { #expect(!lines.contains(blank), "\(lines)") }
    #expect(Self.parts(Self.repacked(profile)) == lines)
  }

  @Test func otherReadoutsArePacked() throws {
    for readout in ["null", "5"] {
      let text = Self.whole.replacing(
        #"{ "low": 1, "value": 1234567890.5, "high": 1e12, "source": "s" }"#, with: readout)
      let profile = try #require(ProfileDecoder.decode(SourceText(text)).profile)
      #expect(Self.parts(Self.repacked(profile)) == Self.parts(profile))
    }
    let without = Self.whole.replacing(
      #""readout": { "low": 1, "value": 1234567890.5, "high": 1e12, "source": "s" },"#, with: "")
    let profile = try #require(ProfileDecoder.decode(SourceText(without)).profile)
    #expect(Self.parts(Self.repacked(profile)) == Self.parts(profile))
  }

  @Test func textsOfSeveralProfilesStandOnce() throws {
    let profile = try #require(ProfileDecoder.decode(SourceText(Self.whole)).profile)
    var packer = Packer()
    let first = packer.pack(profile)
    let texts = packer.texts
    #expect(packer.pack(profile) == first && packer.texts == texts)
    #expect(Self.parts(Self.unpacked(first, texts)) == Self.parts(profile))
  }

  @Test func whatIsCutShortIsReadToItsEnd() throws {
    let profile = try #require(ProfileDecoder.decode(SourceText(Self.whole)).profile)
    var packer = Packer()
    let packed = packer.pack(profile)
    for length in 0...packed.utf8.count {
      let part = Self.unpacked(String(decoding: packed.utf8.prefix(length), as: UTF8.self), packer.texts)
      // The id stands first, as its length and its place, and the remark on the only source last.
      #expect(part.id == (length < 1 ? "" : "whole"))
      #expect((part.sources.first?.note == "a note") == (length == packed.utf8.count), "\(length)")
    }
    let texts = packer.texts
    for length in 0...texts.utf8.count {
      let part = Self.unpacked(packed, String(decoding: texts.utf8.prefix(length), as: UTF8.self))
      #expect(part.id == String("whole".prefix(length)))
      #expect(part.cameras.count == profile.cameras.count)
    }
  }

  /// All that a profile holds, a line each; its parts describe themselves in fewer words.
  private static func parts(_ profile: DeviceProfile) -> String {
    var lines = ""
    dump(profile, to: &lines)
    let kept = lines.split(separator: "\n").filter { line in !notOfADocument.contains { line.contains("- \($0): ") } }
    return kept.joined(separator: "\n").replacing(", familySets: nil, familySource: nil", with: "") + "\n"
  }

  /// What the rules of a family, or a bundled profile whose place another one takes, add when a profile is handed out.
  private static let notOfADocument = [
    "maxFrameRateBounds", "multiCamSource", "disbelievedFormats", "familySets", "familySource",
    "formatsSource", "manualControlsSource", "autoFocusSource", "mattesSource", "controlsSource",
    "singleFormatsSource", "stillsSource", "colorSpacesSource", "claims", "photoSensor", "exposureBias",
    "takesConnectedCameras",
    "isSpecified", "specifiedFormats", "specifiedPhotos", "supportsControls",
  ]

  private static func repacked(_ profile: DeviceProfile) -> DeviceProfile {
    var packer = Packer()
    let packed = packer.pack(profile)
    return unpacked(packed, packer.texts)
  }

  private static func unpacked(_ packed: String, _ texts: String) -> DeviceProfile {
    var (packed, texts) = (packed, texts)
    return packed.withUTF8 { packed in texts.withUTF8 { DeviceProfile(packed: packed, texts: $0) } }
  }
}
