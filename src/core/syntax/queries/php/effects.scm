; Effects besides calls: exceptions, changed state, error texts, and bindings of names.
(throw_expression (object_creation_expression . [(name) (qualified_name)] @raise.type))
(throw_expression (scoped_call_expression scope: [(name) (qualified_name)] @raise.type))
(throw_expression (variable_name) @raise)
(catch_clause type: (type_list (named_type (_) @catch.type)) name: (variable_name) @catch.name) @catch
(throw_expression (object_creation_expression (arguments (argument [(string) (encapsed_string) (binary_expression) (heredoc)] @error.raise))))
(throw_expression (object_creation_expression (arguments (argument (function_call_expression arguments: (arguments . (argument [(string) (encapsed_string)] @error.raise)))))))
(throw_expression (scoped_call_expression arguments: (arguments (argument [(string) (encapsed_string) (binary_expression)] @error.raise))))

(assignment_expression left: (_) @write)
(augmented_assignment_expression left: (_) @write.update)
(update_expression argument: (_) @write.update)
(global_declaration (variable_name) @global)
(foreach_statement (variable_name) @local)
(catch_clause name: (variable_name) @local)

(assignment_expression left: [(variable_name) (member_access_expression)] @bind right: (object_creation_expression . [(name) (qualified_name)] @bind.new))
(assignment_expression left: [(variable_name) (member_access_expression)] @bind right: [
  (function_call_expression function: (name) @bind.call)
  (member_access_expression) @bind.alias
  (variable_name) @bind.alias
])
(simple_parameter type: (_) @bind.type name: (variable_name) @bind)
(property_promotion_parameter type: (_) @bind.type name: (variable_name (name) @bind.field))
(property_promotion_parameter type: (_) @bind.type name: (variable_name) @bind)
(property_declaration type: (_) @bind.type (property_element name: (variable_name (name) @bind.field)))
