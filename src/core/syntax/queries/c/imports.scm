; Includes, which bring all names of a file.
(preproc_include path: [(string_literal) (system_lib_string)] @import.module @import.star) @import
