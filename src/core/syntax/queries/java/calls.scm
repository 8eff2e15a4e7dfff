; Calls, constructions, method references and annotations.
(method_invocation !object name: (identifier) @call arguments: (_) @arguments)
(method_invocation object: (_) @receiver name: (identifier) @call arguments: (_) @arguments)
(object_creation_expression type: [(type_identifier) (scoped_type_identifier)] @call.new arguments: (_) @arguments)
(object_creation_expression type: (generic_type . (_) @call.new) arguments: (_) @arguments)
(explicit_constructor_invocation constructor: (_) @call arguments: (_) @arguments)
(method_reference (_) @receiver (identifier) @call.reference .)
(method_reference (_) @receiver "new" @call.reference)
(marker_annotation name: (_) @call.decorator)
(annotation name: (_) @call.decorator arguments: (_) @arguments)
; A type named in a string.
((method_invocation object: (identifier) @_class name: (identifier) @_for arguments: (argument_list . (string_literal (string_fragment) @call.reference)))
  (#eq? @_class "Class") (#eq? @_for "forName"))
