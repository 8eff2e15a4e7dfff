; What is included brings all of its names.
(preproc_include path: [(string_literal) (system_lib_string)] @import.module @import.star) @import
