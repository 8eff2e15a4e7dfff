; Calls as written; a class is constructed by calling it.
(call_expression . (identifier) @call . (value_arguments) @arguments)
(call_expression . (identifier) @call . (annotated_lambda))
(call_expression . (navigation_expression . (_) @receiver (identifier) @call .) (value_arguments)? @arguments)
(call_expression . (call_expression) @call.computed (value_arguments) @arguments)
(binary_expression left: (binary_expression left: (identifier) @call operator: "<") operator: ">" right: (parenthesized_expression) @arguments)
(constructor_invocation (user_type . (identifier) @call.new) (value_arguments) @arguments)
(callable_reference (identifier) @call.reference .)
