// Tables of names for lookups: own names without case, and external names by their last part.

/** Own names, grouped by their lower-case form. */
export function foldedNames(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const folded = new Map<string, string[]>();
  for (const name of names) add(folded, name.toLowerCase(), name);
  return folded;
}

/** Distinct dotted names, grouped by their last part, shortest first. */
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
