; Effects besides calls: raised errors, changed state, error texts, and bindings of names.
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
; Destructuring an object names its members.
(variable_declarator name: (object_pattern (shorthand_property_identifier_pattern) @bind.part) value: (_) @bind.whole)
(variable_declarator name: (object_pattern (object_assignment_pattern left: (shorthand_property_identifier_pattern) @bind.part)) value: (_) @bind.whole)
(variable_declarator name: (object_pattern (pair_pattern key: (property_identifier) @bind.key value: (identifier) @bind.part)) value: (_) @bind.whole)
; Fallback values: `cached || new Client()`.
(variable_declarator name: (identifier) @bind value: (binary_expression operator: "||" right: [
  (new_expression constructor: [(identifier) (member_expression)] @bind.new)
  (call_expression function: [(identifier) (member_expression)] @bind.call)
]))
(variable_declarator name: (identifier) @bind value: (binary_expression operator: "??" right: [
  (new_expression constructor: [(identifier) (member_expression)] @bind.new)
  (call_expression function: [(identifier) (member_expression)] @bind.call)
]))
(assignment_expression left: [(identifier) (member_expression)] @bind right: [
  (new_expression constructor: [(identifier) (member_expression)] @bind.new)
  (call_expression function: [(identifier) (member_expression)] @bind.call)
  (await_expression (call_expression function: [(identifier) (member_expression)] @bind.call))
  (identifier) @bind.alias
  (member_expression) @bind.alias
])

; Data flow.
(variable_declarator name: (_) @flow.to value: (_) @flow.from)
(assignment_expression left: (_) @flow.to right: (_) @flow.from)
(for_in_statement left: (_) @flow.to operator: "of" right: (_) @flow.each)
(return_statement (_) @flow.return)
((arrow_function body: (_) @flow.return) (#not-kind-eq? @flow.return "statement_block"))
(yield_expression (_) @flow.yield)

; Conditions on names.
(binary_expression left: [(identifier) (member_expression)] @check.of operator: "instanceof" right: [(identifier) (member_expression)] @check.is) @check
(binary_expression left: (member_expression object: (_) @check.of property: (_) @check.member) operator: "===" right: [(string) (member_expression)] @check.tag) @check
(binary_expression left: (member_expression object: (_) @check.of property: (_) @check.member) operator: "==" right: [(string) (member_expression)] @check.tag) @check
(binary_expression left: (member_expression object: (_) @check.of property: (_) @check.member) operator: "!==" @check.not right: [(string) (member_expression)] @check.tag) @check
(binary_expression left: (member_expression object: (_) @check.of property: (_) @check.member) operator: "!=" @check.not right: [(string) (member_expression)] @check.tag) @check
(binary_expression left: (unary_expression operator: "typeof" argument: (_) @check.of) operator: "===" right: (string) @check.typeof) @check
(binary_expression left: (unary_expression operator: "typeof" argument: (_) @check.of) operator: "!==" @check.not right: (string) @check.typeof) @check
(binary_expression left: (string) @check.has operator: "in" right: (_) @check.of) @check
(switch_statement value: (parenthesized_expression (member_expression object: (_) @check.of property: (_) @check.member)) body: (_) @check.cases)

; Ranges in which conditions hold, including the rest of a block after an exit.
(if_statement condition: (_) @branch consequence: (_) @branch.yes)
(if_statement condition: (_) @branch alternative: (_) @branch.no)
(if_statement
  condition: (_) @branch
  consequence: [(return_statement) (throw_statement) (continue_statement) (break_statement) (statement_block [(return_statement) (throw_statement) (continue_statement) (break_statement)])]
  !alternative) @branch.left
(ternary_expression condition: (_) @branch consequence: (_) @branch.yes)
(ternary_expression condition: (_) @branch alternative: (_) @branch.no)
(while_statement condition: (_) @branch body: (_) @branch.yes)
(binary_expression left: (_) @branch operator: "&&" right: (_) @branch.yes)
(binary_expression left: (_) @branch operator: "||" right: (_) @branch.no)

; Calls of type guards (`pet is Fish`), for the branch and for the rest of the block.
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
