// Finds functions that are too long, call too many others, or are called from everywhere.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Finding, FindingScope } from './finding.ts';

const maxCallees = 15;
const maxCallers = 20;
const maxLines = 100;
/** Minimum multiple of the limits for high severity; the multiples of length and calls are multiplied. */
const highExcess = 3;
/** Minimum multiple for medium severity. */
const mediumExcess = 1.5;

/** Findings about calls, callers and length of functions. Only code counts, because tests call everything and have no callers. */
export function functionFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  const findings: Finding[] = [];
  const ids = new Set<string>();
  // Outer functions come before their inner ones.
  for (const symbol of graph.symbols()) {
    if (!isOwnFunction(symbol) || !isInScope(symbol.root, symbol.path)) continue;
    const sizeFinding = sizeFindingOf(symbol, graph);
    if (sizeFinding && !isPartOf(symbol, ids, graph)) {
      ids.add(symbol.id);
      findings.push(sizeFinding);
    }
    const callers = graph.fanIn(symbol.id);
    if (callers > maxCallers) findings.push(fanInFinding(symbol, callers));
  }
  return findings;
}

/** One finding for length and calls, because both have one cause: the function does too much. Undefined below both limits. */
function sizeFindingOf(symbol: SymbolNode, graph: CodeGraph): Finding | undefined {
  const callees = calleeCount(symbol, graph);
  const lines = ownLines(symbol, graph);
  const [callExcess, lineExcess] = [callees / maxCallees, lines / maxLines];
  if (callExcess <= 1 && lineExcess <= 1) return undefined;
  const excess = Math.max(callExcess, 1) * Math.max(lineExcess, 1);
  const name = displayName(symbol, graph);
  const message =
    callExcess > 1 && lineExcess > 1
      ? lengthAndCalls(name, { lines, span: lengthInLines(symbol) }, callees)
      : callExcess > 1
        ? l10n.t('{0} calls {1} different functions: it depends on too many parts.', name, callees)
        : lengthAlone(name, { lines, span: lengthInLines(symbol) });
  return {
    ...placeOf(symbol),
    severity: excess >= highExcess ? 'high' : excess >= mediumExcess || callExcess > 1 ? 'medium' : 'low',
    category: 'maintainability',
    rule: callExcess > lineExcess ? 'fan-out' : 'long-function',
    message,
    // Code with many dependents changes more often, and a change breaks more.
    effect: excess * (1 + Math.log2(1 + graph.fanIn(symbol.id))),
  };
}

/** Total lines, and lines without the named functions inside. */
interface Length {
  readonly span: number;
  readonly lines: number;
}

/** The sentence states the counted lines when they differ from what the editor shows. */
function lengthAlone(name: string, { span, lines }: Length): string {
  return span === lines
    ? l10n.t('{0} is {1} lines long: too long to read at once.', name, lines)
    : l10n.t('{0} is {1} lines long, {2} without the named functions in it: too long to read at once.', name, span, lines);
}

function lengthAndCalls(name: string, { span, lines }: Length, callees: number): string {
  if (span === lines)
    return l10n.t('{0} is {1} lines long and calls {2} different functions: it does too many things at once.', name, lines, callees);
  const words = l10n.t('{0} is {1} lines long, {2} without the named functions in it,', name, span, lines);
  return l10n.t('{0} and calls {1} different functions: it does too many things at once.', words, callees);
}

function fanInFinding(symbol: SymbolNode, callers: number): Finding {
  const message = l10n.t(
    '{0} is called by {1} functions of other files: a change here has a wide effect.',
    symbol.fact.qualifiedName,
    callers,
  );
  return { ...placeOf(symbol), severity: 'low', category: 'maintainability', rule: 'fan-in', message, effect: callers / maxCallers };
}

/** Number of functions that a function calls itself or in anonymous functions inside it. */
export function calleeCount({ id, root, path, fact }: SymbolNode, graph: CodeGraph): number {
  if (fact.range.end.line - fact.range.start.line < maxCallees) return graph.fanOut(id);
  const inFile = graph.inFile(root, path);
  const ids = new Set([id]);
  const indices = new Set([fact.index]);
  // Containers come before their contents in the file.
  for (const inner of inFile) {
    if (!indices.has(inner.fact.parent) || isNamed(inner)) continue;
    indices.add(inner.fact.index);
    ids.add(inner.id);
  }
  return new Set(
    [...ids].flatMap((each) => graph.callees(each).flatMap(({ callee }) => (callee === null || ids.has(callee) ? [] : callee))),
  ).size;
}

/** Number of lines of a definition, its first and last included. */
export function lengthInLines({ fact: { range } }: Pick<SymbolNode, 'fact'>): number {
  return range.end.line - range.start.line + 1;
}

/** Number of lines without the named functions inside, because a module that is written as one function is no long function. */
export function ownLines(symbol: SymbolNode, graph: CodeGraph): number {
  return namedSymbolsInside(symbol, graph).reduce((lineCount, each) => lineCount - lengthInLines(each), lengthInLines(symbol));
}

/** Named functions and classes directly inside a symbol. */
export function namedSymbolsInside({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((other) => other.fact.parent === fact.index && isNamed(other));
}

function isNamed({ fact }: SymbolNode): boolean {
  return !fact.name.startsWith('<') && (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'class');
}

/** Whether a function is inside one of the functions with `outerIds`, at any depth. */
function isPartOf({ root, path, fact }: SymbolNode, outerIds: ReadonlySet<string>, graph: CodeGraph): boolean {
  const inFile = graph.inFile(root, path);
  for (let container = inFile[fact.parent]; container; container = inFile[container.fact.parent])
    if (outerIds.has(container.id)) return true;
  return false;
}

/** The name of a function; an anonymous one is described by its named container. */
function displayName({ root, path, fact }: SymbolNode, graph: CodeGraph): string {
  if (!fact.name.startsWith('<')) return fact.qualifiedName;
  const inFile = graph.inFile(root, path);
  for (let container = inFile[fact.parent]; container; container = inFile[container.fact.parent]) {
    if (container.fact.kind !== 'module' && !container.fact.name.startsWith('<'))
      return l10n.t('A function in {0}', container.fact.qualifiedName);
  }
  return l10n.t('A function without a name');
}

function placeOf({ root, path, fact }: SymbolNode): Pick<Finding, 'root' | 'path' | 'lines'> {
  return { root, path, lines: { first: fact.range.start.line, last: fact.range.end.line } };
}

function isOwnFunction({ role, fact }: SymbolNode): boolean {
  return role === 'code' && (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'route');
}
