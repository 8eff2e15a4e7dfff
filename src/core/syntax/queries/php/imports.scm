; `use` in all forms, and included files.
(namespace_use_declaration (namespace_use_clause (qualified_name prefix: (_) @import.module (name) @import.name) alias: (_)? @import.alias)) @import
(namespace_use_declaration (namespace_name) @import.module body: (namespace_use_group (namespace_use_clause . (name) @import.name alias: (_)? @import.alias))) @import
(require_once_expression [(string) (binary_expression right: (string))] @import.module @import.star) @import
(require_expression [(string) (binary_expression right: (string))] @import.module @import.star) @import
(include_once_expression [(string) (binary_expression right: (string))] @import.module @import.star) @import
