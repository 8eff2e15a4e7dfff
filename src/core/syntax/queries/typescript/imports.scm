; Import and export assignments.
(import_statement (import_require_clause (identifier) @import.namespace source: (string) @import.module)) @import
(export_statement "=" (identifier) @export.default)
