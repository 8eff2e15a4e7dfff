; Text between tags is prose, not names.
(jsx_text) @text
