; Types of names from annotations.
(variable_declarator name: (identifier) @bind type: (type_annotation (_) @bind.type))
(required_parameter pattern: (identifier) @bind type: (type_annotation (_) @bind.type))
(optional_parameter pattern: (identifier) @bind type: (type_annotation (_) @bind.type))
(required_parameter (accessibility_modifier) pattern: (identifier) @bind.field type: (type_annotation (_) @bind.type))
(required_parameter "readonly" pattern: (identifier) @bind.field type: (type_annotation (_) @bind.type))
(public_field_definition name: (_) @bind.field type: (type_annotation (_) @bind.type))
(public_field_definition name: (_) @bind.field value: (new_expression constructor: [(identifier) (member_expression)] @bind.new))
(public_field_definition name: (_) @bind.field value: (call_expression function: [(identifier) (member_expression)] @bind.call))
(property_signature name: (_) @bind.field type: (type_annotation (_) @bind.type))
(public_field_definition name: (_) @field)
(call_signature) @bind.calls
(ambient_declaration (module name: (string) @bind.module))
(type_alias_declaration value: (_) @bind.aliased)
(variable_declarator name: (identifier) @bind value: (as_expression (_) . (_) @bind.type))
(variable_declarator name: (identifier) @bind value: (satisfies_expression (_) . (_) @bind.type))
(required_parameter pattern: (identifier) @local)
(optional_parameter pattern: (identifier) @local)
(variable_declarator name: (identifier) @bind
  value: (call_expression function: (await_expression [(identifier) (member_expression)] @bind.call)))
(required_parameter pattern: (_) @flow.parameter value: (_) @flow.from)
(public_field_definition name: (_) @flow.to value: (_) @flow.from)

; Tags of unions.
(property_signature name: (_) @bind.field type: (type_annotation [(literal_type) (union_type)] @bind.literal))
(public_field_definition name: (_) @bind.field type: (type_annotation [(literal_type) (union_type)] @bind.literal))
(public_field_definition "readonly" name: (_) @bind.field value: (string) @bind.literal)
(public_field_definition name: (_) @bind.field value: (as_expression (string) @bind.literal "const"))
(public_field_definition "readonly" name: (_) @bind.field value: (member_expression) @bind.alias)
