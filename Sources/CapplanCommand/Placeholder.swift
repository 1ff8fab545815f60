enum CapplanCommandPlaceholder {}
