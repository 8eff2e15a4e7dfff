// Instructions of the server to agents, read before any call: when to use which tool, and when their own grep is better.

/** Agents ignore structural tools unless told when to use them; every sentence costs tokens in every chat. */
export const instructions = [
  'Clew answers from an index of this workspace that is kept up to date with the files: calls and uses are resolved through imports and types.',
  'Question about how or where: explore_code first, instead of several searches. Error message, trace or failing test: explain_failure.',
  'Known name: find_symbol for its code, find_uses before a change or a rename, trace_calls for who reaches it or what it reaches.',
  'Literal text in few files: your own grep is as good; search_text counts all matches of the workspace. read_lines reads on from a place.',
  'Lines carry their numbers in the file. The end of a result says what found no room and how to get it, and where the index is not complete or a file changed since: without that all is complete and up to date.',
].join('\n');
