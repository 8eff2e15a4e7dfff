// Finds the state that a failing function depends on: the fields and module variables that it reads or changes, and their other writers.
import { isConstructor } from '../../graph/values/constructors.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { fileKey } from '../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';

/** A field or module variable that a site reads or changes, and its other writers. */
export interface StateDependency {
  readonly name: string;
  readonly site: SymbolNode;
  readonly line: number;
  readonly changed: boolean;
  readonly mutators: readonly SymbolNode[];
}

/** Maximum base classes searched for writers of a field. */
const mostAncestors = 4;

/** State that the site touches: first what others write, since a wrong value comes from there, then what it changes itself. */
export function stateOf(site: SymbolNode, graph: CodeGraph, allowed: (symbol: SymbolNode) => boolean): readonly StateDependency[] {
  const touched = new Map<string, { line: number; changed: boolean }>();
  for (const { name, line } of site.fact.mutates) touched.set(name, { line, changed: true });
  for (const { name, line } of site.fact.reads) if (!touched.has(name)) touched.set(name, { line, changed: false });
  const family = familyOf(site, graph);
  const isShared = (name: string, other: SymbolNode): boolean =>
    isField(name) ? family.has(classKey(other, graph)) : other.path === site.path && other.root === site.root;
  return [...touched]
    .map(([name, { line, changed }]) => {
      const mutators = graph.mutators(name).filter((other) => other.id !== site.id && allowed(other) && isShared(name, other));
      return { name, site, line, changed, mutators: mutators.toSorted((a, b) => Number(isConstructor(a)) - Number(isConstructor(b))) };
    })
    .filter(({ changed, mutators }) => changed || mutators.length > 0)
    .toSorted((a, b) => worth(b) - worth(a));
}

/** A constructor sets every field once: it explains a value only when nothing else changes the field. */
function worth({ mutators, changed }: StateDependency): number {
  return (mutators.some((other) => !isConstructor(other)) ? 2 : 0) + (mutators.length > 0 && !changed ? 1 : 0);
}

/** A field of the same name in another class is other state: only the same class and its bases count. */
function isField(name: string): boolean {
  return /^(?:self|this|cls)\./.test(name);
}

/** The class of a method and its bases, by {@link classKey}. */
function familyOf(site: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const keys = new Set([classKey(site, graph)]);
  const own = graph.inFile(site.root, site.path)[site.fact.parent];
  const classes = own ? [own.id] : [];
  for (const id of classes) {
    if (classes.length > mostAncestors) break;
    for (const { callee } of graph.outgoing(id, ['extends'])) {
      const above = callee === null ? undefined : graph.symbol(callee);
      if (!above || classes.includes(above.id)) continue;
      classes.push(above.id);
      keys.add(keyOfClass(above));
    }
  }
  return keys;
}

/** The class of a method: by its position, or by folder and name where a type may span files. */
function classKey(method: SymbolNode, graph: CodeGraph): string {
  const { root, path, language, fact } = method;
  const owner = fact.qualifiedName.slice(0, Math.max(0, fact.qualifiedName.lastIndexOf('.')));
  if (rulesOf(language).typesSpanFiles) return `${root}:${path.slice(0, path.lastIndexOf('/') + 1)}#${owner}`;
  const parent = graph.inFile(root, path)[fact.parent];
  return parent && parent.fact.kind !== 'module' ? keyOfClass(parent) : `${fileKey(root, path)}#${owner}`;
}

function keyOfClass({ root, path, language, fact }: SymbolNode): string {
  const place = rulesOf(language).typesSpanFiles ? path.slice(0, path.lastIndexOf('/') + 1) : path;
  return `${root}:${place}#${fact.qualifiedName}`;
}
