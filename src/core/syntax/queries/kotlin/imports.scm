; Imports of one name, of all names of a package, and under a name of one's own.
(import (qualified_identifier) @import.path (identifier) @import.alias) @import
(import (qualified_identifier) @import.path) @import
