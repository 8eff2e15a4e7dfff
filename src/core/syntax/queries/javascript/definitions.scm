; Differences between the JavaScript and the TypeScript grammar.
(field_definition property: (_) @name value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.function
(class_heritage [(identifier) (member_expression)] @extends)
(class_heritage (call_expression arguments: (arguments [(identifier) (member_expression)] @extends)))
