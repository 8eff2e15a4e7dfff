// Resolves the names that a question is about to their definitions, and tells ambiguous names and unknown ones.
import { withoutConstructors } from '../graph/values/constructors.ts';
import { ownerOf } from '../graph/files/enclosingSymbols.ts';
import { baseLevels } from '../graph/queries/baseLevels.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { termsOfText } from '../text/tokenizer.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { everywhere, inScope, type ResolvedScope } from '../searching/scope.ts';
import { mentionedNames } from '../searching/lists/nameList.ts';
import { implementationsOf } from '../searching/definitions/overloads.ts';
import { requestWithMethod, routesAnswering, routesNear } from '../searching/definitions/questionRoutes.ts';
import type { NameMention } from '../reading/mentions/mentions.ts';

/** A name and its meaning in the workspace. */
export interface Subject {
  readonly name: string;
  /** Definitions within the scope. Several: ambiguous. None: {@link elsewhere} says whether there are any outside of it. */
  readonly definitions: readonly SymbolNode[];
  /** A request that no known route answers; `nearSymbols` has routes that may, under an unknown prefix. */
  readonly request?: true;
  /** Whether it is written like the name of a product in prose. Then only its absence is reported. */
  readonly isMaybeProse?: true;
  /** Explains a name without a definition. Walks all names and edges, so only the answer calls it, not the search. */
  readonly elsewhere: () => Elsewhere;
}

/** Possible origins of an undefined name. */
export interface Elsewhere {
  /** Definitions in the workspace outside the scope. */
  readonly outsideDefinitions: readonly SymbolNode[];
  /** Dotted name under which code here uses it from outside. */
  readonly external: string | null;
  /** Nearest names when code does not use it from outside either. Never presented as the name itself. */
  readonly nearSymbols: readonly SymbolNode[];
}

const maxSubjects = 3;
const maxNear = 3;
/** Minimum share of equal letter pairs for a near name. */
const nearEnough = 0.5;

/** Looks up the names in a short question, in the order of its words. */
export function subjectsOf({ intent, scope }: Inquiry, { graph, fullText }: Pick<Sources, 'graph' | 'fullText'>): Subject[] {
  // A report mentions many names in passing; a question or a sentence is about each of them.
  if (intent.act === 'report' || intent.describesBehaviour) return [];
  const routes = routesAnswering(intent.requests, graph).filter((symbol) => inScope(symbol, scope));
  const request = requestWithMethod(intent.requests);
  // A word in the path of a request is its parameter, not a name in code.
  const nameMentions = mentionedNames(intent, graph).filter(
    (each) => !request?.includes(each.name) && isSubject(each, { graph, fullText }),
  );
  const names = wholeNames(nameMentions).slice(0, maxSubjects);
  const unansweredSubjects = request !== undefined && routes.length === 0 ? [unansweredSubject(request, graph)] : [];
  const namedSubjects = names.map((mention) => subjectOf(mention, scope, graph));
  return [...routeSubjects(routes), ...unansweredSubjects, ...ofNamedTypes(namedSubjects, graph)];
}

/** Levels of base classes in which a member of a named type is looked up. Set by judgement. */
const maxBases = 6;

/** Narrows an ambiguous member to the type that the question names beside it: "`add` on a `Basket`" is that of the basket or of its base. */
function ofNamedTypes(subjects: readonly Subject[], graph: CodeGraph): readonly Subject[] {
  const types = subjects.flatMap(({ definitions }) => (definitions.length === 1 && isType(definitions[0]) ? definitions : []));
  return subjects.map((subject) => {
    if (subject.definitions.length < 2) return subject;
    for (const type of types) {
      const definitions = membersOf(type, subject.definitions, graph);
      if (definitions.length) return { ...subject, definitions };
    }
    return subject;
  });
}

function isType(symbol: SymbolNode | undefined): boolean {
  return symbol !== undefined && (isClassLike(symbol.fact) || symbol.fact.kind === 'interface');
}

/** The definitions that are members of a type, otherwise those of its nearest base that has any. */
function membersOf(type: SymbolNode, definitions: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  for (const level of [[type], ...baseLevels(type, graph, ['extends'], maxBases)]) {
    const ids = new Set(level.map(({ id }) => id));
    const members = definitions.filter((each) => ids.has(ownerOf(each, graph)?.id ?? ''));
    if (members.length) return members;
  }
  return [];
}

/**
 * Whether a mention is a subject. A name that no text contains is a missing one. A name that only text contains is a word, such as the
 * name of a product.
 */
function isSubject({ name, marked }: NameMention, { graph, fullText }: Pick<Sources, 'graph' | 'fullText'>): boolean {
  if (isOfTestsAlone(name, { graph, fullText })) return false;
  if (marked || graph.byName(name).length > 0 || externalName(name, graph) !== null) return true;
  return !fullText.has(termsOfText(name).at(-1) ?? '');
}

function subjectOf({ name, marked }: NameMention, scope: ResolvedScope, graph: CodeGraph): Subject {
  const isInScope = (symbol: SymbolNode): boolean => inScope(symbol, scope);
  const definitions = definitionsOf(name, isInScope, graph);
  const elsewhere = (): Elsewhere => {
    const outsideDefinitions = definitionsOf(name, (symbol) => !isInScope(symbol), graph);
    const external = outsideDefinitions.length ? null : externalName(name, graph);
    return {
      outsideDefinitions,
      external,
      nearSymbols: external || outsideDefinitions.length ? [] : nearestNames(name, graph, isInScope),
    };
  };
  const isCapital = !marked && /^\p{Lu}[\p{L}\p{N}]*$/u.test(name);
  return { name, definitions, ...(isCapital ? { isMaybeProse: true as const } : {}), elsewhere };
}

function definitionsOf(name: string, isAllowed: (symbol: SymbolNode) => boolean, graph: CodeGraph): readonly SymbolNode[] {
  return preferOwnCode(implementationsOf(withoutConstructors(graph.byName(name).filter(isAllowed)), graph));
}

/**
 * Whether only tests define a name that code uses. The question then means a parameter, an option or a key of the code, not the definition
 * in a test.
 */
export function isOfTestsAlone(name: string, { graph, fullText }: Pick<Sources, 'graph' | 'fullText'>): boolean {
  const definitions = graph.byName(name);
  const lastTerm = termsOfText(name).at(-1);
  if (definitions.length === 0 || lastTerm === undefined || definitions.some(({ role }) => role !== 'test')) return false;
  return fullText.filesWith([lastTerm], everywhere.search).some(({ root, path }) => graph.file(root, path)?.role === 'code');
}

/** All routes that answer a named request form one subject. */
function routeSubjects(routes: readonly SymbolNode[]): Subject[] {
  const [first] = routes;
  return first
    ? [{ name: first.fact.name, definitions: routes, elsewhere: () => ({ outsideDefinitions: [], external: null, nearSymbols: [] }) }]
    : [];
}

/** A request that no known route answers, with routes that may. */
function unansweredSubject(request: string, graph: CodeGraph): Subject {
  return {
    name: request,
    request: true,
    definitions: [],
    elsewhere: () => ({ outsideDefinitions: [], external: null, nearSymbols: routesNear(request, graph) }),
  };
}

/** Omits the last part of a dotted name that is also there as a whole. */
function wholeNames(names: readonly NameMention[]): readonly NameMention[] {
  return names.filter(({ name }) => !names.some((mention) => mention.name.endsWith(`.${name}`)));
}

/** The symbols in code if there are any, because they hide those in tests and copies; otherwise all. */
export function preferOwnCode(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
  const code = symbols.filter((symbol) => symbol.role === 'code');
  return code.length ? code : symbols;
}

function externalName(name: string, graph: CodeGraph): string | null {
  for (const { external } of graph.edges()) {
    if (external !== null && (external === name || external.endsWith(`.${name}`))) return external;
  }
  return null;
}

/** Definitions in code whose names share most letter pairs with `name`, best first. */
function nearestNames(name: string, graph: CodeGraph, isAllowed: (symbol: SymbolNode) => boolean): SymbolNode[] {
  const pairs = pairsOf(name.slice(name.lastIndexOf('.') + 1));
  const scores = new Map<string, number>();
  const nearSymbols: { symbol: SymbolNode; score: number }[] = [];
  for (const symbol of graph.symbols()) {
    const symbolName = symbol.fact.name;
    if (symbolName.startsWith('<') || symbol.role !== 'code') continue;
    let score = scores.get(symbolName);
    if (score === undefined) scores.set(symbolName, (score = likeness(pairs, symbolName)));
    if (score >= nearEnough && isAllowed(symbol)) nearSymbols.push({ symbol, score });
  }
  return nearSymbols
    .sort((a, b) => b.score - a.score)
    .slice(0, maxNear)
    .map(({ symbol }) => symbol);
}

function pairsOf(name: string): ReadonlySet<string> {
  const plain = name.toLowerCase().replace(/[_$]/g, '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, i) => plain.slice(i, i + 2)));
}

/** Dice's coefficient of two names, 0 to 1. */
function likeness(pairs: ReadonlySet<string>, name: string): number {
  // Saves the count for much longer or shorter names: they share at most the pairs of the shorter one.
  if (name.length > pairs.size * 4 + 1 || name.length * 4 < pairs.size) return 0;
  const namePairs = pairsOf(name);
  let sharedCount = 0;
  for (const pair of pairs) if (namePairs.has(pair)) sharedCount++;
  return namePairs.size + pairs.size === 0 ? 0 : (2 * sharedCount) / (namePairs.size + pairs.size);
}
