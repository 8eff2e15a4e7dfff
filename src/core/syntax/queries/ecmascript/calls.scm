; Calls and constructions as written; decorators count as calls of the decorator.
(call_expression function: [(identifier) (super)] @call arguments: (_) @arguments)
(call_expression function: (member_expression object: (_) @receiver property: (_) @call) arguments: (_) @arguments)
(call_expression function: [
  (parenthesized_expression [(function_expression) (arrow_function)] @call.function)
  (function_expression) @call.function
])
(new_expression constructor: (identifier) @call.new arguments: (_)? @arguments)
(new_expression constructor: (member_expression object: (_) @receiver property: (_) @call.new) arguments: (_)? @arguments)
(decorator (identifier) @call.decorator)
(decorator (member_expression object: (_) @receiver property: (_) @call.decorator))
(decorator (call_expression function: (identifier) @call.decorator arguments: (_) @arguments))
(decorator (call_expression function: (member_expression object: (_) @receiver property: (_) @call.decorator) arguments: (_) @arguments))
(call_expression function: [(call_expression) (subscript_expression)] @call.computed arguments: (_) @arguments)
