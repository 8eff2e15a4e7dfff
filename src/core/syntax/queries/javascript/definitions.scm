; Where the JavaScript grammar differs from the TypeScript one.
(field_definition property: (_) @name value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.function
(class_heritage [(identifier) (member_expression)] @extends)
(class_heritage (call_expression arguments: (arguments [(identifier) (member_expression)] @extends)))
