; Calls as written; decorators count as calls of the decorator.
(call function: (identifier) @call arguments: (_) @arguments)
(call function: (attribute object: (_) @receiver attribute: (identifier) @call) arguments: (_) @arguments)
(decorator (identifier) @call.decorator)
(decorator (attribute object: (_) @receiver attribute: (identifier) @call.decorator))
(decorator (call function: (identifier) @call.decorator arguments: (_) @arguments))
(decorator (call function: (attribute object: (_) @receiver attribute: (identifier) @call.decorator) arguments: (_) @arguments))
(call function: [(call) (subscript) (parenthesized_expression)] @call.computed arguments: (_) @arguments)
