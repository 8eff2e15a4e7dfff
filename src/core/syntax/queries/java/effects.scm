; Effects besides calls: raised errors, changed state, error texts, and bindings of names.
(throw_statement (_) @raise)
(throws (_) @raise.declared)
(if_statement condition: (parenthesized_expression (instanceof_expression left: (identifier) @catch.name right: (_) @catch.type)) consequence: (_) @catch)
(catch_clause (catch_formal_parameter (catch_type (_) @catch.type) name: (identifier) @catch.name)) @catch
(assert_statement (_) (_) @error.assert)

(assignment_expression left: (_) @write.update)
(update_expression (_) @write.update)
(local_variable_declaration declarator: (variable_declarator name: (identifier) @local))
(formal_parameter name: (identifier) @local)
(enhanced_for_statement name: (identifier) @local)
(catch_formal_parameter name: (identifier) @local)
(resource name: (identifier) @local)
(lambda_expression parameters: (identifier) @local)
(enum_constant name: (identifier) @local)
(inferred_parameters (identifier) @local)
(field_declaration declarator: (variable_declarator name: (identifier) @field))

(local_variable_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind))
(local_variable_declaration declarator: (variable_declarator name: (identifier) @bind value: (object_creation_expression type: (_) @bind.new)))
(local_variable_declaration declarator: (variable_declarator name: (identifier) @bind value: (method_invocation !object name: (_) @bind.call)))
(field_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.field))
(formal_parameter type: (_) @bind.type name: (identifier) @bind)
(enhanced_for_statement type: (_) @bind.type name: (identifier) @bind)
(resource type: (_) @bind.type name: (identifier) @bind)
(catch_formal_parameter (catch_type . (_) @bind.type .) name: (identifier) @bind)
(assignment_expression left: [(identifier) (field_access)] @bind right: (object_creation_expression type: (_) @bind.new))

; Data flow.
(variable_declarator name: (identifier) @flow.to value: (_) @flow.from)
(assignment_expression left: (_) @flow.to right: (_) @flow.from)
(enhanced_for_statement name: (identifier) @flow.to value: (_) @flow.each)
(return_statement (_) @flow.return)
((lambda_expression body: (_) @flow.return) (#not-kind-eq? @flow.return "block"))

; A pattern binds the checked value; functions passed to a container method receive its elements.
(instanceof_expression right: (_) @bind.type name: (identifier) @bind)
(method_invocation object: (_) @flow.each arguments: (argument_list (lambda_expression parameters: (identifier) @flow.to)))
(method_invocation object: (_) @flow.each arguments: (argument_list (lambda_expression parameters: (inferred_parameters . (identifier) @flow.to .))))
