; What running the code does besides calling: throwing, changing state, saying why, and what names are bound to.
(throw_statement (new_expression constructor: [(identifier) (member_expression)] @raise))
(throw_statement (call_expression function: [(identifier) (member_expression)] @raise))
(throw_statement (identifier) @raise)
(call_expression function: (member_expression object: (identifier) property: (property_identifier) @raise.reject)
  arguments: (arguments . (new_expression constructor: [(identifier) (member_expression)] @raise)))
(call_expression function: (identifier) @raise.reject
  arguments: (arguments . (new_expression constructor: [(identifier) (member_expression)] @raise)))
(catch_clause parameter: (identifier) @catch.name) @catch

(new_expression constructor: [(identifier) (member_expression)] @error.constructor
  arguments: (arguments [(string) (template_string) (binary_expression)] @error.new))
(throw_statement (new_expression arguments: (arguments [(string) (template_string) (binary_expression)] @error.raise)))
(throw_statement (call_expression arguments: (arguments [(string) (template_string) (binary_expression)] @error.raise)))
(throw_statement [(string) (template_string) (binary_expression)] @error.raise)
(call_expression function: (member_expression object: (_) @log.object property: (property_identifier) @log.method)
  arguments: (arguments [(string) (template_string) (binary_expression)] @error.log))
(call_expression function: (identifier) @error.constructor arguments: (arguments [(string) (template_string) (binary_expression)] @error.new))

(assignment_expression left: [(identifier) (member_expression) (subscript_expression)] @write.update)
(augmented_assignment_expression left: [(identifier) (member_expression) (subscript_expression)] @write.update)
(update_expression argument: [(identifier) (member_expression) (subscript_expression)] @write.update)
(unary_expression operator: "delete" argument: [(member_expression) (subscript_expression)] @write.update)
(call_expression function: (member_expression object: [(identifier) (member_expression) (subscript_expression)] @write.receiver
  property: (property_identifier) @write.method))
(variable_declarator name: (identifier) @local)
(object_pattern (shorthand_property_identifier_pattern) @local)
(pair_pattern value: (identifier) @local)
(array_pattern (identifier) @local)
(for_in_statement left: (identifier) @local)

(variable_declarator name: (identifier) @bind value: (new_expression constructor: [(identifier) (member_expression)] @bind.new))
(variable_declarator name: (identifier) @bind value: (call_expression function: [(identifier) (member_expression)] @bind.call))
(variable_declarator name: (identifier) @bind
  value: (await_expression (call_expression function: [(identifier) (member_expression)] @bind.call)))
(variable_declarator name: (identifier) @bind value: [(identifier) (member_expression)] @bind.alias)
(assignment_expression left: [(identifier) (member_expression)] @bind
  right: (new_expression constructor: [(identifier) (member_expression)] @bind.new))
(assignment_expression left: [(identifier) (member_expression)] @bind
  right: (call_expression function: [(identifier) (member_expression)] @bind.call))
(assignment_expression left: [(identifier) (member_expression)] @bind right: [(identifier) (member_expression)] @bind.alias)
