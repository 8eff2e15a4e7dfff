// What an agent is told of the server before it calls anything: which tool when, and when its own grep is the better one.

/** Agents pass over structural tools unless they are told when to use them; every sentence costs tokens in every chat. */
export const instructions = [
  'Clew answers from an index of this workspace that is kept up to date with the files: calls and uses are resolved through imports and types.',
  'Question about how or where: explore_code first, instead of several searches. Error message, trace or failing test: explain_failure.',
  'Known name: find_symbol for its code, find_uses before a change or a rename, trace_calls for who reaches it or what it reaches.',
  'Literal text in few files: your own grep is as good; search_text counts all matches of the workspace. read_lines reads on from a place.',
  'Lines carry their numbers in the file. The end of a result says what found no room and how to get it, and where the index is not complete or a file changed since: without that all is complete and up to date.',
].join('\n');
