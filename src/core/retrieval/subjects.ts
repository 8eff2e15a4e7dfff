// The names that a question is about: what each is defined as, that it is ambiguous, or that it does not exist here.
import { LruMap } from '../base/lru.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import type { NameMention } from './anchors.ts';
import type { Inquiry } from './candidate.ts';
import { inScope } from './lists.ts';

/** A name and what it stands for in the workspace. */
export interface Subject {
  readonly name: string;
  /** Several: ambiguous. None: not defined in this workspace (or scope). */
  readonly definitions: readonly SymbolNode[];
  /** Dotted name under which code here uses it from outside, when it is not defined here. */
  readonly external: string | null;
  /** Nearest names when there is no definition. Never passed off as the name itself. */
  readonly near: readonly SymbolNode[];
}

/** Only a question of about this length is about each of its names; an issue text mentions many in passing. */
const shortQuestion = 400;
const mostSubjects = 3;
const mostNear = 3;
/** Share of equal letter pairs from which a name counts as near. */
const nearEnough = 0.5;

/** Looks up what a short question names, in the order of its words. */
export function subjectsOf({ question, scope }: Inquiry, graph: CodeGraph): Subject[] {
  if (question.text.length > shortQuestion) return [];
  const names = wholeNames(question.names).slice(0, mostSubjects);
  return names.map(({ name }) => {
    const definitions = preferOwnCode(graph.byName(name).filter((symbol) => inScope(symbol, scope)));
    if (definitions.length) return { name, definitions, external: null, near: [] };
    const external = externalName(name, graph);
    return { name, definitions, external, near: external ? [] : nearestNames(name, graph, (symbol) => inScope(symbol, scope)) };
  });
}

/** Without the last parts of dotted names that are there as a whole. */
function wholeNames(names: readonly NameMention[]): readonly NameMention[] {
  return names.filter(({ name }) => !names.some((other) => other.name.endsWith(`.${name}`)));
}

/** Definitions in code hide those in tests and copies. */
function preferOwnCode(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
  const code = symbols.filter((symbol) => symbol.role === 'code');
  return code.length ? code : symbols;
}

function externalName(name: string, graph: CodeGraph): string | null {
  for (const { external } of graph.edges()) {
    if (external !== null && (external === name || external.endsWith(`.${name}`))) return external;
  }
  return null;
}

/** Names that share most letter pairs with `name` (Dice's coefficient), best first. */
export function nearestNames(name: string, graph: CodeGraph, allowed: (symbol: SymbolNode) => boolean): SymbolNode[] {
  const wanted = pairsOf(name.slice(name.lastIndexOf('.') + 1));
  const scores = new LruMap<string, number>(20_000);
  const near: { symbol: SymbolNode; score: number }[] = [];
  for (const symbol of graph.symbols()) {
    const own = symbol.fact.name;
    if (own.startsWith('<') || symbol.role !== 'code') continue;
    let score = scores.get(own);
    if (score === undefined) scores.set(own, (score = likeness(wanted, pairsOf(own))));
    if (score >= nearEnough && allowed(symbol)) near.push({ symbol, score });
  }
  return near
    .sort((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ symbol }) => symbol);
}

function pairsOf(name: string): ReadonlySet<string> {
  const plain = name.toLowerCase().replace(/[_$]/g, '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, i) => plain.slice(i, i + 2)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
