// Finds the methods that answer fields of the root types, by decorators, classes and base types. Reads no text.
import type { Pause } from '../../base/pause.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { RootType } from './graphqlDocument.ts';
import type { ResolverTie } from './graphqlConfidence.ts';
import type { ResolverRow } from './resolverRow.ts';
import { resolverRows } from './resolverRows.ts';

/** A function that answers a field of a root type. */
export interface FieldResolver {
  readonly root: RootType;
  readonly field: string;
  readonly symbol: SymbolNode;
  readonly tie: ResolverTie;
}

/** Symbols between two looks at the clock. */
const symbolsPerCheck = 2048;
/** A name in the arguments of a decorator: the first text, or `name:` or `field =`. */
const writtenField = /(?:^[\w.]+\(\s*|\bname\s*[:=]\s*|\bfield\s*=\s*)["'`](\w+)["'`]/;

/** All declared resolvers. Rejects with `CancelledError`. */
export async function declaredResolvers(graph: CodeGraph, pause: Pause): Promise<readonly FieldResolver[]> {
  const resolvers: FieldResolver[] = [];
  let count = 0;
  for (const symbol of graph.symbols()) {
    if (++count % symbolsPerCheck === 0 && pause.isDue) await pause.take();
    if (!isFunction(symbol) || symbol.role === 'generated' || symbol.role === 'vendored') continue;
    for (const row of rowsOf(symbol.language)) {
      const resolver = resolverOf(symbol, row, graph);
      if (!resolver) continue;
      resolvers.push(resolver);
      break;
    }
  }
  return resolvers;
}

function rowsOf(language: string): readonly ResolverRow[] {
  const rules = rulesOf(language);
  const rows = rowsByRules.get(rules) ?? resolverRows.filter(({ languages }) => languages.includes(rules));
  rowsByRules.set(rules, rows);
  return rows;
}

const rowsByRules = new Map<LanguageRules, readonly ResolverRow[]>();

function resolverOf(symbol: SymbolNode, row: ResolverRow, graph: CodeGraph): FieldResolver | undefined {
  const { fact } = symbol;
  // Most functions end here, before their class is looked up.
  const method = row.method?.exec(fact.name);
  const decorator = row.decorator && firstMatch(row.decorator, fact.decorators);
  if ((row.method && !method) || (row.decorator && !decorator)) return undefined;
  const owner = ownerOf(symbol, graph);
  const ownerName = isClassLike(owner?.fact) ? (owner?.fact.name ?? '') : namedOwner(fact.qualifiedName);
  const matches = [
    ...(row.decorator ? [decorator] : []),
    ...(row.owner ? [row.owner.exec(ownerName)] : []),
    ...(row.ownerBase ? [firstMatch(row.ownerBase, [...(owner?.fact.extends ?? []), ...(owner?.fact.implements ?? [])])] : []),
    ...(row.ownerDecorator ? [firstMatch(row.ownerDecorator, owner?.fact.decorators ?? [])] : []),
  ];
  if (!matches.every((match) => match)) return undefined;
  const root = row.root ?? rootNamed(matches.map((match) => match?.groups?.['root']).find((name) => name !== undefined));
  if (root === undefined) return undefined;
  const ownName = writtenField.exec(decorator?.input ?? '')?.[1];
  const field = row.isNamedByOwner ? ownerName : (ownName ?? method?.groups?.['field'] ?? fact.name);
  return { root, field, symbol, tie: (row.decorator ?? row.ownerBase ?? row.ownerDecorator) ? 'declared' : 'ownerName' };
}

/** The type before the name of a method whose type is in another file. */
function namedOwner(qualifiedName: string): string {
  return qualifiedName.split('.').at(-2) ?? '';
}

function firstMatch(pattern: RegExp, texts: readonly string[]): RegExpExecArray | undefined {
  for (const text of texts) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return undefined;
}

/** The root type that a name begins like: `queries`, `Mutation`. */
export function rootNamed(name: string | undefined): RootType | undefined {
  const start = name?.slice(0, 1).toLowerCase();
  return start === 'q' ? 'Query' : start === 'm' ? 'Mutation' : start === 's' ? 'Subscription' : undefined;
}
