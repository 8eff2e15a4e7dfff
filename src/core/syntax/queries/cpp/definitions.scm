; C++ definitions beyond C: classes, namespaces, templates, tests of the usual libraries.
(class_specifier name: (_) @name body: (_)) @definition.class
(namespace_definition name: (_) @name) @definition.namespace
(alias_declaration name: (_) @name) @definition.type
(concept_definition name: (_) @name) @definition.type
(field_declaration declarator: [(function_declarator) (pointer_declarator) (reference_declarator)] @declarator default_value: (number_literal)) @definition.method
(declaration_list (declaration declarator: (init_declarator declarator: (_) @declarator)) @definition.constant)
(lambda_expression body: (_)) @anonymous
(template_declaration [(function_definition) (class_specifier) (struct_specifier) (alias_declaration)] @inner) @outer
((expression_statement (call_expression function: (identifier) @_macro arguments: (argument_list . (string_literal) @name))) @before
  . (compound_statement) @definition.test
  (#match? @_macro "^(TEST_CASE|SCENARIO|SECTION|SUBCASE|TEST_CASE_METHOD|TEMPLATE_TEST_CASE)$"))

(base_class_clause [(type_identifier) (qualified_identifier)] @extends)
(base_class_clause (template_type name: (_) @extends))
(access_specifier) @access
(attribute_declaration) @decorator
(raw_string_content) @text
