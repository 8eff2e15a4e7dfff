; Imports and exports in all forms. Matches that share a module node are parts of one import.
(import_statement source: (string) @import.module) @import
(import_statement (import_clause (identifier) @import.default) source: (string) @import.module) @import
(import_statement (import_clause (namespace_import (identifier) @import.namespace)) source: (string) @import.module) @import
(import_statement (import_clause (named_imports (import_specifier !alias name: (_) @import.name))) source: (string) @import.module) @import
(import_statement (import_clause (named_imports (import_specifier name: (_) @import.name alias: (_) @import.alias))) source: (string) @import.module) @import

(export_statement !declaration source: (string) @import.module) @import.reexport
(export_statement "*" @import.star source: (string) @import.module) @import.reexport
(export_statement (namespace_export (_) @import.namespace) source: (string) @import.module) @import.reexport
(export_statement (export_clause (export_specifier !alias name: [(_) "default"] @import.name)) source: (string) @import.module) @import.reexport
(export_statement (export_clause (export_specifier name: [(_) "default"] @import.name alias: [(_) "default"] @import.alias)) source: (string) @import.module) @import.reexport

(call_expression function: (identifier) @import.require arguments: (arguments . (string) @import.module)) @import
(call_expression function: (import) arguments: (arguments . (string) @import.module)) @import
(variable_declarator name: (_) @import.into value: [
  (call_expression function: (identifier) @import.require arguments: (arguments . (string) @import.module))
  (await_expression (call_expression function: (import) arguments: (arguments . (string) @import.module)))
  (member_expression
    object: (call_expression function: (identifier) @import.require arguments: (arguments . (string) @import.module))
    property: (property_identifier) @import.member)
]) @import

(export_statement !source (export_clause (export_specifier !alias name: [(_) "default"] @export.local)))
(export_statement !source (export_clause (export_specifier name: [(_) "default"] @export.local alias: [(_) "default"] @export.name)))
(export_statement value: (identifier) @export.default)
(assignment_expression left: (member_expression
  object: [(identifier) (member_expression object: (identifier) property: (property_identifier))] @export.object
  property: (property_identifier) @export.name) right: (_) @export.value)
