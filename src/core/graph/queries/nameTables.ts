// Groups names for lookups by partial spelling: own names without case, and external names by their last part.

/** Own names, grouped by their lower-case form. */
export function foldedNames(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const namesByLowerCase = new Map<string, string[]>();
  for (const name of names) add(namesByLowerCase, name.toLowerCase(), name);
  return namesByLowerCase;
}

/** Distinct dotted names, grouped by their last part, shortest first. */
export function namesByLastPart(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byLast = new Map<string, string[]>();
  for (const name of new Set(names)) add(byLast, name.slice(name.lastIndexOf('.') + 1), name);
  for (const sameLast of byLast.values()) sameLast.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return byLast;
}

function add(table: Map<string, string[]>, key: string, name: string): void {
  const existingNames = table.get(key);
  if (existingNames) existingNames.push(name);
  else table.set(key, [name]);
}
