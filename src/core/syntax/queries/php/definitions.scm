; Symbols, their heads, comments and strings.
(class_declaration name: (_) @name) @definition.class
(interface_declaration name: (_) @name) @definition.interface
(trait_declaration name: (_) @name) @definition.class
(enum_declaration name: (_) @name) @definition.enum
(function_definition name: (_) @name) @definition.function
(method_declaration name: (_) @name) @definition.function
(const_declaration (const_element . (name) @name)) @definition.constant
((function_call_expression function: (name) @_define arguments: (arguments . (argument (string) @name))) @definition.constant (#eq? @_define "define"))
((function_call_expression function: (name) @_test arguments: (arguments . (argument (string) @name) . (argument [(anonymous_function) (arrow_function)] @function))) @definition.test
  (#match? @_test "^(it|test|describe)$"))
(anonymous_function) @anonymous
(arrow_function) @anonymous
(anonymous_class) @anonymous.class
(attribute_list) @decorator

(base_clause [(name) (qualified_name)] @extends)
(class_interface_clause [(name) (qualified_name)] @implements)
(use_declaration [(name) (qualified_name)] @extends)
(named_type [(name) (qualified_name)] @type)
(program (expression_statement (assignment_expression left: (variable_name) @state)))

(comment) @comment
(string_content) @text
(text) @text
