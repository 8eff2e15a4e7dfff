// "Trace X": entry points for the subject -> what they call, step by step -> the few functions on which the flow turns.
import { testsOf, type TestOf } from '../graph/testsOf.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../graph/types.ts';
import { terms as termsOf } from '../indexing/terms.ts';
import { walkCallers, type CallerWalk } from './callers.ts';
import { ofSymbol, type Candidate, type Inquiry, type Sources } from './candidate.ts';
import { hybridList } from './conceptual.ts';
import { bestOfEach, inScope } from './lists.ts';
import * as l10n from '@vscode/l10n';
import { flowFrom, implementationsOf } from './overloads.ts';
import { raisedBelow, type RaisedBelow } from './raisedBelow.ts';
import type { Runs } from './runs.ts';
import { subjectsOf, type Subject } from './subjects.ts';
import { wantedRelation, type WantedRelation } from './wantedRelation.ts';

/** A function whose callers are asked for, or whose tests, or both: what breaks when it changes. */
export interface AskedCallers {
  readonly symbol: SymbolNode;
  /** Absent where only tests are asked for. */
  readonly walk?: CallerWalk;
  /** Absent where nobody asks for them. */
  readonly tests?: readonly TestOf[];
}

/** What an exploratory answer is made from: flows forward, or callers when the question asks who calls, or the paths between two names. */
export interface ExploratoryPlan {
  readonly mode: 'exploratory';
  readonly subjects: readonly Subject[];
  readonly flows: readonly FlowNode[];
  readonly callers: readonly AskedCallers[];
  readonly paths: readonly (readonly Edge[])[];
  /** What the named functions can raise, when the question asks for that. */
  readonly raises: readonly RaisedBelow[];
  readonly pivotal: readonly Candidate[];
}

const hops = 4;
const width = 8;
const mostEntries = 2;
/** Of functions that were pointed at, as by a change that touches many, more are answered for. */
const mostPointedAt = 8;
const mostPivotal = 5;
const mostTests = 20;
/** A plain word that names more functions than this is just a word. */
const mostNamesakes = 4;
/** Finds under this share of the best are no entry points. */
const strongEnough = 0.3;

/** Retrieves for an exploratory question. */
export async function exploratory(
  inquiry: Inquiry,
  sources: Sources,
  runs: Runs,
  limit: number,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: ExploratoryPlan }> {
  const hybrid = await hybridList(inquiry, sources, runs, limit);
  const subjects = subjectsOf(inquiry, sources.graph);
  // What the asker pointed at is what is meant, whatever else has the name.
  const pointedAt = inquiry.focus.filter(({ fact }) => fact.kind !== 'module');
  const named = pointedAt.length ? pointedAt : subjects.flatMap(({ definitions }) => definitions);
  const wanted = named.length > 0 ? (inquiry.wanted ?? wantedRelation(inquiry.question.title) ?? 'calls') : 'calls';
  const forward = wanted === 'calls';
  const paths = forward ? pathsBetween(subjects, sources) : [];
  const entries = forward ? entryPoints(named, hybrid, plainlyNamed(inquiry, sources), inquiry.question.terms, sources) : [];
  const flows = withoutParts(entries.map((symbol) => flowFrom(symbol, sources.graph, hops, width)));
  const most = pointedAt.length ? mostPointedAt : mostEntries;
  const raises = wanted === 'raises' ? named.slice(0, most).map((symbol) => raisedBelow(symbol, sources.graph)) : [];
  const backward = wanted === 'callers' || wanted === 'impact' || wanted === 'tests';
  const callers = backward ? named.slice(0, most).map((symbol) => askedCallers(symbol, wanted, inquiry, sources)) : [];
  const pivotal = pivotalOf(
    flows,
    [...callers, ...raises].map(({ symbol }) => symbol),
  );
  return { ranked: hybrid, plan: { mode: 'exploratory', subjects, flows, callers, paths, raises, pivotal } };
}

function askedCallers(symbol: SymbolNode, wanted: WantedRelation, { scope }: Inquiry, { graph }: Sources): AskedCallers {
  const walk = (): CallerWalk => walkCallers(symbol, graph, hops - 1, width, (caller) => inScope(caller, scope));
  return {
    symbol,
    ...(wanted === 'tests' ? {} : { walk: walk() }),
    ...(wanted === 'callers' ? {} : { tests: testsOf(symbol, graph, mostTests) }),
  };
}

/** Named definitions, else the best finds: routes, exported and public ones first, and above all those that a word of the question names. */
function entryPoints(
  named: readonly SymbolNode[],
  found: readonly Candidate[],
  plain: readonly SymbolNode[],
  terms: ReadonlyMap<string, number>,
  { graph }: Sources,
): SymbolNode[] {
  const callable = named.filter(({ fact }) => fact.kind !== 'module');
  if (callable.length) return callable.slice(0, mostEntries);
  const scores = new Map<SymbolNode, number>(plain.map((symbol) => [symbol, 1]));
  for (const { symbol, score } of found) {
    if (symbol && isEntry(symbol) && score >= strongEnough) scores.set(symbol, score + (scores.get(symbol) ?? 0));
  }
  const worth = [...scores].map(([symbol, score]) => ({
    symbol,
    worth: score * entryWorth(symbol) * flowWorth(symbol, graph) * namedShare(symbol, terms),
  }));
  return worth
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostEntries)
    .map(({ symbol }) => symbol);
}

/** Functions that are called just what a word of the question says, in lower case too ("trace checkout"), unless many are. */
function plainlyNamed({ question, scope }: Inquiry, { graph }: Sources): SymbolNode[] {
  const words = new Set(question.title.match(/[\p{L}_][\p{L}\p{N}_]{2,}/gu) ?? []);
  return [...words].slice(0, 40).flatMap((word) => {
    const symbols = implementationsOf(
      graph.byName(word).filter((symbol) => isEntry(symbol) && inScope(symbol, scope)),
      graph,
    );
    return symbols.length <= mostNamesakes ? symbols : [];
  });
}

function isEntry({ fact, role }: SymbolNode): boolean {
  return role === 'code' && (fact.kind === 'route' || fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'class');
}

function entryWorth({ fact }: SymbolNode): number {
  return (
    (fact.kind === 'route' ? 1.8 : 1) *
    (fact.exported ? 1.2 : 1) *
    (fact.name.startsWith('_') ? 0.6 : 1) *
    (fact.kind === 'class' ? 0.7 : 1)
  );
}

/** 1 to 2: how much of the qualified name the question says. "A model is saved" is `Model.save` rather than `BaseModelFormSet.save`. */
function namedShare({ fact }: SymbolNode, terms: ReadonlyMap<string, number>): number {
  const parts = new Set(fact.qualifiedName.split('.').flatMap((name) => partsOf(name)));
  const said = [...parts].filter((part) => (terms.get(part) ?? 0) >= 0.5);
  return parts.size ? 1 + said.length / parts.size : 1;
}

/** The terms of a name without the one for the whole, which only a question with that very name could hold. */
function partsOf(name: string): readonly string[] {
  const all = termsOf(name);
  return all.length > 1 ? all.slice(0, -1) : all;
}

/** A flow is more than its first function: what calls nothing of this workspace is no place to start from. */
function flowWorth({ id }: SymbolNode, graph: CodeGraph): number {
  const reached = new Set<string>();
  const visit = (from: string, left: number): void => {
    for (const { callee } of graph.callees(from).slice(0, width)) {
      if (callee === null || reached.has(callee)) continue;
      reached.add(callee);
      if (left > 1) visit(callee, left - 1);
    }
  };
  visit(id, hops - 1);
  return reached.size === 0 ? 0.3 : Math.min(1.6, 0.7 + 0.2 * Math.log2(reached.size));
}

/** A flow that begins inside an earlier one would be told twice. */
function withoutParts(flows: readonly FlowNode[]): FlowNode[] {
  const told = new Set<string>();
  const tell = ({ symbol, children }: FlowNode): void => {
    if (symbol) told.add(symbol.id);
    children.forEach(tell);
  };
  return flows.filter((flow) => {
    const part = flow.symbol !== null && told.has(flow.symbol.id);
    if (!part) tell(flow);
    return !part;
  });
}

function pathsBetween(subjects: readonly Subject[], { graph }: Sources): readonly (readonly Edge[])[] {
  const [from, to] = subjects.map(({ definitions }) => definitions[0]);
  return from && to ? graph.paths(from.id, to.id, hops + 2, 3) : [];
}

/** Entry points, then ends of the chain, then branch points. */
function pivotalOf(flows: readonly FlowNode[], asked: readonly SymbolNode[]): Candidate[] {
  const items = asked.map((symbol) => ofSymbol(symbol, 1, l10n.t('is asked about')));
  const visit = (node: FlowNode, depth: number): void => {
    const inside = node.children.filter((child) => child.symbol);
    if (node.symbol && depth === 0) items.push(ofSymbol(node.symbol, 1, l10n.t('is where the flow starts')));
    else if (node.symbol && inside.length > 1)
      items.push(ofSymbol(node.symbol, 0.5 + Math.min(0.3, inside.length / 30), l10n.t('is where the flow branches')));
    else if (node.symbol && inside.length === 0 && !node.recursive) {
      items.push(ofSymbol(node.symbol, 0.55 + Math.min(0.1, depth / 40), l10n.t('is where the flow ends')));
    }
    for (const child of node.children) visit(child, depth + 1);
  };
  for (const flow of flows) visit(flow, 0);
  return bestOfEach(items).slice(0, mostPivotal);
}
