; A tag calls its component.
(jsx_opening_element name: (identifier) @call.component)
(jsx_self_closing_element name: (identifier) @call.component)
(jsx_opening_element name: (member_expression object: (_) @receiver property: (_) @call.component))
(jsx_self_closing_element name: (member_expression object: (_) @receiver property: (_) @call.component))
