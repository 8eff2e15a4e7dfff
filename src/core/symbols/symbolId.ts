// Constructs symbol ids (only here): `root:path#Qualified.name~n`, so that two methods called `process` never collide.

/** Opaque id of a symbol. The first symbol of a name has no `~n`. */
export type SymbolId = string;

/** The id of a symbol of the file `path` in the root with key `root`. */
export function symbolId(root: string, path: string, qualifiedName: string, ordinal: number): SymbolId {
  return `${root}:${path}#${qualifiedName}${ordinal ? `~${ordinal}` : ''}`;
}
