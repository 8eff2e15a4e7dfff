// Uses as another reference tells them: what a tool of test/bench/references wrote down of every name of a project, read like a SCIP index.
import { readFileSync } from 'node:fs';
import { randomNumbers, shuffled } from '../sampling.ts';
import type { UsedSymbol, UseSubject, UsesTruth } from './truth.ts';

/** What the tools write: definitions, and every name with the place of its definition in that list; -1 for what is local or from outside. */
export interface UsesReference {
  readonly definitions: readonly ReferenceDefinition[];
  readonly occurrences: readonly (readonly [path: string, line: number, column: number, name: string, definition: number])[];
}

interface ReferenceDefinition {
  readonly path: string;
  /** Zero-based, as the column. */
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly kind: UseSubject;
  readonly isPrivate: boolean;
  /** Definitions that it overrides or implements, as places in the list. */
  readonly above: readonly number[];
}

/** How many of each kind are sampled: 40 symbols a language. What a kind lacks is taken from the others. */
const shares: readonly (readonly [kinds: readonly UseSubject[], most: number])[] = [
  [['method'], 10],
  [['field'], 8],
  [['class or type'], 8],
  [['function', 'variable'], 6],
  [['enum member', 'constructor'], 8],
];

export function readReference(file: string): UsesReference {
  return JSON.parse(readFileSync(file, 'utf8')) as UsesReference;
}

/** Only files of `texts` count. */
export function referenceTruth({ definitions, occurrences }: UsesReference, texts: ReadonlyMap<string, string>): UsesTruth {
  const lines = definitions.map(() => new Set<string>());
  const named = new Map<string, Set<number>>();
  const paths = new Set<string>();
  const written = new Map([...texts].map(([path, text]) => [path, text.split(/\r?\n/)]));
  for (const [path, line, column, name, definition] of occurrences) {
    // Compilers also tell what nobody wrote: elements of annotations, constructors of enum members.
    if (!written.get(path)?.[line]?.startsWith(name, column)) continue;
    paths.add(path);
    const at = `${path}:${line}`;
    named.set(`${at} ${name}`, (named.get(`${at} ${name}`) ?? new Set()).add(definition));
    if (definitions[definition]?.name === name) lines[definition]?.add(at);
  }
  const kin = kinOf(definitions);
  const symbols = definitions.flatMap((each, at): UsedSymbol[] => {
    if (!texts.has(each.path)) return [];
    const own = `${each.path}:${each.line}`;
    const uses = new Set([...(lines[at] ?? [])].filter((line) => line !== own));
    const neutral = new Set([own, ...[...(kin[at] ?? [])].flatMap((other) => [...(lines[other] ?? [])])].filter((line) => !uses.has(line)));
    for (const other of kin[at] ?? []) neutral.add(`${definitions[other]?.path}:${definitions[other]?.line}`);
    return [{ ...each, uses, neutral, isPrivate: each.isPrivate && !kin[at]?.size }];
  });
  symbols.sort((a, b) => (a.path === b.path ? a.line - b.line || a.column - b.column : a.path < b.path ? -1 : 1));
  return { symbols, paths, namesOther: (line, name) => named.has(`${line} ${name}`) };
}

/** Of each definition those above and below it, however far. */
function kinOf(definitions: readonly ReferenceDefinition[]): readonly ReadonlySet<number>[] {
  const below = definitions.map((): number[] => []);
  for (const [at, { above }] of definitions.entries()) for (const other of above) below[other]?.push(at);
  const reached = (start: number, next: (at: number) => readonly number[]): ReadonlySet<number> => {
    const all = new Set([start]);
    for (const each of all) for (const other of next(each)) all.add(other);
    all.delete(start);
    return all;
  };
  return definitions.map(
    (_, at) => new Set([...reached(at, (each) => definitions[each]?.above ?? []), ...reached(at, (each) => below[each] ?? [])]),
  );
}

/** 40 used symbols, by kind, always the same. */
export function sampledByKind(symbols: readonly UsedSymbol[]): readonly UsedSymbol[] {
  const drawn = shuffled(symbols, randomNumbers(7));
  const sample = shares.flatMap(([kinds, most]) => drawn.filter(({ kind }) => kinds.includes(kind)).slice(0, most));
  const wanted = shares.reduce((sum, [, most]) => sum + most, 0);
  return [...sample, ...drawn.filter((symbol) => !sample.includes(symbol)).slice(0, wanted - sample.length)];
}
