; Calls and constructions as written.
(function_call_expression function: (name) @call arguments: (_) @arguments)
(function_call_expression function: (qualified_name) @call.path arguments: (_) @arguments)
(function_call_expression function: [(variable_name) (parenthesized_expression)] @call.computed arguments: (_) @arguments)
(member_call_expression object: (_) @receiver name: (name) @call arguments: (_) @arguments)
(nullsafe_member_call_expression object: (_) @receiver name: (name) @call arguments: (_) @arguments)
(scoped_call_expression scope: (_) @receiver name: (name) @call arguments: (_) @arguments)
(object_creation_expression [(name) (qualified_name)] @call.new (arguments)? @arguments)
