// Finds the state that a failure depends on: the fields and module variables that its lines read or change, and their other writers.
import { isConstructor } from '../../graph/values/constructors.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { fileKey } from '../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { escapeRegExp } from '../../text/textQuery.ts';

/** A field or module variable that a site reads or changes, and its other writers. */
export interface StateDependency {
  readonly name: string;
  readonly site: SymbolNode;
  readonly line: number;
  /** What the site does with it; `line` changes it only for `changes`. */
  readonly access: 'reads' | 'changes' | 'both';
  readonly mutators: readonly SymbolNode[];
}

/** A line of a file with its text. */
export interface SliceLine {
  /** Zero-based. */
  readonly line: number;
  readonly text: string;
}

/** Maximum base classes searched for writers of a field. */
const maxAncestors = 4;

/** Reads the lines of a file; undefined where it cannot be read. */
export type LineReader = (root: string, path: string) => Promise<readonly string[] | undefined>;

/**
 * State that the failure depends on. State that others write comes first, since a wrong value comes from there, and what is read last
 * before what is read earlier. A field that only
 * constructors set never changes.
 * @param slice the lines on which the failure depends, if its line is known; otherwise all state of the site counts
 */
export async function stateOf(
  site: SymbolNode,
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
  slice: readonly SliceLine[] | undefined,
  readLines: LineReader,
): Promise<readonly StateDependency[]> {
  const classKeys = classKeysOf(site, graph);
  const isShared = (name: string, writer: SymbolNode): boolean =>
    isField(name) ? classKeys.has(classKey(writer, graph)) : writer.path === site.path && writer.root === site.root;
  const states: StateDependency[] = [];
  for (const { name, line, access } of accessesOf(site, slice)) {
    const otherWriters = graph.mutators(name).filter((writer) => writer.id !== site.id && isAllowed(writer) && isShared(name, writer));
    const keys = slice && keysIn(slice, name);
    const mutators = keys ? await writersOfKeys(otherWriters, name, keys, readLines) : otherWriters;
    states.push({ name, site, line, access, mutators: mutators.toSorted((a, b) => Number(isConstructor(a)) - Number(isConstructor(b))) });
  }
  return states
    .filter(({ access, mutators }) => access !== 'reads' || mutators.some((writer) => !isConstructor(writer)))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || b.line - a.line);
}

/** The state that the lines of `slice` name, with its first line there; without a slice all state of the site. */
function accessesOf(
  { fact }: SymbolNode,
  slice: readonly SliceLine[] | undefined,
): readonly Pick<StateDependency, 'name' | 'line' | 'access'>[] {
  const accesses = new Map<string, Pick<StateDependency, 'name' | 'line' | 'access'>>();
  const parameters = new Set(fact.parameters.map((each) => each.name));
  for (const { name, line } of [...fact.mutates, ...fact.reads]) {
    const place = slice ? slice.find(({ text }) => namesState(text, name, parameters))?.line : line;
    if (place === undefined || accesses.has(name)) continue;
    const changes = fact.mutates.filter((mention) => mention.name === name);
    const access = changes.length === 0 ? 'reads' : changes.some((each) => each.line === place) ? 'changes' : 'both';
    accesses.set(name, { name, line: place, access });
  }
  return [...accesses.values()];
}

/** The keys with which lines name a field: `lock` in `this.single.lock` and `@single[:lock]`; undefined if one names the whole field. */
function keysIn(slice: readonly SliceLine[], name: string): ReadonlySet<string> | undefined {
  const pattern = new RegExp(
    `(?<![\\w$])${escapeRegExp(fieldOf(name))}(?![\\w$])(?:(?:\\??\\.|->|::|\\[\\s*[:'"]*)(?<key>[A-Za-z_]\\w*)(?!\\w*\\())?`,
    'g',
  );
  const keys = slice.flatMap(({ text }) => [...text.matchAll(pattern)].map(({ groups }) => groups?.['key']));
  return keys.includes(undefined) ? undefined : new Set(keys.filter((key) => key !== undefined));
}

/** The writers whose line names one of the keys, or assigns the whole field. */
async function writersOfKeys(
  writers: readonly SymbolNode[],
  name: string,
  keys: ReadonlySet<string>,
  readLines: LineReader,
): Promise<readonly SymbolNode[]> {
  const wholeField = new RegExp(`(?<![\\w$])${escapeRegExp(fieldOf(name))}\\s*(?:\\|\\||\\?\\?)?:?=(?![=~])`);
  const writersOfKey: SymbolNode[] = [];
  for (const writer of writers) {
    const file = await readLines(writer.root, writer.path);
    const lines = writer.fact.mutates.filter((mention) => mention.name === name).map(({ line }) => file?.[line] ?? '');
    if (!file || lines.some((text) => wholeField.test(text) || [...keys].some((key) => hasWord(text, key)))) writersOfKey.push(writer);
  }
  return writersOfKey;
}

function fieldOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Whether a line names the state. Where a parameter has the name of a field, the name alone is the parameter. */
function namesState(text: string, name: string, parameters: ReadonlySet<string>): boolean {
  const field = fieldOf(name);
  if (!isField(name) || !parameters.has(field)) return hasWord(text, field);
  return new RegExp(`(?:(?:self|this|cls)\\s*(?:\\??\\.|->)\\s*|@)${escapeRegExp(field)}(?![\\w$])`).test(text);
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${escapeRegExp(word)}(?![\\w$])`).test(text);
}

/** Rank of state: higher if code other than a constructor writes it, since a constructor sets every field once anyway. */
function worthOf({ mutators, access }: StateDependency): number {
  return (mutators.some((writer) => !isConstructor(writer)) ? 2 : 0) + (mutators.length > 0 && access === 'reads' ? 1 : 0);
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
