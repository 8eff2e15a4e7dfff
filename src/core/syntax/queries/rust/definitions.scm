; Symbols, their heads, comments and strings. Methods stand in `impl` blocks, outside their type.
(function_item name: (_) @name) @definition.function
(function_signature_item name: (_) @name) @definition.function
(impl_item type: (_) @owner body: (declaration_list [(function_item name: (_) @name) (function_signature_item name: (_) @name)] @definition.function))
(impl_item type: (_) @owner body: (declaration_list (const_item name: (_) @name) @definition.constant))
(impl_item type: (_) @owner body: (declaration_list (type_item name: (_) @name) @definition.type))
(struct_item name: (_) @name) @definition.class
(union_item name: (_) @name) @definition.class
(enum_item name: (_) @name) @definition.enum
(trait_item name: (_) @name) @definition.interface
(type_item name: (_) @name) @definition.type
(mod_item name: (_) @name body: (_)) @definition.namespace
(macro_definition name: (_) @name) @definition.function
(source_file [(const_item name: (_) @name) (static_item name: (_) @name)] @definition.constant)
(mod_item body: (declaration_list [(const_item name: (_) @name) (static_item name: (_) @name)] @definition.constant))
(closure_expression body: (block)) @anonymous
(attribute_item) @decorator
(_ (attribute_item) @before . [(attribute_item) (function_item) (struct_item) (enum_item) (trait_item) (mod_item) (const_item) (static_item) (type_item)] @inner)

(trait_item bounds: (trait_bounds [(type_identifier) (scoped_type_identifier)] @extends))
(trait_item bounds: (trait_bounds (generic_type type: (_) @extends)))
(impl_item trait: [(type_identifier) (scoped_type_identifier)] @implements type: (type_identifier) @owner)
(impl_item trait: (generic_type type: (_) @implements) type: (type_identifier) @owner)
(impl_item trait: [(type_identifier) (scoped_type_identifier)] @implements type: (generic_type type: (type_identifier) @owner))
(impl_item trait: (generic_type type: (_) @implements) type: (generic_type type: (type_identifier) @owner))
(type_identifier) @type

(line_comment) @comment
(block_comment) @comment
(string_content) @text
