; Required files, which bring all their names.
((call !receiver method: (identifier) @_require arguments: (argument_list . (string) @import.module @import.star)) @import
  (#match? @_require "^(require|require_relative|load)$"))
