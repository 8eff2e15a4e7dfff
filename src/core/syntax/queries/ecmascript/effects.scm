; What running the code does besides calling: throwing, changing state, saying why, and what names are bound to.
(throw_statement (_) @raise)
(catch_clause parameter: (identifier) @catch.name) @catch
(if_statement condition: (parenthesized_expression (binary_expression left: (identifier) @catch.name operator: "instanceof" right: (_) @catch.type)) consequence: (_) @catch)
(if_statement condition: (parenthesized_expression (binary_expression left: (binary_expression left: (identifier) @catch.name operator: "instanceof" right: (_) @catch.type) operator: "&&")) consequence: (_) @catch)


(assignment_expression left: [(identifier) (member_expression) (subscript_expression)] @write.update)
(augmented_assignment_expression left: [(identifier) (member_expression) (subscript_expression)] @write.update)
(update_expression argument: [(identifier) (member_expression) (subscript_expression)] @write.update)
(unary_expression operator: "delete" argument: [(member_expression) (subscript_expression)] @write.update)
(assignment_expression left: (array_pattern [(identifier) (member_expression) (subscript_expression)] @write.update))
(assignment_expression left: (array_pattern (assignment_pattern left: [(identifier) (member_expression) (subscript_expression)] @write.update)))
(assignment_expression left: (object_pattern (shorthand_property_identifier_pattern) @write.update))
(assignment_expression left: (object_pattern (pair_pattern value: [(identifier) (member_expression) (subscript_expression)] @write.update)))
(assignment_expression left: (object_pattern (rest_pattern [(identifier) (member_expression)] @write.update)))
(for_in_statement !kind left: [(identifier) (member_expression) (subscript_expression)] @write.update)
(variable_declarator name: (identifier) @local)
(object_pattern (shorthand_property_identifier_pattern) @local)
(pair_pattern value: (identifier) @local)
(array_pattern (identifier) @local)
(for_in_statement kind: _ left: (identifier) @local)

(variable_declarator name: (identifier) @bind value: [
  (new_expression constructor: [(identifier) (member_expression)] @bind.new)
  (call_expression function: [(identifier) (member_expression)] @bind.call)
  (await_expression (call_expression function: [(identifier) (member_expression)] @bind.call))
  (identifier) @bind.alias
  (member_expression) @bind.alias
])
(assignment_expression left: [(identifier) (member_expression)] @bind right: [
  (new_expression constructor: [(identifier) (member_expression)] @bind.new)
  (call_expression function: [(identifier) (member_expression)] @bind.call)
  (await_expression (call_expression function: [(identifier) (member_expression)] @bind.call))
  (identifier) @bind.alias
  (member_expression) @bind.alias
])

; How values move on.
(variable_declarator name: (_) @flow.to value: (_) @flow.from)
(assignment_expression left: (_) @flow.to right: (_) @flow.from)
(for_in_statement left: (_) @flow.to operator: "of" right: (_) @flow.each)
(return_statement (_) @flow.return)
((arrow_function body: (_) @flow.return) (#not-kind-eq? @flow.return "statement_block"))
(yield_expression (_) @flow.yield)

; A check of the type tells it for the branch, and for the rest of the block where all else has left it.
(statement_block
  (if_statement
    condition: (parenthesized_expression (unary_expression operator: "!" argument: (parenthesized_expression
      (binary_expression left: (identifier) @bind operator: "instanceof" right: [(identifier) (member_expression)] @bind.type))))
    consequence: [(return_statement) (throw_statement) (continue_statement) (statement_block [(return_statement) (throw_statement) (continue_statement)])]
    !alternative)) @bind.within
(if_statement
  condition: (parenthesized_expression [
    (binary_expression left: (identifier) @bind operator: "instanceof" right: [(identifier) (member_expression)] @bind.type)
    (binary_expression left: (binary_expression left: (identifier) @bind operator: "instanceof" right: [(identifier) (member_expression)] @bind.type) operator: "&&")
  ])
  consequence: (_) @bind.within)
(ternary_expression
  condition: (binary_expression left: (identifier) @bind operator: "instanceof" right: [(identifier) (member_expression)] @bind.type)
  consequence: (_) @bind.within)
(binary_expression
  left: (binary_expression left: (identifier) @bind operator: "instanceof" right: [(identifier) (member_expression)] @bind.type)
  operator: "&&"
  right: (_) @bind.within)

; So does a function whose result is a check of the type (`pet is Fish`).
(statement_block
  (if_statement
    condition: (parenthesized_expression (unary_expression operator: "!" argument:
      (call_expression function: [(identifier) (member_expression)] @bind.call arguments: (arguments . (identifier) @bind .))))
    consequence: [(return_statement) (throw_statement) (continue_statement) (statement_block [(return_statement) (throw_statement) (continue_statement)])]
    !alternative)) @bind.within
(if_statement
  condition: (parenthesized_expression [
    (call_expression function: [(identifier) (member_expression)] @bind.call arguments: (arguments . (identifier) @bind .))
    (binary_expression left: (call_expression function: [(identifier) (member_expression)] @bind.call arguments: (arguments . (identifier) @bind .)) operator: "&&")
  ])
  consequence: (_) @bind.within)
(ternary_expression
  condition: (call_expression function: [(identifier) (member_expression)] @bind.call arguments: (arguments . (identifier) @bind .))
  consequence: (_) @bind.within)
(binary_expression
  left: (call_expression function: [(identifier) (member_expression)] @bind.call arguments: (arguments . (identifier) @bind .))
  operator: "&&"
  right: (_) @bind.within)
