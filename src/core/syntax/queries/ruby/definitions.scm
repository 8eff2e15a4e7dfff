; Symbols, their heads, comments and strings. `private def` belongs to the method.
(class name: (_) @name) @definition.class
(module name: (_) @name) @definition.class
(method name: (_) @name) @definition.function
(singleton_method name: (_) @name) @definition.function
(program (assignment left: (constant) @name) @definition.constant)
(body_statement (assignment left: (constant) @name) @definition.constant)
((assignment left: (constant) @name right: (call receiver: (constant) @_class method: (identifier) @_new)) @definition.class
  (#match? @_class "^(Class|Module|Struct|Data)$") (#match? @_new "^(new|define)$"))
((call method: (identifier) @_test arguments: (argument_list . [(string) (constant) (scope_resolution)] @name) block: (_) @function) @definition.test
  (#match? @_test "^(it|specify|scenario|test|example|should|describe|context|feature|xit|fit|its)$"))
(call method: (identifier) arguments: (argument_list [(method) (singleton_method)] @inner)) @outer

(superclass [(constant) (scope_resolution)] @extends)
((call method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @extends)) (#match? @_include "^(include|prepend|extend)$"))
((assignment right: (call receiver: (constant) @_class arguments: (argument_list . [(constant) (scope_resolution)] @extends))) (#eq? @_class "Class"))
((body_statement (identifier) @access) (#match? @access "^(private|protected|public|module_function)$"))
(constant) @type
(program (assignment left: (global_variable) @state))

(comment) @comment
(string_content) @text
(simple_symbol) @text
(heredoc_content) @text
