; Imports by path, with and without an alias.
(import_spec !name path: (_) @import.module) @import
(import_spec name: (_) @import.namespace path: (_) @import.module) @import
