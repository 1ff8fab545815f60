/// The device profiles that come with capplan, by their ids: the JSON text of their files, and packed, to be read at once.
///
/// `PackedProfiles.swift`, which `make profiles` writes, has its members: `ids`, `text(of:)` and `packed(_:)`.
public enum DeviceProfiles {}
