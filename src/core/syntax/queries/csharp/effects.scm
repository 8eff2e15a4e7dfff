; Effects besides calls: exceptions, changed state, error texts, and bindings of names.
(throw_statement (_) @raise)
(throw_expression (_) @raise)
(throw_statement) @raise.statement
(catch_clause (catch_declaration type: (_) @catch.type)) @catch
(catch_clause (catch_declaration type: (_) @catch.type name: (_) @catch.name)) @catch
((invocation_expression function: (member_access_expression expression: (_) @_stream) arguments: (argument_list . (argument (_) @error.log))) (#eq? @_stream "Console.Error"))
((invocation_expression function: (member_access_expression expression: (_) @_debug) arguments: (argument_list (argument) . (argument (_) @error.assert)))
  (#match? @_debug "^(Debug|Trace|Contract)$"))

(assignment_expression left: (_) @write.update)
(postfix_unary_expression (_) @write.update)
(prefix_unary_expression ["++" "--"] (_) @write.update)
(local_declaration_statement (variable_declaration (variable_declarator name: (_) @local)))
(foreach_statement left: (identifier) @local)
(catch_declaration name: (_) @local)
(implicit_parameter) @local
(field_declaration (variable_declaration (variable_declarator name: (_) @field)))
(property_declaration name: (_) @field)

(local_declaration_statement (variable_declaration type: [(identifier) (generic_name) (qualified_name) (nullable_type)] @bind.type (variable_declarator name: (_) @bind)))
(local_declaration_statement (variable_declaration (variable_declarator name: (_) @bind (object_creation_expression type: (_) @bind.new))))
(local_declaration_statement (variable_declaration (variable_declarator name: (_) @bind (invocation_expression function: [(identifier) (member_access_expression)] @bind.call))))
(local_declaration_statement (variable_declaration (variable_declarator name: (_) @bind (await_expression (invocation_expression function: [(identifier) (member_access_expression)] @bind.call)))))
(field_declaration (variable_declaration type: (_) @bind.type (variable_declarator name: (_) @bind.field)))
(property_declaration type: (_) @bind.type name: (_) @bind.field)
(parameter type: (_) @bind.type name: (_) @bind)
(foreach_statement type: [(identifier) (generic_name) (qualified_name)] @bind.type left: (identifier) @bind)
