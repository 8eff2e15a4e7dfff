; Effects besides calls: raised errors, changed state, error texts, and bindings of names.
(raise_statement . (_) @raise)
(raise_statement) @raise.statement
(if_statement condition: (call function: (identifier) @_is arguments: (argument_list . (identifier) @catch.name . [(identifier) (attribute)] @catch.type)) consequence: (_) @catch (#eq? @_is "isinstance"))
(if_statement condition: (call function: (identifier) @_is arguments: (argument_list . (identifier) @catch.name . (tuple [(identifier) (attribute)] @catch.type))) consequence: (_) @catch (#eq? @_is "isinstance"))
(except_clause value: [(identifier) (attribute)] @catch.type) @catch
(except_clause value: (tuple [(identifier) (attribute)] @catch.type)) @catch
(except_clause value: (as_pattern [(identifier) (attribute)] @catch.type alias: (as_pattern_target (identifier) @catch.name))) @catch
(except_clause value: (as_pattern (tuple [(identifier) (attribute)] @catch.type) alias: (as_pattern_target (identifier) @catch.name))) @catch

(assert_statement (_) . (_) @error.assert)

(assignment left: [(identifier) @write (attribute) @write (subscript) @write (pattern_list [(identifier) (attribute) (subscript)] @write)])
(assignment left: [
  (tuple_pattern [(identifier) (attribute) (subscript)] @write)
  (list_pattern [(identifier) (attribute) (subscript)] @write)
  (pattern_list (tuple_pattern [(identifier) (attribute) (subscript)] @write))
  (pattern_list (list_splat_pattern [(identifier) (attribute) (subscript)] @write))
])
(augmented_assignment left: (_) @write.update)
(for_statement left: [(attribute) (subscript)] @write.update)
(as_pattern_target [(attribute) (subscript)] @write.update)
(delete_statement [(identifier) (attribute) (subscript)] @write.update)
(delete_statement (expression_list [(identifier) (attribute) (subscript)] @write.update))
(global_statement (identifier) @global)
(nonlocal_statement (identifier) @global)
(for_statement left: (identifier) @local)
(for_statement left: (pattern_list (identifier) @local))
(for_in_clause left: (identifier) @local)
(as_pattern_target (identifier) @local)

(assignment left: [(identifier) (attribute)] @bind right: [
  (call function: [(identifier) (attribute)] @bind.call)
  (await (call function: [(identifier) (attribute)] @bind.call))
  (identifier) @bind.alias
  (attribute) @bind.alias
])
(assignment left: [(identifier) (attribute)] @bind right: (boolean_operator operator: "or" right: (call function: [(identifier) (attribute)] @bind.call)))
(assignment left: [(identifier) (attribute)] @bind type: (type) @bind.type)
(typed_parameter . (identifier) @bind type: (type) @bind.type)
(typed_default_parameter name: (identifier) @bind type: (type) @bind.type)
(with_item value: (as_pattern [(call) (identifier) (attribute)] @bind.entered alias: (as_pattern_target [(identifier) (attribute)] @bind.item)))
(with_item value: (as_pattern [(call) (identifier) (attribute)] @bind.entered alias: (as_pattern_target (tuple) @bind.item)))
(assignment left: [(identifier) (attribute)] @bind.item right: [(conditional_expression) (boolean_operator)] @bind.choice)
(named_expression name: (identifier) @bind value: [(call function: [(identifier) (attribute)] @bind.call) (identifier) @bind.alias (attribute) @bind.alias])
(except_clause value: (as_pattern [(identifier) (attribute) (tuple)] @bind.type alias: (as_pattern_target (identifier) @bind)))
(assignment left: [(identifier) (attribute)] @bind.item right: [(call) (attribute) (subscript) (await)] @bind.chain)
(assignment left: [(identifier) (attribute)] @bind.item right: (binary_operator left: (call) @bind.operand))
(assignment left: [(identifier) (attribute)] @bind.item right: (binary_operator left: [(identifier) (attribute)] @bind.operand right: [(identifier) (attribute) (call)]))
(assignment left: (pattern_list) @bind.item right: [(call) (attribute) (subscript) (await)] @bind.parts)
(for_statement left: (_) @bind.item right: (_) @bind.each)
(list_comprehension (for_in_clause left: (_) @bind.item right: (_) @bind.each)) @bind.within
(set_comprehension (for_in_clause left: (_) @bind.item right: (_) @bind.each)) @bind.within
(dictionary_comprehension (for_in_clause left: (_) @bind.item right: (_) @bind.each)) @bind.within
(generator_expression (for_in_clause left: (_) @bind.item right: (_) @bind.each)) @bind.within

; Data flow.
(assignment left: (_) @flow.to right: (_) @flow.from)
(named_expression name: (_) @flow.to value: (_) @flow.from)
(default_parameter name: (identifier) @flow.parameter value: (_) @flow.from)
(typed_default_parameter name: (identifier) @flow.parameter value: (_) @flow.from)
(as_pattern (_) @flow.from alias: (as_pattern_target (identifier) @flow.to))
(for_statement left: (_) @flow.to right: (_) @flow.each)
(for_in_clause left: (_) @flow.to right: (_) @flow.each)
(return_statement (_) @flow.return)
(lambda body: (_) @flow.return)
(yield (_) @flow.yield)

; A cast gives the type.
(assignment left: [(identifier) (attribute)] @bind right: (call function: [(identifier) @_cast (attribute attribute: (identifier) @_cast)]
  arguments: (argument_list . [(identifier) (attribute) (subscript) (string)] @bind.type . (_) .))
  (#eq? @_cast "cast"))

; Conditions on names.
((call function: (identifier) @_check arguments: (argument_list . [(identifier) (attribute)] @check.of . (_) @check.is .)) @check
  (#eq? @_check "isinstance"))
(comparison_operator (attribute object: (_) @check.of attribute: (_) @check.member) . ["==" "is"] . [(string) (attribute)] @check.tag) @check
(comparison_operator (attribute object: (_) @check.of attribute: (_) @check.member) . ["!=" "is not"] @check.not . [(string) (attribute)] @check.tag) @check
(match_statement subject: [(identifier) (attribute)] @check.of body: (_
  (case_clause (case_pattern (class_pattern . (dotted_name) @check.is)) . consequence: (_) @check.within)))
(match_statement subject: [(identifier) (attribute)] @check.of body: (_
  (case_clause (case_pattern (union_pattern) @check.is) . consequence: (_) @check.within)))
(case_pattern (as_pattern (case_pattern (class_pattern . (dotted_name) @bind.type)) (identifier) @bind))

; Ranges in which conditions hold, including the rest of a block after an exit.
(if_statement condition: (_) @branch consequence: (_) @branch.yes)
(if_statement condition: (_) @branch alternative: (_) @branch.no)
(elif_clause condition: (_) @branch consequence: (_) @branch.yes)
(if_statement (elif_clause condition: (_) @branch) (else_clause) @branch.no)
(if_statement
  condition: (_) @branch
  consequence: (block [(return_statement) (raise_statement) (continue_statement) (break_statement)])
  !alternative) @branch.left
(conditional_expression (_) @branch.yes . (_) @branch . (_))
(conditional_expression (_) . (_) @branch . (_) @branch.no)
(while_statement condition: (_) @branch body: (_) @branch.yes)
(assert_statement . (_) @branch) @branch.held
(boolean_operator left: (_) @branch operator: "and" right: (_) @branch.yes)
(boolean_operator left: (_) @branch operator: "or" right: (_) @branch.no)

; Tags of unions.
(class_definition body: (block (expression_statement (assignment left: (identifier) @bind right: (string) @bind.literal))))
