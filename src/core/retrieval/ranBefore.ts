// What ran before a failure showed and has returned since: it is on no frame, but what it returned or changed is what the frames work with.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import { ofSymbol, type Candidate, type CandidateList, type Inquiry, type Sources } from './candidate.ts';
import { bestOfEach, inScope } from './lists.ts';
import { lineIn, tellsLine, type MappedFrame } from './mappedFrames.ts';
import { implementationOf } from './overloads.ts';
import { isConstructor } from './siteState.ts';

/** What each further frame takes: the nearer to the failure, the likelier. */
const perFrame = 0.8;
/** What a failing test calls itself is what it is about, however deep below it the failure shows. */
const ofTest = 0.6;
/** What a call keeps whose value does not come to the line that failed, as far as assignments tell. */
const beside = 0.5;
/** Calls from a frame that are followed, and what each further one takes. */
const hops = 3;
const perHop = 0.6;
/** Powers of how many calls stand beside one, and of how many functions use what it calls: among many, each says less. */
const amongCalls = 0.3;
const amongUsers = 0.3;
const mostCallees = 24;
const mostPerHop = 100;
/** A call through a base which more than these override says nothing of any of them. */
const mostOverrides = 6;
const longestFamily = 200;

/** A function, how likely it had to do with the failure, and who calls it. */
interface Reached {
  readonly symbol: SymbolNode;
  readonly score: number;
  readonly why: string;
}

/** What the walk through the calls goes by. */
interface Walk {
  readonly graph: CodeGraph;
  readonly inquiry: Inquiry;
  readonly framed: ReadonlySet<string>;
  /** Classes that are known to be at work, see {@link classesAtWork}. */
  readonly atWork: ReadonlySet<string>;
}

/** What the functions of `frames` called up to the line where each was left, and what that called; frames of `reporters` are passed over. */
export async function ranBeforeList(
  frames: readonly MappedFrame[],
  reporters: ReadonlySet<string>,
  inquiry: Inquiry,
  { graph, lines }: Sources,
): Promise<CandidateList> {
  const framed = new Set(frames.flatMap(({ symbol }) => symbol?.id ?? []));
  const walk = { graph, inquiry, framed, atWork: classesAtWork(frames, graph) };
  const items: Candidate[] = [];
  const seen = new Set(reporters);
  let near = 1;
  for (const mapped of frames) {
    const { symbol } = mapped;
    if (!symbol || seen.has(symbol.id) || !inScope(symbol, inquiry.scope)) continue;
    seen.add(symbol.id);
    const file = (await lines(symbol.root, symbol.path)) ?? [];
    const line = tellsLine(mapped) ? lineIn(file, mapped) : symbol.fact.range.end.line;
    const share = symbol.role === 'test' ? Math.max(near, ofTest) : near;
    items.push(...followed(callsUpTo(symbol, line, share, file, graph), walk));
    near *= perFrame;
  }
  return { name: 'ran before', weight: 0.5, items: bestOfEach(items) };
}

/** Calls of a function up to `line`: those on it and those whose values get there count most. */
function callsUpTo(symbol: SymbolNode, line: number, share: number, file: readonly string[], graph: CodeGraph): Reached[] {
  const into = linesInto(symbol, line, file);
  const calls = graph.callees(symbol.id).filter((edge) => edge.line <= line);
  const called = calls.flatMap((edge) => {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    return callee ? [{ symbol: callee, score: edge.confidence * (into.has(edge.line) ? 1 : beside) }] : [];
  });
  const each = share / Math.max(1, called.length) ** amongCalls;
  const why = l10n.t('ran in {0} before it failed', symbol.fact.name);
  return called.map((call) => ({ ...call, score: call.score * each, why }));
}

/** What `first` may run, and what that calls in turn; only code of the scope that is on no frame. */
function followed(first: readonly Reached[], { graph, inquiry, framed, atWork }: Walk): Candidate[] {
  const items: Candidate[] = [];
  const seen = new Set(framed);
  let level = first;
  for (let hop = 0; hop < hops; hop++) {
    const next: Reached[] = [];
    for (const reached of level) {
      for (const symbol of runBy(reached.symbol, atWork, graph)) {
        if (seen.has(symbol.id)) continue;
        seen.add(symbol.id);
        const users = 1 + Math.log2(1 + graph.fanIn(symbol.id));
        const isCode = symbol.role === 'code' && inScope(symbol, inquiry.scope);
        if (isCode) items.push(ofSymbol(symbol, reached.score / users ** amongUsers, reached.why));
        next.push(...calledFrom(symbol, reached.score, graph));
      }
    }
    level = next.toSorted((a, b) => b.score - a.score).slice(0, mostPerHop);
  }
  return items;
}

function calledFrom(symbol: SymbolNode, score: number, graph: CodeGraph): Reached[] {
  const calls = graph.callees(symbol.id).filter(({ callee, evidence }) => callee !== null && evidence !== 'name-only');
  // Helpers of a test are the test.
  const each = (score * (symbol.role === 'test' ? 1 : perHop)) / Math.max(1, calls.length) ** amongCalls;
  const why = l10n.t('called by {0}', symbol.fact.name);
  return calls.slice(0, mostCallees).flatMap(({ callee, confidence }) => {
    const node = callee === null ? undefined : graph.symbol(callee);
    return node ? [{ symbol: node, score: each * confidence, why }] : [];
  });
}

/** What a call may run: of what overrides the function those whose class is at work, else the function itself and what few override it. */
function runBy(symbol: SymbolNode, atWork: ReadonlySet<string>, graph: CodeGraph): readonly SymbolNode[] {
  const overrides = overridesOf(symbol, graph);
  const there = overrides.filter((each) => atWork.has(ownerOf(each)));
  if (there.length > 0) return there;
  return [implementationOf(symbol, graph), ...(overrides.length > mostOverrides ? [] : overrides)];
}

function overridesOf(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const found = new Map([[symbol.id, symbol]]);
  for (const id of found.keys()) {
    for (const { caller } of graph.incoming(id, ['overrides'])) {
      const node = found.size < longestFamily ? graph.symbol(caller) : undefined;
      if (node) found.set(caller, node);
    }
  }
  return [...found.values()].slice(1);
}

/** Classes of the functions on frames, and those that these functions construct: of all that a call may run, theirs did. */
function classesAtWork(frames: readonly MappedFrame[], graph: CodeGraph): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { symbol } of frames) {
    if (!symbol) continue;
    found.add(ownerOf(symbol));
    for (const { callee } of graph.callees(symbol.id)) {
      const node = callee === null ? undefined : graph.symbol(callee);
      if (node?.fact.kind === 'class') found.add(`${node.root}:${node.path}#${node.fact.qualifiedName}`);
      else if (node && isConstructor(node)) found.add(ownerOf(node));
    }
  }
  return found;
}

function ownerOf({ root, path, fact: { qualifiedName } }: SymbolNode): string {
  return `${root}:${path}#${qualifiedName.slice(0, Math.max(0, qualifiedName.lastIndexOf('.')))}`;
}

const word = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** What stands before a single `=` or `:=`. */
const assigned = /^([^=]*[^=!<>:])(?::=|=(?![=>]))/;

/** `line`, and the lines of the function above that assign a name which is read there or on such a line. */
function linesInto({ fact: { range } }: SymbolNode, line: number, file: readonly string[]): ReadonlySet<number> {
  const wanted = new Set((file[line] ?? '').match(word));
  const found = new Set([line]);
  for (let at = line - 1; at > range.start.line; at--) {
    const text = file[at] ?? '';
    const name = assigned.exec(text)?.[1]?.match(word)?.at(-1);
    if (name === undefined || !wanted.has(name)) continue;
    found.add(at);
    for (const other of text.match(word) ?? []) wanted.add(other);
  }
  return found;
}
