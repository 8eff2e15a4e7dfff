; Fields and parameters in the nodes of the JavaScript grammar.
(field_definition property: (_) @bind.field value: (new_expression constructor: [(identifier) (member_expression)] @bind.new))
(field_definition property: (_) @bind.field value: (call_expression function: [(identifier) (member_expression)] @bind.call))
(field_definition property: (_) @field)
(formal_parameters (identifier) @local)
(formal_parameters (assignment_pattern left: (_) @flow.parameter right: (_) @flow.from))
(field_definition property: (_) @flow.to value: (_) @flow.from)
