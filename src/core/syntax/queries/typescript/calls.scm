; The grammar reads `await f<T>()` as a call of `await f`.
(call_expression function: (await_expression (identifier) @call) arguments: (_) @arguments)
(call_expression function: (await_expression (member_expression object: (_) @receiver property: (_) @call)) arguments: (_) @arguments)
