; Types, overloads and members that only TypeScript has.
(interface_declaration name: (_) @name) @definition.interface
(enum_declaration name: (_) @name) @definition.enum
(type_alias_declaration name: (_) @name) @definition.type
(abstract_class_declaration name: (_) @name) @definition.class
(internal_module name: (_) @name) @definition.namespace
(function_signature name: (_) @name) @definition.function
(method_signature name: (_) @name) @definition.method
(abstract_method_signature name: (_) @name) @definition.function
(public_field_definition name: (_) @name value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.function
; A cast changes no value: the function behind it belongs to the variable.
(lexical_declaration (variable_declarator name: (identifier) @name
  value: [
    (as_expression . [(function_expression) @function (parenthesized_expression [(arrow_function) @function (function_expression) @function (generator_function) @function])])
    (as_expression . (as_expression . [(function_expression) @function (parenthesized_expression [(arrow_function) @function (function_expression) @function (generator_function) @function])]))
    (satisfies_expression . [(function_expression) @function (parenthesized_expression [(arrow_function) @function (function_expression) @function (generator_function) @function])])
  ]) @inner @definition.assigned) @outer.shared
(variable_declaration (variable_declarator name: (identifier) @name
  value: [
    (as_expression . [(function_expression) @function (parenthesized_expression [(arrow_function) @function (function_expression) @function (generator_function) @function])])
    (as_expression . (as_expression . [(function_expression) @function (parenthesized_expression [(arrow_function) @function (function_expression) @function (generator_function) @function])]))
    (satisfies_expression . [(function_expression) @function (parenthesized_expression [(arrow_function) @function (function_expression) @function (generator_function) @function])])
  ]) @inner @definition.assigned) @outer.shared
(ambient_declaration (_) @inner) @outer
(expression_statement (internal_module) @inner) @outer
(class_body (decorator) @before . [(decorator) (method_definition) (abstract_method_signature) (method_signature)] @inner)
(export_statement (decorator) @before . (decorator) @inner)

(extends_clause value: [(identifier) (member_expression)] @extends)
(extends_clause value: (call_expression arguments: (arguments [(identifier) (member_expression)] @extends)))
(extends_type_clause type: [(type_identifier) (nested_type_identifier)] @extends)
(extends_type_clause type: (generic_type name: (_) @extends))
(implements_clause [(type_identifier) (nested_type_identifier)] @implements)
(implements_clause (generic_type name: (_) @implements))
(type_identifier) @type
