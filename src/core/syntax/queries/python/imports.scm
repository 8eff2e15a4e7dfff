; Imports in all forms. Matches that share a module node are parts of one import.
(import_statement name: (dotted_name) @import.module) @import
(import_statement name: (aliased_import name: (dotted_name) @import.module alias: (identifier) @import.namespace)) @import
(import_from_statement module_name: (_) @import.module name: (dotted_name) @import.name) @import
(import_from_statement module_name: (_) @import.module name: (aliased_import name: (dotted_name) @import.name alias: (identifier) @import.alias)) @import
(import_from_statement module_name: (_) @import.module (wildcard_import) @import.star) @import
; Imports here are for types only: this block never runs.
(if_statement condition: (identifier) @_checking consequence: (block) @import.types (#eq? @_checking "TYPE_CHECKING"))
(if_statement condition: (attribute attribute: (identifier) @_checking) consequence: (block) @import.types (#eq? @_checking "TYPE_CHECKING"))
