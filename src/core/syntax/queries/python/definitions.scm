; Symbols, their decorators and their heads.
(function_definition name: (identifier) @name) @definition.function
(class_definition name: (identifier) @name) @definition.class
(decorated_definition definition: (_) @inner) @outer
(lambda) @anonymous
(decorator) @decorator
(assignment left: [(identifier) @name (attribute attribute: (identifier) @name)] @target right: (lambda) @function) @definition.function
(module (expression_statement (assignment left: (identifier) @name) @definition.constant))
(module (expression_statement (assignment left: (pattern_list (identifier) @state))))
(module (if_statement (block (expression_statement (assignment left: (identifier) @state)))))
(module (try_statement (block (expression_statement (assignment left: (identifier) @state)))))
(type_alias_statement left: (type (identifier) @name)) @definition.type

(class_definition superclasses: (argument_list [(identifier) (attribute)] @extends))
(class_definition superclasses: (argument_list (subscript value: [(identifier) (attribute)] @extends)))

(module . (comment)* . (expression_statement (string) @docstring))
(function_definition body: (block . (comment)* . (expression_statement (string) @docstring)))
(class_definition body: (block . (comment)* . (expression_statement (string) @docstring)))

(type [(identifier) (attribute) (string)] @type)
(type (generic_type (identifier) @type))
(type (subscript value: [(identifier) (attribute)] @type))
(type (binary_operator [(identifier) (attribute)] @type))
(type (subscript subscript: [(identifier) (attribute) (string)] @type))

(module (expression_statement (assignment left: (identifier) @all right: [(list (string) @all.name) (tuple (string) @all.name)])))
(module (expression_statement (augmented_assignment left: (identifier) @all right: (list (string) @all.name))))

(comment) @comment
(string_content) @text
