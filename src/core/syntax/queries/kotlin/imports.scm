; Imports of one name, of all names of a package, and under an alias.
(import (qualified_identifier) @import.path (identifier) @import.alias) @import
(import (qualified_identifier) @import.path) @import
