; Imports; `static` ones name a member of the class.
(import_declaration [(scoped_identifier) (identifier)] @import.path) @import
(import_declaration [(scoped_identifier) (identifier)] @import.path (asterisk) @import.star) @import
