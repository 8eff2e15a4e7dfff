; Symbols that JavaScript and TypeScript share. `inner`/`outer` tie a definition to the whole statement.
(function_declaration name: (identifier) @name) @definition.function
(generator_function_declaration name: (identifier) @name) @definition.function
(class_declaration name: (_) @name) @definition.class
(method_definition name: (_) @name) @definition.method
(lexical_declaration (variable_declarator name: (identifier) @name
  value: [(arrow_function) @function (function_expression) @function (generator_function) @function (class) @class]) @inner @definition.assigned) @outer.shared
(variable_declaration (variable_declarator name: (identifier) @name
  value: [(arrow_function) @function (function_expression) @function (generator_function) @function (class) @class]) @inner @definition.assigned) @outer.shared
(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.method
(assignment_expression left: [(identifier) @name (member_expression property: (_) @name)] @target
  right: [(arrow_function) @function (function_expression) @function (generator_function) @function (class) @class]) @definition.assigned
(export_statement value: [(arrow_function) @function (function_expression) @function (generator_function) @function (class) @class]) @definition.assigned
(arrow_function) @anonymous
(function_expression) @anonymous
(generator_function) @anonymous
(class) @anonymous.class

(export_statement declaration: (_) @inner) @outer.export
(expression_statement (assignment_expression right: [(arrow_function) (function_expression) (generator_function) (class)]) @inner) @outer
(program [
  (lexical_declaration (variable_declarator name: (identifier) @name) @inner @definition.constant) @outer.shared
  (variable_declaration (variable_declarator name: (identifier) @name) @inner @definition.constant) @outer.shared
  (export_statement declaration: (_ (variable_declarator name: (identifier) @name) @inner @definition.constant) @outer.shared)
])
(program (lexical_declaration (variable_declarator name: (object_pattern (shorthand_property_identifier_pattern) @state))))

(decorator) @decorator
(comment) @comment
(string_fragment) @text
(regex_pattern) @text
