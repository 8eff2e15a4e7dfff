; Symbols, their heads, comments and strings. Namespaces are no symbols: like packages they only place a file.
(class_declaration name: (_) @name) @definition.class
(struct_declaration name: (_) @name) @definition.class
(record_declaration name: (_) @name) @definition.class
(interface_declaration name: (_) @name) @definition.interface
(enum_declaration name: (_) @name) @definition.enum
(delegate_declaration name: (_) @name) @definition.type
(method_declaration name: (_) @name) @definition.function
(constructor_declaration name: (_) @name) @definition.function
(destructor_declaration name: (_) @name) @definition.function
(operator_declaration operator: _ @name) @definition.function
(local_function_statement name: (_) @name) @definition.function
(property_declaration name: (_) @name accessors: (accessor_list (accessor_declaration body: (_)))) @definition.function
(property_declaration name: (_) @name value: (arrow_expression_clause)) @definition.function
(field_declaration (modifier "const") (variable_declaration (variable_declarator name: (_) @name))) @definition.constant
(field_declaration (modifier "static") (modifier "readonly") (variable_declaration (variable_declarator name: (_) @name))) @definition.constant
(lambda_expression body: (block)) @anonymous
(anonymous_method_expression) @anonymous
(attribute_list) @decorator

((base_list [(identifier) (qualified_name)] @extends) (#not-match? @extends "^I[A-Z][a-z]"))
((base_list (generic_name . (identifier) @extends)) (#not-match? @extends "^I[A-Z][a-z]"))
((base_list (primary_constructor_base_type type: (_) @extends)) (#match? @extends "."))
((base_list [(identifier) (qualified_name)] @implements) (#match? @implements "^I[A-Z][a-z]"))
((base_list (generic_name . (identifier) @implements)) (#match? @implements "^I[A-Z][a-z]"))
(parameter type: (identifier) @type)
(variable_declaration type: (identifier) @type)
(property_declaration type: (identifier) @type)
(type_argument_list (identifier) @type)
(method_declaration returns: (identifier) @type)
(cast_expression type: (identifier) @type)

(comment) @comment
(string_literal_content) @text
(string_content) @text
(raw_string_content) @text
(verbatim_string_literal) @text
