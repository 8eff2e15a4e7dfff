; `use` names trees of paths; `mod name;` includes a file.
(use_declaration argument: (_) @import.tree) @import
(mod_item name: (_) @import.module @import.namespace !body) @import
