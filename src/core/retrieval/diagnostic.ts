// "Why does it fail": anchors of the failure -> where it shows -> who gets there and what state it depends on.
import { firstOfEach } from '../base/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import { defaultAskSettings, type AskSettings } from '../base/askSettings.ts';
import type { SymbolNode } from '../graph/types.ts';
import { walkCallers, type CallerStep } from './callers.ts';
import { keyOf, ofSymbol, type Candidate, type CandidateList, type Inquiry, type Sources } from './candidate.ts';
import { failureList } from './failureList.ts';
import { fuse } from './fusion.ts';
import { errorTextList, focusList, inScope, raiserList, traceFiles } from './lists.ts';
import { literalSites } from './literals.ts';
import type { MappedFrame } from './mappedFrames.ts';
import type { Runs } from './runs.ts';

/** A function where the failure shows. */
export interface Site {
  readonly symbol: SymbolNode;
  readonly why: string;
  readonly callers: readonly CallerStep[];
  readonly omittedCallers: number;
  /** Zero-based line that holds the text of the question, where that is why it is a site. */
  readonly line?: number;
}

/** A field or module variable that a site reads or changes, and who else changes it. */
export interface StateDependency {
  readonly name: string;
  readonly site: SymbolNode;
  readonly line: number;
  readonly changed: boolean;
  readonly mutators: readonly SymbolNode[];
}

/** What a diagnostic answer is made from. `anchored` is false when the question only describes symptoms. */
export interface DiagnosticPlan {
  readonly mode: 'diagnostic';
  readonly anchored: boolean;
  readonly frames: readonly MappedFrame[];
  readonly sites: readonly Site[];
  readonly state: readonly StateDependency[];
  readonly sources: readonly Candidate[];
}

const mostState = 4;

/** Retrieves for a diagnostic question. */
export async function diagnostic(
  inquiry: Inquiry,
  sources: Sources,
  runs: Runs,
  limit: number,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: DiagnosticPlan }> {
  const { frames, framed, hybrid, ranked } = await failureList(inquiry, sources, runs, limit);
  const anchored = [
    framed,
    errorTextList(inquiry, sources),
    raiserList(inquiry, sources),
    raisedOnTheWay(inquiry, sources),
    focusList(inquiry),
  ];
  const fused = fuse(anchored, limit);
  const literals = fused.length ? [] : await literalSites(hybrid, inquiry, sources);
  const anchors = fused.length ? fused : literals;
  const sites = sitesOf(anchors.length ? anchors : hybrid, inquiry, sources, literals.length > 0);
  const state = sites.flatMap((site) => stateOf(site.symbol, inquiry, sources)).slice(0, mostState);
  const plan = { frames, sites, state, sources: pickSources(sites, ranked, inquiry.settings), anchored: anchors.length > 0 };
  return { ranked, plan: { mode: 'diagnostic', ...plan } };
}

/** What raises the error in a file of the trace is where it came from, even if the frame does not say in which function. */
function raisedOnTheWay(inquiry: Inquiry, sources: Sources): CandidateList {
  const places = traceFiles(inquiry.question, sources);
  const there = raiserList(inquiry, sources).items.filter(({ root, path }) => places.has(`${root}:${path}`));
  return { name: 'raisers in the trace', weight: 1, items: there.map((item) => ({ ...item, score: 1 })) };
}

function sitesOf(found: readonly Candidate[], inquiry: Inquiry, sources: Sources, literal: boolean): Site[] {
  const sites: Site[] = [];
  const settings = inquiry.settings ?? defaultAskSettings;
  const hops = settings['features.callGraph'] ? settings['graph.callerHops'] : 0;
  for (const { symbol, why, role, lines } of found) {
    if (!symbol || (symbol.fact.kind === 'module' && !literal) || (role !== 'code' && found.some((other) => other.role === 'code')))
      continue;
    const walk = walkCallers(symbol, sources.graph, hops, settings['graph.callersPerHop'], (caller) => inScope(caller, inquiry.scope));
    sites.push({ symbol, why, callers: walk.steps, omittedCallers: walk.omitted, ...(literal ? { line: lines.first } : {}) });
    if (sites.length === settings['retrieval.errorSites']) break;
  }
  return sites;
}

/** State that the site touches, its own changes first. */
function stateOf(site: SymbolNode, { scope }: Inquiry, { graph }: Sources): StateDependency[] {
  const touched = new Map<string, { line: number; changed: boolean }>();
  for (const { name, line } of site.fact.mutates) touched.set(name, { line, changed: true });
  for (const { name, line } of site.fact.reads) if (!touched.has(name)) touched.set(name, { line, changed: false });
  return [...touched]
    .map(([name, { line, changed }]) => {
      const mutators = graph
        .mutators(name)
        .filter((other) => other.id !== site.id && inScope(other, scope) && sharesState(name, site, other));
      return { name, site, line, changed, mutators };
    })
    .filter(({ changed, mutators }) => changed || mutators.length > 0);
}

/** A field of the same name in another class is other state: only the same class, or the same file for module state, counts. */
function sharesState(name: string, a: SymbolNode, b: SymbolNode): boolean {
  if (a.path !== b.path || a.root !== b.root) return false;
  return !/^(?:self|this|cls)\./.test(name) || ownerOf(a) === ownerOf(b);
}

function ownerOf({ fact }: SymbolNode): string {
  return fact.qualifiedName.slice(0, Math.max(0, fact.qualifiedName.lastIndexOf('.')));
}

/** Sites, then their callers with those that change state first, then the best of the rest. */
function pickSources(sites: readonly Site[], ranked: readonly Candidate[], settings: AskSettings = defaultAskSettings): Candidate[] {
  const picked = sites.map(({ symbol, why }) => ofSymbol(symbol, 1, why));
  const steps = sites.flatMap((site) => site.callers).sort((a, b) => Number(b.mutates) - Number(a.mutates) || a.hops - b.hops);
  const callers = steps.slice(0, 3).map(({ symbol, callee }) => ofSymbol(symbol, 0.8, l10n.t('calls {0}', callee.fact.name)));
  return firstOfEach([...picked, ...callers, ...ranked], keyOf).slice(0, settings['retrieval.diagnosticSources']);
}
