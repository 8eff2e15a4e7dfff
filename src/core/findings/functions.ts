// Functions that are too long to be read at once, know too many others, or are called from everywhere: one finding each, however much is wrong.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';
import type { Finding } from './finding.ts';
import type { FindingScope } from './finding.ts';

const mostCallees = 15;
const mostCallers = 20;
const mostLines = 100;
/** So many times the limit, alone or both limits together, is grave; half as much beyond it is worth a look. */
const grave = 3;
const notable = 1.5;

/** Fan-out, fan-in and length of functions. Tests call everything and are called by nobody, so only code counts. */
export function functionFindings(graph: CodeGraph, scope: FindingScope): Finding[] {
  const findings: Finding[] = [];
  const ids = new Set<string>();
  // Outer functions come before what they hold.
  for (const symbol of graph.symbols()) {
    if (!isOwnFunction(symbol) || !scope(symbol.root, symbol.path)) continue;
    const heavy = heavyFinding(symbol, graph);
    if (heavy && !isPartOf(symbol, ids, graph)) {
      ids.add(symbol.id);
      findings.push(heavy);
    }
    const callers = graph.fanIn(symbol.id);
    if (callers > mostCallers) findings.push(calledFinding(symbol, callers));
  }
  return findings;
}

/** Length and fan-out of one function tell of one cause: it does too much. */
function heavyFinding(symbol: SymbolNode, graph: CodeGraph): Finding | undefined {
  const callees = calleeCount(symbol, graph);
  const lines = ownLines(symbol, graph);
  const [wide, long] = [callees / mostCallees, lines / mostLines];
  if (wide <= 1 && long <= 1) return undefined;
  const excess = Math.max(wide, 1) * Math.max(long, 1);
  const name = shownName(symbol, graph);
  const message =
    wide > 1 && long > 1
      ? lengthAndCalls(name, { lines, span: lengthInLines(symbol) }, callees)
      : wide > 1
        ? l10n.t('{0} calls {1} different functions: it depends on too many parts.', name, callees)
        : lengthAlone(name, { lines, span: lengthInLines(symbol) });
  return {
    ...placeOf(symbol),
    severity: excess >= grave ? 'high' : excess >= notable || wide > 1 ? 'medium' : 'low',
    category: 'maintainability',
    rule: wide > long ? 'fan-out' : 'long-function',
    message,
    // What much code depends on is changed more often, and more breaks.
    effect: excess * (1 + Math.log2(1 + graph.fanIn(symbol.id))),
  };
}

/** Lines from the first to the last, and those without the named functions inside. */
interface Length {
  readonly span: number;
  readonly lines: number;
}

/** What was counted is said where it is not what one sees in the editor. */
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

function calledFinding(symbol: SymbolNode, callers: number): Finding {
  const message = l10n.t(
    '{0} is called by {1} functions of other files: a change here has a wide effect.',
    symbol.fact.qualifiedName,
    callers,
  );
  return { ...placeOf(symbol), severity: 'low', category: 'maintainability', rule: 'fan-in', message, effect: callers / mostCallers };
}

/** Functions that it calls itself and in functions without a name that stand in it. */
export function calleeCount({ id, root, path, fact }: SymbolNode, graph: CodeGraph): number {
  if (fact.range.end.line - fact.range.start.line < mostCallees) return graph.fanOut(id);
  const inFile = graph.inFile(root, path);
  const ids = new Set([id]);
  const indices = new Set([fact.index]);
  // What holds another comes before it in the file.
  for (const other of inFile) {
    if (!indices.has(other.fact.parent) || isNamed(other)) continue;
    indices.add(other.fact.index);
    ids.add(other.id);
  }
  return new Set(
    [...ids].flatMap((each) => graph.callees(each).flatMap(({ callee }) => (callee === null || ids.has(callee) ? [] : callee))),
  ).size;
}

/** Lines from the first to the last of a definition. */
export function lengthInLines({ fact: { range } }: Pick<SymbolNode, 'fact'>): number {
  return range.end.line - range.start.line + 1;
}

/** Lines without those of the named functions inside: a module written as one function is no long function. */
export function ownLines(symbol: SymbolNode, graph: CodeGraph): number {
  return namedInside(symbol, graph).reduce((left, each) => left - lengthInLines(each), lengthInLines(symbol));
}

/** The named functions and classes that stand in a function, without those in these. */
export function namedInside({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((other) => other.fact.parent === fact.index && isNamed(other));
}

function isNamed({ fact }: SymbolNode): boolean {
  return !fact.name.startsWith('<') && (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'class');
}

/** Lies in a function that is told of already. */
function isPartOf({ root, path, fact }: SymbolNode, told: ReadonlySet<string>, graph: CodeGraph): boolean {
  const inFile = graph.inFile(root, path);
  for (let up = inFile[fact.parent]; up; up = inFile[up.fact.parent]) if (told.has(up.id)) return true;
  return false;
}

/** A function without a name is told by where it stands. */
function shownName({ root, path, fact }: SymbolNode, graph: CodeGraph): string {
  if (!fact.name.startsWith('<')) return fact.qualifiedName;
  const inFile = graph.inFile(root, path);
  for (let up = inFile[fact.parent]; up; up = inFile[up.fact.parent]) {
    if (up.fact.kind !== 'module' && !up.fact.name.startsWith('<')) return l10n.t('A function in {0}', up.fact.qualifiedName);
  }
  return l10n.t('A function without a name');
}

function placeOf({ root, path, fact }: SymbolNode): Pick<Finding, 'root' | 'path' | 'lines'> {
  return { root, path, lines: { first: fact.range.start.line, last: fact.range.end.line } };
}

function isOwnFunction({ role, fact }: SymbolNode): boolean {
  return role === 'code' && (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'route');
}
