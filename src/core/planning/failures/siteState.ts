// Finds the state that a failing function depends on: the fields and module variables that it reads or changes, and their other writers.
import { isConstructor } from '../../graph/values/constructors.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { fileKey } from '../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { NameAtLine } from '../../symbols/facts.ts';
import { escapeRegExp } from '../../text/textQuery.ts';

/** A field or module variable that a site reads or changes, and its other writers. */
export interface StateDependency {
  readonly name: string;
  readonly site: SymbolNode;
  readonly line: number;
  readonly changed: boolean;
  readonly mutators: readonly SymbolNode[];
}

/** Maximum base classes searched for writers of a field. */
const maxAncestors = 4;

/**
 * State that the site reads or changes. State that others write comes first, since a wrong value comes from there. A field that only
 * constructors set never changes.
 * @param before the lines of the site up to the failure, if that is known: what comes only after it has no part in it
 */
export function stateOf(
  site: SymbolNode,
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
  before: readonly string[] | undefined,
): readonly StateDependency[] {
  const accesses = new Map<string, { line: number; changed: boolean }>();
  const isBefore = ({ name }: NameAtLine): boolean => before === undefined || hasWord(before, name.slice(name.lastIndexOf('.') + 1));
  for (const { name, line } of site.fact.mutates.filter(isBefore)) accesses.set(name, { line, changed: true });
  for (const { name, line } of site.fact.reads.filter(isBefore)) if (!accesses.has(name)) accesses.set(name, { line, changed: false });
  const classKeys = classKeysOf(site, graph);
  const isShared = (name: string, writer: SymbolNode): boolean =>
    isField(name) ? classKeys.has(classKey(writer, graph)) : writer.path === site.path && writer.root === site.root;
  return [...accesses]
    .map(([name, { line, changed }]) => {
      const mutators = graph.mutators(name).filter((writer) => writer.id !== site.id && isAllowed(writer) && isShared(name, writer));
      return { name, site, line, changed, mutators: mutators.toSorted((a, b) => Number(isConstructor(a)) - Number(isConstructor(b))) };
    })
    .filter(({ changed, mutators }) => changed || mutators.some((writer) => !isConstructor(writer)))
    .toSorted((a, b) => worthOf(b) - worthOf(a));
}

function hasWord(lines: readonly string[], word: string): boolean {
  const pattern = new RegExp(`(?<![\\w$])${escapeRegExp(word)}(?![\\w$])`);
  return lines.some((line) => pattern.test(line));
}

/** Rank of state: higher if code other than a constructor writes it, since a constructor sets every field once anyway. */
function worthOf({ mutators, changed }: StateDependency): number {
  return (mutators.some((writer) => !isConstructor(writer)) ? 2 : 0) + (mutators.length > 0 && !changed ? 1 : 0);
}

/** Whether a name is a field. Its writers are then in the same class or its bases: elsewhere the name is other state. */
function isField(name: string): boolean {
  return /^(?:self|this|cls)\./.test(name);
}

/** The class of a method and its bases, by {@link classKey}. */
function classKeysOf(site: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const keys = new Set([classKey(site, graph)]);
  const ownClass = graph.inFile(site.root, site.path)[site.fact.parent];
  const classes = ownClass ? [ownClass.id] : [];
  for (const id of classes) {
    if (classes.length > maxAncestors) break;
    for (const { callee } of graph.outgoing(id, ['extends'])) {
      const baseClass = callee === null ? undefined : graph.symbol(callee);
      if (!baseClass || classes.includes(baseClass.id)) continue;
      classes.push(baseClass.id);
      keys.add(keyOfClass(baseClass));
    }
  }
  return keys;
}

/** Key for the class of a method: by file and name, or by folder and name where a type may span files. */
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
