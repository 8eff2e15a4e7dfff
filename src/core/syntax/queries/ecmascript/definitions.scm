; Symbols that JavaScript and TypeScript share. `inner`/`outer` tie a definition to the statement that is its whole.
(function_declaration name: (identifier) @name) @definition.function
(generator_function_declaration name: (identifier) @name) @definition.function
(class_declaration name: (_) @name) @definition.class
(method_definition name: (_) @name) @definition.method
(variable_declarator name: (identifier) @name value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.function
(variable_declarator name: (identifier) @name value: (class) @function) @definition.class
(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.method
(assignment_expression left: [(identifier) @name (member_expression property: (_) @name)] @target
  right: [(arrow_function) (function_expression) (generator_function)] @function) @definition.function
(assignment_expression left: [(identifier) @name (member_expression property: (_) @name)] @target right: (class) @function) @definition.class
(export_statement value: [(arrow_function) (function_expression) (generator_function)] @function) @definition.function
(export_statement value: (class) @function) @definition.class
(call_expression function: [(identifier) (member_expression)] @callee
  arguments: (arguments . [(string) (template_string)] @name [(arrow_function) (function_expression)] @function .)) @definition.entry
(call_expression function: (member_expression property: (property_identifier) @verb) @callee
  arguments: (arguments . (string) @name [(identifier) (member_expression) (call_expression)] .)) @definition.entry
(arrow_function body: (statement_block)) @anonymous
(function_expression) @anonymous
(generator_function) @anonymous
(class) @anonymous.class

(export_statement declaration: (_) @inner) @outer.export
(lexical_declaration . (variable_declarator value: [(arrow_function) (function_expression) (generator_function) (class)]) @inner .) @outer
(variable_declaration . (variable_declarator value: [(arrow_function) (function_expression) (generator_function) (class)]) @inner .) @outer
(lexical_declaration (variable_declarator) @inner . ",") @outer.part
(lexical_declaration "," . (variable_declarator) @inner) @outer.part
(expression_statement (assignment_expression right: [(arrow_function) (function_expression) (generator_function) (class)]) @inner) @outer

(program (lexical_declaration (variable_declarator name: (identifier) @name) @definition.constant))
(program (variable_declaration (variable_declarator name: (identifier) @name) @definition.constant))
(program (export_statement declaration: (lexical_declaration (variable_declarator name: (identifier) @name) @definition.constant)))
(program (export_statement declaration: (variable_declaration (variable_declarator name: (identifier) @name) @definition.constant)))
(program (lexical_declaration . (variable_declarator) @inner .) @outer)
(program (variable_declaration . (variable_declarator) @inner .) @outer)
(program (export_statement declaration: (lexical_declaration . (variable_declarator) @inner .) @outer))
(program (export_statement declaration: (variable_declaration . (variable_declarator) @inner .) @outer))
(program (lexical_declaration (variable_declarator name: (object_pattern (shorthand_property_identifier_pattern) @state))))

(decorator) @decorator
(comment) @comment
(string_fragment) @text
(regex_pattern) @text
