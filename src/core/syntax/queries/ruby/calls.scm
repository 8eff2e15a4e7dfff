; Calls as written; a lone name as a statement calls a method unless it is a variable.
(call !receiver method: [(identifier) (constant) (super)] @call arguments: (_)? @arguments)
(call receiver: (_) @receiver method: [(identifier) (constant)] @call arguments: (_)? @arguments)
(body_statement (identifier) @call)
(then (identifier) @call)
(block_body (identifier) @call)
(super) @call
