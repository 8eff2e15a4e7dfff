// Names of the graph by what a look-up has of them: own names in any case, and names from outside by their last part.

/** Own names that are the same but for case, by that name in lower case. */
export function foldedNames(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const folded = new Map<string, string[]>();
  for (const name of names) add(folded, name.toLowerCase(), name);
  return folded;
}

/** Dotted names by their last part, each once, the shortest first. */
export function namesByLastPart(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byLast = new Map<string, string[]>();
  for (const name of new Set(names)) add(byLast, name.slice(name.lastIndexOf('.') + 1), name);
  for (const same of byLast.values()) same.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return byLast;
}

function add(table: Map<string, string[]>, key: string, name: string): void {
  const known = table.get(key);
  if (known) known.push(name);
  else table.set(key, [name]);
}
