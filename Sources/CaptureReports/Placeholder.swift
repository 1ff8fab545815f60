enum CaptureReportsPlaceholder {}
