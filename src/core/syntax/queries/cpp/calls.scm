; C++ calls beyond C: qualified names, templates, constructions in all their forms.
(call_expression function: (qualified_identifier) @call.path arguments: (_) @arguments)
(call_expression function: (template_function name: (identifier) @call) arguments: (_) @arguments)
(call_expression function: (field_expression argument: (_) @receiver field: (template_method name: (_) @call)) arguments: (_) @arguments)
(call_expression function: (field_expression argument: (_) @receiver field: (dependent_name (template_method name: (_) @call))) arguments: (_) @arguments)
(call_expression function: (lambda_expression) @call.function)
(new_expression type: (type_identifier) @call.new arguments: (_)? @arguments)
(new_expression type: (qualified_identifier) @call.new arguments: (_)? @arguments)
(new_expression type: (template_type name: (_) @call.new) arguments: (_)? @arguments)
(compound_literal_expression type: [(type_identifier) (qualified_identifier)] @call.new)
(declaration type: [(type_identifier) (qualified_identifier)] @call.new declarator: (init_declarator value: [(argument_list) (initializer_list)] @arguments))
((call_expression function: [
  (template_function name: (identifier) @_make arguments: (template_argument_list . (type_descriptor type: [(type_identifier) (qualified_identifier)] @call.new)))
  (qualified_identifier name: (template_function name: (identifier) @_make
    arguments: (template_argument_list . (type_descriptor type: [(type_identifier) (qualified_identifier)] @call.new))))
] arguments: (_) @arguments) (#match? @_make "^(make_unique|make_shared|make_intrusive|MakeUnique|WrapUnique)$"))
