; Effects besides calls: exceptions, changed state, error texts, and bindings of names.
(throw_expression (call_expression . [(identifier) (navigation_expression)] @raise.type))
(throw_expression (identifier) @raise)
(catch_block (identifier) @catch.name (user_type) @catch.type) @catch
(throw_expression (call_expression (value_arguments (value_argument [(string_literal) (multiline_string_literal) (binary_expression)] @error.raise))))
((call_expression (call_expression . (identifier) @_check) (annotated_lambda (lambda_literal (string_literal) @error.assert))) (#match? @_check "^(require|check|requireNotNull|checkNotNull|assert)$"))
((call_expression (navigation_expression (_) (identifier) @_level .) (annotated_lambda (lambda_literal (string_literal) @error.log))) (#match? @_level "^(warn|error|severe)$"))

(assignment left: (_) @write.update)
(unary_expression argument: (_) @write.update operator: ["++" "--"])
(function_body (block (property_declaration (variable_declaration . (identifier) @local))))
(block (property_declaration (variable_declaration . (identifier) @local)))
(lambda_parameters (variable_declaration . (identifier) @local))
(for_statement (variable_declaration . (identifier) @local))
(catch_block . (identifier) @local)
(class_body (property_declaration (variable_declaration . (identifier) @field)))
(class_parameter (identifier) @field)

(property_declaration (variable_declaration . (identifier) @bind [(user_type) (nullable_type)] @bind.type))
(property_declaration (variable_declaration . (identifier) @bind) (call_expression . [(identifier) (navigation_expression)] @bind.call))
(class_body (property_declaration (variable_declaration . (identifier) @bind.field [(user_type) (nullable_type)] @bind.type)))
(class_body (property_declaration (variable_declaration . (identifier) @bind.field) (call_expression . [(identifier) (navigation_expression)] @bind.call)))
(class_parameter (identifier) @bind.field [(user_type) (nullable_type)] @bind.type)
(parameter . (identifier) @bind [(user_type) (nullable_type)] @bind.type)
