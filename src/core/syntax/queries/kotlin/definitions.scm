; Symbols, their heads, comments and strings. An extension belongs to the extended type, a companion to its class.
(class_declaration name: (_) @name) @definition.class
(class_declaration "interface" name: (_) @name) @definition.interface
(class_declaration name: (_) @name (enum_class_body)) @definition.enum
(object_declaration name: (_) @name) @definition.class
(function_declaration name: (_) @name) @definition.function
(function_declaration [(user_type) (nullable_type)] @owner . name: (_) @name) @definition.function
(secondary_constructor "constructor" @name) @definition.function
(property_declaration (variable_declaration . (identifier) @name) (getter)) @definition.function
(source_file (property_declaration (variable_declaration . (identifier) @name)) @definition.constant)
((property_declaration (modifiers (property_modifier) @_const) (variable_declaration . (identifier) @name)) @definition.constant (#eq? @_const "const"))
(type_alias . (identifier) @name) @definition.type
(anonymous_function) @anonymous
(object_literal (class_body)) @anonymous.class
(annotation) @decorator

(delegation_specifier (constructor_invocation (user_type . (identifier) @extends)))
(delegation_specifier (user_type . (identifier) @implements))
(user_type . (identifier) @type)

(line_comment) @comment
(block_comment) @comment
(string_content) @text
