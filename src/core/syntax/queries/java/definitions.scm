; Symbols, their heads, comments and strings.
(class_declaration name: (identifier) @name) @definition.class
(record_declaration name: (identifier) @name) @definition.class
(interface_declaration name: (identifier) @name) @definition.interface
(annotation_type_declaration name: (identifier) @name) @definition.interface
(enum_declaration name: (identifier) @name) @definition.enum
(method_declaration name: (identifier) @name) @definition.function
(constructor_declaration name: (identifier) @name) @definition.function
(compact_constructor_declaration name: (identifier) @name) @definition.function
(annotation_type_element_declaration name: (identifier) @name) @definition.function
(constant_declaration declarator: (variable_declarator name: (identifier) @name)) @definition.constant
(field_declaration (modifiers "static" "final") declarator: (variable_declarator name: (identifier) @name)) @definition.constant
(enum_constant name: (identifier) @name body: (class_body)) @definition.class
(object_creation_expression (class_body)) @anonymous.class
(lambda_expression body: (block)) @anonymous
(marker_annotation) @decorator
(annotation) @decorator

(superclass [(type_identifier) (scoped_type_identifier)] @extends)
(superclass (generic_type . (_) @extends))
(extends_interfaces (type_list [(type_identifier) (scoped_type_identifier)] @extends))
(extends_interfaces (type_list (generic_type . (_) @extends)))
(super_interfaces (type_list [(type_identifier) (scoped_type_identifier)] @implements))
(super_interfaces (type_list (generic_type . (_) @implements)))
(object_creation_expression type: [(type_identifier) (scoped_type_identifier)] @extends (class_body))
(object_creation_expression type: (generic_type . (_) @extends) (class_body))
(type_identifier) @type

(line_comment) @comment
(block_comment) @comment
(string_fragment) @text
(multiline_string_fragment) @text
