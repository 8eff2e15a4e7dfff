; Calls as written, also through pointers.
(call_expression function: (identifier) @call arguments: (_) @arguments)
(call_expression function: (field_expression argument: (_) @receiver field: (_) @call) arguments: (_) @arguments)
(call_expression function: (parenthesized_expression (pointer_expression argument: (identifier) @call)) arguments: (_) @arguments)
(call_expression function: [(call_expression) (subscript_expression)] @call.computed arguments: (_) @arguments)
