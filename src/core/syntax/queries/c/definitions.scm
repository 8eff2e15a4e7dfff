; Symbols, their heads, comments and strings. Prototypes are no symbols: the definition is elsewhere.
(function_definition declarator: (_) @declarator) @definition.function
(struct_specifier name: (_) @name body: (_)) @definition.class
(union_specifier name: (_) @name body: (_)) @definition.class
(enum_specifier name: (_) @name body: (_)) @definition.enum
(type_definition type: (struct_specifier !name body: (_)) declarator: (type_identifier) @name) @definition.class
(type_definition type: (union_specifier !name body: (_)) declarator: (type_identifier) @name) @definition.class
(type_definition type: (enum_specifier !name body: (_)) declarator: (type_identifier) @name) @definition.enum
(type_definition type: [(primitive_type) (type_identifier) (sized_type_specifier)] declarator: (_) @declarator) @definition.type
(preproc_function_def name: (_) @name) @definition.function
(preproc_def name: (_) @name value: (_)) @definition.constant
(translation_unit (declaration declarator: (init_declarator declarator: (_) @declarator)) @definition.constant)
(translation_unit (declaration declarator: [(identifier) (array_declarator (identifier)) (pointer_declarator (identifier))] @declarator) @definition.constant)
(preproc_ifdef (declaration declarator: (init_declarator declarator: (_) @declarator)) @definition.constant)
(preproc_if (declaration declarator: (init_declarator declarator: (_) @declarator)) @definition.constant)
; Tests defined by a macro: `TEST(Suite, Name) { … }`, `TEST_IMPL(name) { … }`.
((function_definition declarator: (function_declarator declarator: (identifier) @_macro
  parameters: (parameter_list . (parameter_declaration type: (type_identifier) @owner) . (parameter_declaration type: (type_identifier) @name)))) @definition.test
  (#match? @_macro "^[A-Z0-9_]*TEST(_[A-Z0-9_]*)?$"))
((function_definition declarator: (function_declarator declarator: (identifier) @_macro
  parameters: (parameter_list . (parameter_declaration type: (type_identifier) @name) .))) @definition.test
  (#match? @_macro "^[A-Z0-9_]*TEST(_[A-Z0-9_]*)?$"))
((function_definition type: (type_identifier) @_macro declarator: (parenthesized_declarator (identifier) @name)) @definition.test
  (#match? @_macro "^[A-Z0-9_]*TEST(_[A-Z0-9_]*)?$"))

(type_identifier) @type
(comment) @comment
(string_content) @text
(system_lib_string) @text
