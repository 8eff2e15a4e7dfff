; Symbols, their heads, comments and strings.
(function_declaration name: (identifier) @name) @definition.function
(method_declaration receiver: (parameter_list (parameter_declaration name: (_)? @self type: (_) @owner)) name: (_) @name) @definition.function
(type_declaration (type_spec name: (_) @name) @inner @definition.type) @outer.shared
(type_declaration (type_spec name: (_) @name type: (struct_type)) @inner @definition.class) @outer.shared
(type_declaration (type_spec name: (_) @name type: (interface_type)) @inner @definition.interface) @outer.shared
(type_declaration (type_alias name: (_) @name) @inner @definition.type) @outer.shared
(method_elem name: (_) @name) @definition.method
(source_file (const_declaration (const_spec name: (identifier) @name) @inner @definition.constant) @outer.shared)
(source_file (var_declaration (var_spec name: (identifier) @name) @inner @definition.constant) @outer.shared)
(source_file (var_declaration (var_spec_list (var_spec name: (identifier) @name) @definition.constant)))
(func_literal) @anonymous

; An embedded type counts as a base.
(struct_type (field_declaration_list (field_declaration !name type: [(type_identifier) (qualified_type)] @extends)))
(struct_type (field_declaration_list (field_declaration !name type: (generic_type type: (_) @extends))))
(interface_type (type_elem . [(type_identifier) (qualified_type)] @extends .))
(type_identifier) @type

(comment) @comment
(interpreted_string_literal_content) @text
(raw_string_literal_content) @text
