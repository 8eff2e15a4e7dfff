; `using` brings all names of a namespace, or one under an alias.
(using_directive !name [(identifier) (qualified_name)] @import.module @import.star) @import
(using_directive name: (_) @import.namespace (qualified_name) @import.module) @import
