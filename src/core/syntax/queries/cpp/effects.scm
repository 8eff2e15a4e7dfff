; C++ effects beyond C: exceptions, streams of errors, references and `auto`.
(throw_statement (call_expression function: [(identifier) (qualified_identifier)] @raise.type))
(throw_statement (call_expression function: (template_function name: (_) @raise.type)))
(throw_statement (compound_literal_expression type: (_) @raise.type))
(throw_statement (new_expression type: (_) @raise.type))
(throw_statement) @raise.statement
(catch_clause parameters: (parameter_list (parameter_declaration type: (_) @catch.type))) @catch
(throw_statement (call_expression arguments: (argument_list [(string_literal) (concatenated_string) (binary_expression) (call_expression)] @error.raise)))
(throw_statement (compound_literal_expression value: (initializer_list [(string_literal) (concatenated_string) (binary_expression)] @error.raise)))
((call_expression function: (identifier) @_throw arguments: (argument_list (call_expression function: [(identifier) (qualified_identifier)] @raise.type)))
  (#match? @_throw "(^|_)(throw|THROW)"))
((binary_expression left: [(identifier) (qualified_identifier)] @_stream right: (string_literal) @error.log) (#match? @_stream "^(std::)?w?(cerr|clog)$"))
((binary_expression left: (call_expression arguments: (argument_list . (identifier) @_level)) right: (string_literal) @error.log)
  (#match? @_level "^(WARN|WARNING|ERROR|FATAL|DFATAL|QFATAL|CRITICAL)$"))

(init_declarator declarator: (reference_declarator (identifier) @local))
(for_range_loop declarator: (identifier) @local)
(for_range_loop declarator: (reference_declarator (identifier) @local))
(field_declaration declarator: (reference_declarator (field_identifier) @field))

(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @bind.type declarator: (init_declarator declarator: (reference_declarator (identifier) @bind)))
(for_range_loop type: [(type_identifier) (qualified_identifier) (template_type)] @bind.type declarator: (identifier) @bind)
(for_range_loop type: [(type_identifier) (qualified_identifier) (template_type)] @bind.type declarator: (reference_declarator (identifier) @bind))
(init_declarator declarator: (identifier) @bind value: (new_expression type: (_) @bind.new))
(init_declarator declarator: (pointer_declarator (identifier) @bind) value: (new_expression type: (_) @bind.new))
(init_declarator declarator: (identifier) @bind value: (call_expression function: [(qualified_identifier) (field_expression)] @bind.call))
((init_declarator declarator: (identifier) @bind value: (call_expression function: [
  (template_function name: (identifier) @_make arguments: (template_argument_list . (type_descriptor type: (_) @bind.new)))
  (qualified_identifier name: (template_function name: (identifier) @_make arguments: (template_argument_list . (type_descriptor type: (_) @bind.new))))
])) (#match? @_make "^make_"))
(field_declaration type: (_) @bind.type declarator: (reference_declarator (field_identifier) @bind.field))
