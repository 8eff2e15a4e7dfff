; Effects besides calls: exceptions, changed state, error texts, and bindings of names.
((call !receiver method: (identifier) @_raise arguments: (argument_list . [(constant) (scope_resolution)] @raise.type)) (#match? @_raise "^(raise|fail)$"))
((call !receiver method: (identifier) @_raise arguments: (argument_list . (call receiver: [(constant) (scope_resolution)] @raise.type))) (#match? @_raise "^(raise|fail)$"))
((call !receiver method: (identifier) @_raise arguments: (argument_list . (identifier) @raise)) (#match? @_raise "^(raise|fail)$"))
((identifier) @raise.statement (#eq? @raise.statement "raise"))
(rescue exceptions: (exceptions [(constant) (scope_resolution)] @catch.type)) @catch
(rescue exceptions: (exceptions [(constant) (scope_resolution)] @catch.type) variable: (exception_variable (identifier) @catch.name)) @catch
((call !receiver method: (identifier) @_raise arguments: (argument_list [(string) (binary) (chained_string)] @error.raise)) (#match? @_raise "^(raise|fail|abort|throw)$"))
((call !receiver method: (identifier) @_raise arguments: (argument_list . (call arguments: (argument_list [(string) (chained_string)] @error.raise)))) (#match? @_raise "^(raise|fail)$"))

(assignment left: [(instance_variable) (class_variable) (global_variable) (call) (element_reference)] @write.update)
(operator_assignment left: (_) @write.update)
(binary left: [(instance_variable) (class_variable) (global_variable) (constant)] @write.update operator: "<<")
(assignment left: (identifier) @local)
(left_assignment_list (identifier) @local)
(block_parameters (identifier) @local)
(exception_variable (identifier) @local)

(assignment left: [(identifier) (instance_variable)] @bind right: (call receiver: (_) method: (identifier) !arguments) @bind.call)
(assignment left: (identifier) @bind right: (call !receiver method: (identifier) @bind.call))
((assignment left: [(identifier) (instance_variable)] @bind right: (call receiver: [(constant) (scope_resolution)] @bind.new method: (identifier) @_new)) (#eq? @_new "new"))
((operator_assignment left: [(identifier) (instance_variable)] @bind right: (call receiver: [(constant) (scope_resolution)] @bind.new method: (identifier) @_new)) (#eq? @_new "new"))
