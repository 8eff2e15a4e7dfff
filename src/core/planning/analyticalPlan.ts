// Plans the answer to "What is wrong with X": dependencies between the parts of the scope, cycles, findings, and source to show for them.
import { fileKeyOf } from '../base/fileKey.ts';
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../graph/edges/functionKinds.ts';
import { splitCalls, type ResolvedCall } from '../graph/edges/splitCalls.ts';
import { problemFindings } from '../findings/problemFindings.ts';
import { sortByWeight, structuralFindings } from '../findings/structuralFindings.ts';
import { calleeCount, ownLines, lengthInLines } from '../findings/functionFindings.ts';
import { remarkFindings } from '../findings/remarkFindings.ts';
import { severities, type Finding, type FindingScope } from '../findings/finding.ts';
import { keyOf, listOf, symbolCandidate, type Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { cohesionOf, cohesionFolder, type Cohesion } from './structure/cohesion.ts';
import { rankingOf, type SymbolRanking } from './structure/rankingPlan.ts';
import { rankHybrid } from '../searching/hybridRanking.ts';
import { fuse } from '../searching/fusion.ts';
import { bestOfEachPlace } from '../searching/candidate.ts';
import { spelledNames } from '../searching/definitions/spelledNames.ts';
import { inScope } from '../searching/scope.ts';
import type { RetrieverRuns } from '../searching/retrieverRuns.ts';
import { weightOf } from '../searching/weights/rankingWeights.ts';
import { subjectsOf } from './subjects.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';

/** Size and dependencies of one symbol. */
export interface SymbolMetric {
  readonly symbol: SymbolNode;
  readonly fanIn: number;
  /** Includes calls of anonymous functions inside it, as the findings count. */
  readonly fanOut: number;
  readonly span: number;
  /** Lines without those of named functions inside, as the findings count. */
  readonly lines: number;
}

/** Number of calls from one folder to another. */
export interface Coupling {
  readonly from: string;
  readonly to: string;
  readonly calls: number;
}

/** Plan of an analytical answer. Lists are cut; `files` and `symbols` count the whole scope. */
export interface AnalyticalPlan {
  readonly mode: 'analytical';
  readonly files: number;
  readonly symbols: number;
  readonly topFanIn: readonly SymbolMetric[];
  readonly topFanOut: readonly SymbolMetric[];
  readonly longest: readonly SymbolMetric[];
  readonly coupling: readonly Coupling[];
  /** Calls that may lead to another folder but are not certain: {@link coupling} omits them. */
  readonly possibleCalls: number;
  readonly cohesion: readonly Cohesion[];
  readonly cycles: readonly (readonly { readonly root: string; readonly path: string }[])[];
  readonly findings: readonly Finding[];
  /** The question asks for warnings in the code, so they come first among the findings. */
  readonly asksForWarnings: boolean;
  /** Definitions that the question names or points at: all figures are then about their files. */
  readonly namedDefinitions: readonly SymbolNode[];
  /** Ordinary words of the question gave these names: they may mean something else. */
  readonly isGuessed: boolean;
  readonly samples: readonly Candidate[];
  /** Ranking by a measure, where the question asks for one. */
  readonly ranking?: SymbolRanking;
}

const maxMetrics = 5;
const maxCoupling = 8;

/** Searches, measures the code of the scope, and plans what the answer shows. Tests are not measured, because they call everything. */
export async function planAnalytical(
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly rankedCandidates: readonly Candidate[]; readonly plan: AnalyticalPlan }> {
  const { graph } = sources;
  const hybridCandidates = await rankHybrid(inquiry, sources, runs, limit);
  const { namedDefinitions, isGuessed } = judgedDefinitions(inquiry, sources);
  // A question that names a class is about that class: figures of other files say nothing about it.
  const namedFiles = new Set(namedDefinitions.map(fileKeyOf));
  const isInNamedFile = (file: Pick<SymbolNode, 'root' | 'path'>): boolean => namedFiles.size === 0 || namedFiles.has(fileKeyOf(file));
  const scopeSymbols = [...graph.symbols()].filter(
    (symbol) => symbol.role === 'code' && inScope(symbol, inquiry.scope) && isInNamedFile(symbol),
  );
  const findings = (await findingsIn(inquiry, sources)).filter(isInNamedFile);
  const { asksForWarnings, ranking: rankingQuestion } = inquiry.intent;
  const ranking = rankingQuestion ? await rankingOf(rankingQuestion, scopeSymbols, sources) : undefined;
  const measures = measuresOf(scopeSymbols, graph);
  const why = l10n.t('is one of the first in the requested ranking');
  const rankingCandidates = (ranking?.items ?? []).map(({ symbol }) => symbolCandidate(symbol, 1, why));
  const flaggedCandidates = [...rankingCandidates, ...flaggedCandidatesOf(measures.topFanOut, findings, sources, inquiry)];
  const lists = [
    listOf('hybrid', 'assessment.words', hybridCandidates, inquiry),
    listOf('flagged', 'assessment.flagged', flaggedCandidates, inquiry),
  ];
  const rankedCandidates = fuse(lists, limit);
  const { settings = defaultAskSettings } = inquiry;
  const plan: AnalyticalPlan = {
    mode: 'analytical',
    ...measures,
    // Of the cycles in the scope, only those with a file of a named definition.
    cycles: graph
      .importCycles()
      .filter((cycle) => cycle.some((file) => inquiry.scope.contains(file.root, file.path) && isInNamedFile(file))),
    findings: asksForWarnings ? sortWarningsFirst(findings) : findings,
    asksForWarnings,
    ...(ranking ? { ranking } : {}),
    namedDefinitions,
    isGuessed,
    samples: samplesOf(namedDefinitions, flaggedCandidates, rankedCandidates, settings['retrieval.samples']),
  };
  return { rankedCandidates, plan };
}

type Measures = Pick<
  AnalyticalPlan,
  'files' | 'symbols' | 'topFanIn' | 'topFanOut' | 'longest' | 'coupling' | 'possibleCalls' | 'cohesion'
>;

/** Sizes of `symbols`, and the dependencies between them and their folders. */
function measuresOf(symbols: readonly SymbolNode[], graph: CodeGraph): Measures {
  const metrics = symbols.filter(isFunctionOrRoute).map((symbol) => metricOf(symbol, graph));
  const topMetrics = (valueOf: (metric: SymbolMetric) => number): readonly SymbolMetric[] =>
    [...metrics]
      .sort((a, b) => valueOf(b) - valueOf(a))
      .slice(0, maxMetrics)
      .filter((metric) => valueOf(metric) > 0);
  const { coupling, possible } = couplingOf(symbols, graph);
  return {
    files: new Set(symbols.map(fileKeyOf)).size,
    symbols: metrics.length,
    topFanIn: topMetrics(({ fanIn }) => fanIn),
    topFanOut: topMetrics(({ fanOut }) => fanOut),
    longest: topMetrics(({ lines }) => lines),
    coupling,
    possibleCalls: possible,
    cohesion: cohesionOf(symbols, graph),
  };
}

/** Whether the subject of a judgement is only a guess: ordinary words of the question spell it, and nothing names or points at it. */
export function hasGuessedSubject(inquiry: Inquiry, sources: Sources): boolean {
  return judgedDefinitions(inquiry, sources).isGuessed;
}

/** Maximum definitions that the subject may have; with more, the names are too common to be meant. */
const maxDefinitions = 6;

function judgedDefinitions(inquiry: Inquiry, sources: Sources): Pick<AnalyticalPlan, 'namedDefinitions' | 'isGuessed'> {
  // Words such as "insecure", "deprecated" and "function" would spell names of code.
  const { asksForWarnings, ranking } = inquiry.intent;
  if ((asksForWarnings || ranking) && inquiry.focus.length === 0) return { namedDefinitions: [], isGuessed: false };
  const pointedAt = inquiry.focus.filter(({ fact }) => fact.kind !== 'module');
  const definitions = pointedAt.length ? pointedAt : subjectsOf(inquiry, sources).flatMap(({ definitions }) => definitions);
  const isSpelled = definitions.length === 0 && inquiry.scope.text === null;
  const symbols = isSpelled ? spelledNames(inquiry, sources) : definitions;
  return symbols.length > 0 && symbols.length <= maxDefinitions
    ? { namedDefinitions: symbols, isGuessed: isSpelled }
    : { namedDefinitions: [], isGuessed: false };
}

function metricOf(symbol: SymbolNode, graph: CodeGraph): SymbolMetric {
  return {
    symbol,
    fanIn: graph.fanIn(symbol.id),
    fanOut: calleeCount(symbol, graph),
    span: lengthInLines(symbol),
    lines: ownLines(symbol, graph),
  };
}

/** Findings in code of the scope: nobody asks about the style of tests and copies. */
async function findingsIn({ intent, scope, problems = [] }: Inquiry, { graph, notes }: Sources): Promise<readonly Finding[]> {
  const isInScope: FindingScope = (root, path) => scope.contains(root, path) && graph.at(root, path, 0)?.role === 'code';
  const noteFindings = (await notes?.findings(isInScope)) ?? [];
  // Deprecation is no defect of the code: reported only when asked for.
  const remarks = intent.asksForWarnings ? remarkFindings(graph, isInScope) : [];
  return sortByWeight([
    ...problemFindings(problems, isInScope),
    ...structuralFindings(graph, isInScope),
    ...remarks,
    ...noteFindings,
  ]).filter(({ root, path, lines }) => scope.contains(root, path, lines.first));
}

/** Warnings in documentation, and notes that something is wrong, come before counted findings. */
function sortWarningsFirst(findings: readonly Finding[]): readonly Finding[] {
  const rank = ({ rule, category, severity }: Finding): number =>
    rule === 'remark' ? 0 : category === 'security' || (rule === 'note' && severity !== 'low') ? 1 : 2;
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

/** Certain calls between folders, most first, and the number of possible ones. */
function couplingOf(
  symbols: readonly SymbolNode[],
  graph: CodeGraph,
): { readonly coupling: readonly Coupling[]; readonly possible: number } {
  const calls = new Map<string, Coupling>();
  let possible = 0;
  for (const symbol of symbols) {
    const symbolCalls = splitCalls(symbol, graph);
    const from = cohesionFolder(symbol.path);
    const crosses = ({ callee }: ResolvedCall): boolean => cohesionFolder(callee.path) !== from;
    possible += symbolCalls.possible.filter(crosses).length;
    for (const { callee } of symbolCalls.sure.filter(crosses)) {
      const to = cohesionFolder(callee.path);
      const key = `${from}\n${to}`;
      calls.set(key, { from, to, calls: (calls.get(key)?.calls ?? 0) + 1 });
    }
  }
  return { coupling: [...calls.values()].sort((a, b) => b.calls - a.calls).slice(0, maxCoupling), possible };
}

/** Symbols that contain the findings, then those that call most. */
function flaggedCandidatesOf(
  topFanOut: readonly SymbolMetric[],
  findings: readonly Finding[],
  sources: Sources,
  inquiry: Inquiry,
): Candidate[] {
  const callWeight = (): number => weightOf('flagged.call', inquiry);
  const items = topFanOut.map(({ symbol, fanOut }) => symbolCandidate(symbol, fanOut * callWeight(), l10n.t('calls {0} others', fanOut)));
  for (const { root, path, lines, message, severity } of findings.slice(0, 40)) {
    const symbol = sources.graph.at(root, path, lines.first);
    const score = 1 - severities.indexOf(severity) * weightOf('flagged.milder', inquiry);
    if (symbol && inScope(symbol, inquiry.scope)) items.push(symbolCandidate(symbol, score, message));
  }
  return bestOfEachPlace(items);
}

/** Places to read: named definitions, which do not count against `limit`, then flagged ones, then results of the search. */
function samplesOf(
  namedDefinitions: readonly SymbolNode[],
  flaggedCandidates: readonly Candidate[],
  rankedCandidates: readonly Candidate[],
  limit: number,
): Candidate[] {
  const first = namedDefinitions.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is named in the question')));
  return firstOfEach([...first, ...flaggedCandidates, ...rankedCandidates.filter(({ role }) => role === 'code')], keyOf).slice(
    0,
    limit + first.length,
  );
}
