; Effects besides calls: errors and panics, changed state, error texts, and bindings of names.
((call_expression function: (identifier) @_err arguments: (arguments . [(scoped_identifier) (identifier)] @raise.type)) (#eq? @_err "Err") (#match? @raise.type "^[A-Z]|::"))
((call_expression function: (identifier) @_err arguments: (arguments . (struct_expression name: (_) @raise.type))) (#eq? @_err "Err"))
((call_expression function: (identifier) @_err arguments: (arguments . (call_expression function: [(scoped_identifier) (identifier)] @raise.type))) (#eq? @_err "Err"))
((call_expression function: (identifier) @_err arguments: (arguments . (macro_invocation macro: (_) @raise.type))) (#eq? @_err "Err") (#not-eq? @raise.type "format"))
((call_expression function: (field_expression field: (_) @_or) arguments: (arguments . [(scoped_identifier) @raise.type (struct_expression name: (_) @raise.type)])) (#eq? @_or "ok_or"))
((call_expression function: (field_expression field: (_) @_or) arguments: (arguments (closure_expression body: (macro_invocation macro: (_) @raise.type)))) (#match? @_or "^(ok_or_else|map_err)$") (#not-eq? @raise.type "format"))
((macro_invocation macro: (_) @raise.type) (#match? @raise.type "^(.*::)?(panic|bail|ensure|unreachable|unimplemented|todo)$"))

((macro_invocation macro: (_) @_macro (token_tree (string_literal) @error.raise)) (#match? @_macro "^(.*::)?(panic|bail|ensure|anyhow|eyre|unreachable|unimplemented|todo)$"))
((macro_invocation macro: (_) @_macro (token_tree (string_literal) @error.assert)) (#match? @_macro "^(debug_)?assert(_eq|_ne)?$"))
((call_expression function: (identifier) @_err arguments: (arguments [
  (string_literal) @error.raise
  (macro_invocation (token_tree . (string_literal) @error.raise))
  (call_expression arguments: (arguments (string_literal) @error.raise))
  (call_expression arguments: (arguments (macro_invocation (token_tree . (string_literal) @error.raise))))
  (call_expression function: (field_expression value: (string_literal) @error.raise))
])) (#eq? @_err "Err"))
((call_expression function: (field_expression field: (_) @_or) arguments: (arguments (closure_expression body: [
  (macro_invocation (token_tree . (string_literal) @error.raise))
  (string_literal) @error.raise
]))) (#match? @_or "^(ok_or_else|map_err|with_context|wrap_err_with|unwrap_or_else)$"))
((attribute (identifier) @_error arguments: (token_tree . (string_literal) @error.raise)) (#eq? @_error "error"))

(assignment_expression left: (_) @write.update)
(compound_assignment_expr left: (_) @write.update)
(let_declaration pattern: (identifier) @local)
(let_declaration pattern: (tuple_pattern (identifier) @local))
(for_expression pattern: (identifier) @local)
(closure_parameters (identifier) @local)
(field_declaration name: (_) @field)

(let_declaration pattern: (identifier) @bind type: (_) @bind.type)
(let_declaration pattern: (identifier) @bind value: [
  (call_expression function: [(identifier) (scoped_identifier) (field_expression)] @bind.call)
  (try_expression (call_expression function: [(identifier) (scoped_identifier) (field_expression)] @bind.call))
  (await_expression (call_expression function: [(identifier) (scoped_identifier) (field_expression)] @bind.call))
  (struct_expression name: (_) @bind.new)
  (reference_expression value: [(identifier) (field_expression)] @bind.alias)
  [(identifier) (field_expression)] @bind.alias
])
(parameter pattern: (identifier) @bind type: (_) @bind.type)
(field_declaration name: (_) @bind.field type: (_) @bind.type)
(enum_item name: (_) @bind.type body: (enum_variant_list (enum_variant name: (_) @bind.field)))
