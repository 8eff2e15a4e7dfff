// Ids are made here and nowhere else: `root:path#Qualified.name~n`, so that two methods called `process` never collide.

/** Opaque id of a symbol. `~n` is left out for the first of its name. */
export type SymbolId = string;

/** Makes the id of a symbol of the file `path` in the root with key `root`. */
export function symbolId(root: string, path: string, qualifiedName: string, ordinal: number): SymbolId {
  return `${root}:${path}#${qualifiedName}${ordinal ? `~${ordinal}` : ''}`;
}
