// Plans the answer to "Why does it fail": the places where the failure shows, their callers, and the state that they depend on.
import { isConstructor } from '../graph/values/constructors.ts';
import { fileKey, fileKeyOf } from '../base/fileKey.ts';
import { problemFindings } from '../findings/problemFindings.ts';
import type { Finding, FindingScope } from '../findings/finding.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import { defaultAskSettings, type AskSettings } from '../base/settings/askSettings.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import { isFunction } from '../graph/edges/functionKinds.ts';
import type { PackageSearchResult } from '../messages/matching/packageMessages.ts';
import { walkCallers, type CallerStep, type CallerWalk } from '../searching/relations/callers.ts';
import { keyOf, listOf, symbolCandidate, type Candidate, type CandidateList } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { exceptionUses, type ExceptionUse } from './failures/exceptionUse.ts';
import { rankFailure, type FailureRanking } from '../searching/failureRanking.ts';
import { fuse } from '../searching/fusion.ts';
import { similarErrorListsOf } from '../searching/lists/messages/similarErrorLists.ts';
import { focusListOf } from '../searching/lists/focusList.ts';
import { statusListOf } from '../searching/lists/messages/statusList.ts';
import { inScope } from '../searching/scope.ts';
import { literalCandidates, emitsMessage } from '../searching/lists/messages/literalList.ts';
import { runtimeOrigin, type RuntimeOrigin } from '../searching/lists/messages/runtimeOrigin.ts';
import { hasFailureLine, type MappedFrame } from '../searching/lists/frames/mappedFrames.ts';
import { failureSlice } from './decisions/failureSlice.ts';
import { stateOf, type SliceLine, type StateDependency } from './failures/siteState.ts';
import { findUsesBeyondCalls, type UsesOrNameLines } from '../searching/relations/usesOrNameLines.ts';
import type { RetrieverRuns } from '../searching/retrieverRuns.ts';
import { isSameText, samePlaces, sortByMessage, type SamePlaces } from './failures/samePlaces.ts';
import { namedTests } from './failures/namedTests.ts';
import { siteChanges, type SiteChanges } from './failures/siteChanges.ts';
import type { MessageMatch } from '../messages/matching/messageMatch.ts';

/** A function where the failure shows. */
export interface Site {
  readonly symbol: SymbolNode;
  readonly why: string;
  readonly walk: CallerWalk;
  /** Lines that contain its name, where no direct caller is certain. */
  readonly usesOrLines?: UsesOrNameLines;
  /** Zero-based line with the text of the question. */
  readonly line?: number;
  /** The message of the question in it, and the kind of match. */
  readonly message?: MessageMatch;
  /** Other places with the same text. */
  readonly same?: SamePlaces;
}

/** Plan of a diagnostic answer. */
export interface DiagnosticPlan {
  readonly mode: 'diagnostic';
  /** False where the question only describes symptoms. */
  readonly anchored: boolean;
  /** Whether code with the message of the question was found, if it has one; code that raises the same type may have another message. */
  readonly message: 'none' | 'found' | 'missing';
  /** For a text that only a runtime writes: its condition, and the number of lines that can cause it. */
  readonly runtime?: { readonly when: string; readonly total: number };
  /** For a message that no code contains: the line that shares most of it. */
  readonly nearest?: Candidate;
  /** For a message that no code contains: a test that expects it. */
  readonly expectingTest?: Candidate;
  /** For a message that no code contains: the results in installed packages. */
  readonly packages?: PackageSearchResult;
  readonly frames: readonly MappedFrame[];
  readonly sites: readonly Site[];
  readonly state: readonly StateDependency[];
  /** The exceptions in the question that this workspace defines or raises. */
  readonly exceptions: readonly ExceptionUse[];
  /** Latest changes at the first sites. */
  readonly changes: readonly SiteChanges[];
  /** Problems that the editor reports in the files of the first sites. */
  readonly editorProblems: readonly Finding[];
  readonly placesToRead: readonly Candidate[];
  /** Tests that the question names: read first. */
  readonly tests: readonly Candidate[];
}

const maxStates = 4;
/** Maximum functions that change the state of a site and are read beside it. */
const maxWriters = 2;

/** Searches for the failure that the question reports, and plans what its answer shows and reads. */
export async function planDiagnostic(
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly rankedCandidates: readonly Candidate[]; readonly plan: DiagnosticPlan }> {
  const failureRanking = await rankFailure(inquiry, sources, runs, limit);
  const { frames, contentCandidates, rankedCandidates } = failureRanking;
  const anchors = await failureAnchors(failureRanking, inquiry, sources, limit);
  const { literals, expectingTests, isMessageFound, runtime } = anchors;
  const sites = await failureSites(failureRanking, anchors, inquiry, sources);
  const state: StateDependency[] = [];
  const isAllowed = (writer: SymbolNode): boolean => inScope(writer, inquiry.scope);
  for (const site of sites) {
    if (state.length >= maxStates) break;
    const slice = await sliceOf(site, frames, sources);
    state.push(...(await stateOf(site.symbol, sources.graph, isAllowed, slice, sources.lines)).slice(0, maxStates - state.length));
  }
  const changes = await siteChanges(
    sites.map(({ symbol, line }) => ({ symbol, ...lineOf(symbol, line, frames) })),
    sources.history,
  );
  const nearest = isMessageFound ? undefined : literals.find(({ message: match }) => match?.kind === 'part');
  const plan: Omit<DiagnosticPlan, 'mode'> = {
    frames,
    sites,
    state,
    exceptions: await exceptionUses(inquiry, sources),
    changes,
    editorProblems: problemsAtSites(sites, inquiry),
    placesToRead: pickPlacesToRead(sites, state, frames, contentCandidates, inquiry.settings),
    tests: namedTests(inquiry.intent.testNames, sources.graph, inquiry.scope),
    anchored: anchors.candidates.length > 0,
    message: isMessageFound ? 'found' : isMessageMissing(inquiry, literals) ? 'missing' : 'none',
    ...(runtime?.when === undefined ? {} : { runtime: { when: runtime.when, total: runtime.total } }),
    ...(nearest ? { nearest } : {}),
    ...(expectingTests[0] ? { expectingTest: expectingTests[0] } : {}),
  };
  return { rankedCandidates, plan: { mode: 'diagnostic', ...plan } };
}

/** What the failure itself points at: its message, its stack trace, a status or the selection. */
interface FailureAnchors {
  /** Best first; empty where the question only describes symptoms. */
  readonly candidates: readonly Candidate[];
  /** Places with the message of the question, or lines that make the runtime write it. */
  readonly literals: readonly Candidate[];
  readonly isMessageFound: boolean;
  /** Tests that expect the message, where no code contains it. */
  readonly expectingTests: readonly Candidate[];
  readonly runtime: RuntimeOrigin | undefined;
}

async function failureAnchors(failureRanking: FailureRanking, inquiry: Inquiry, sources: Sources, limit: number): Promise<FailureAnchors> {
  const { frames, frameList } = failureRanking;
  const exactCandidates = failureRanking.literalCandidates ?? (await literalCandidates(inquiry, sources));
  const runtime = emitsMessage(exactCandidates) ? undefined : await runtimeOrigin(inquiry, sources, frames);
  const literals = runtime?.when !== undefined && runtime.candidates.length ? runtime.candidates : exactCandidates;
  const isMessageFound = emitsMessage(literals);
  const expectingTests = isMessageFound ? [] : literals.filter(isExpected);
  const literalList = listOf(
    'literals',
    'sites.literals',
    literals.filter((each) => !expectingTests.includes(each)),
    inquiry,
  );
  // The exact message is stronger evidence than its type, which many functions raise: similar ones are then other errors.
  const similarErrorLists = isMessageFound ? [] : similarErrorListsOf(inquiry, sources);
  const [messageList = literalList] = similarErrorLists;
  const anchorLists = [
    withoutStaleFrames(frameList, frames, messageList),
    literalList,
    ...similarErrorLists,
    focusListOf(inquiry),
    await statusListOf(inquiry, sources),
  ];
  const fusedCandidates = fuse(anchorLists, limit);
  const candidates = isMessageFound ? sortByMessage(fusedCandidates, inquiry.intent, frames) : fusedCandidates;
  return { candidates, literals, isMessageFound, expectingTests, runtime };
}

/** The functions where the failure shows. Without an anchor, these are the results for the words of the question. */
async function failureSites(
  { frames, hybridCandidates }: FailureRanking,
  { candidates, literals, isMessageFound, runtime }: FailureAnchors,
  inquiry: Inquiry,
  sources: Sources,
): Promise<readonly Site[]> {
  // For a text that neither code nor a runtime is known to write, the trace leads.
  const traceEnds = runtime && runtime.when === undefined ? runtime.candidates : [];
  const isEnd = ({ symbol }: Candidate): boolean => traceEnds.some((end) => end.symbol?.id === symbol?.id);
  const siteCandidates = withoutSameText([
    ...traceEnds,
    ...(candidates.length ? candidates : hybridCandidates).filter((each) => !isEnd(each)),
  ]);
  const withSame = (site: Site): Site => {
    const siteLiteral = literals.find((each) => each.symbol?.id === site.symbol.id && each.message === site.message);
    const same = isMessageFound && siteLiteral && samePlaces(siteLiteral, literals, inquiry, frames);
    return same ? { ...site, same } : site;
  };
  const sitesWithUses = await withUsesOrLines(sitesOf(siteCandidates, inquiry, sources, literals.length > 0), inquiry, sources);
  return withUsers(sitesWithUses.map(withSame), inquiry, sources);
}

/** Keeps the first of the places with the same text. */
function withoutSameText(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((each, i) => !candidates.slice(0, i).some((other) => isSameText(other, each)));
}

const maxProblems = 5;

function problemsAtSites(sites: readonly Site[], { problems = [], scope }: Inquiry): readonly Finding[] {
  const files = new Set(sites.map(({ symbol }) => fileKeyOf(symbol)));
  const isThere: FindingScope = (root, path) => files.has(fileKey(root, path)) && scope.contains(root, path);
  return problemFindings(problems, isThere).slice(0, maxProblems);
}

/**
 * Whether no code contains the message of the question. A message that a test raises or logs counts as contained, one that it only expects
 * does not. False for a question about a selection: its message is probably from a compiler or linter, whose code is elsewhere.
 */
function isMessageMissing({ intent, focus, selected }: Inquiry, literals: readonly Candidate[]): boolean {
  const isPointedAt = focus.length > 0 || selected !== undefined;
  return intent.quotedTexts.length > 0 && !isPointedAt && literals.every((each) => each.message?.kind === 'part' || isExpected(each));
}

/** Whether a test holds the message only to compare it, or to simulate an error of other code. */
function isExpected({ message, role }: Candidate): boolean {
  return role === 'test' && message !== undefined && message.kind !== 'part' && message.role !== 'raised' && message.role !== 'logged';
}

/** Drops frames without a function whose file has the message elsewhere: their lines are from another version. */
function withoutStaleFrames(frameList: CandidateList, frames: readonly MappedFrame[], messageList: CandidateList): CandidateList {
  const hasText = (id: string): boolean => messageList.items.some(({ symbol }) => symbol?.id === id);
  const staleIds = frames.flatMap(({ frame, file, symbol }) => {
    const isElsewhere = messageList.items.some(({ root, path }) => root === file?.root && path === file.path);
    return symbol && !frame.symbol && isElsewhere && !hasText(symbol.id) ? [symbol.id] : [];
  });
  return { ...frameList, items: frameList.items.filter(({ symbol }) => !symbol || !staleIds.includes(symbol.id)) };
}

/** The lines of a site on which the failure depends; undefined if its line is not known. */
async function sliceOf(
  { symbol, line }: Site,
  frames: readonly MappedFrame[],
  { lines }: Sources,
): Promise<readonly SliceLine[] | undefined> {
  const failingLine = lineOf(symbol, line, frames).line;
  const file = failingLine === undefined ? undefined : await lines(symbol.root, symbol.path);
  if (failingLine === undefined || !file) return undefined;
  const { start, end } = symbol.fact.range;
  return failureSlice({ file, first: start.line, last: end.line }, failingLine);
}

/** Line of the failure in a site: that of its frame, otherwise `line`. */
function lineOf(symbol: SymbolNode, line: number | undefined, frames: readonly MappedFrame[]): { readonly line?: number } {
  const frameLine = frames.find((frame) => frame.symbol?.id === symbol.id && hasFailureLine(frame))?.line ?? line;
  return frameLine === undefined ? {} : { line: frameLine };
}

function withLine(candidate: Candidate, line: number | undefined): Candidate {
  return line === undefined ? candidate : { ...candidate, at: line };
}

function sitesOf(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources, hasLiterals: boolean): Site[] {
  const sites: Site[] = [];
  const settings = inquiry.settings ?? defaultAskSettings;
  for (const { symbol, why, role, at, message } of candidates) {
    if (
      !symbol ||
      (symbol.fact.kind === 'module' && !hasLiterals) ||
      (role !== 'code' && candidates.some((other) => other.role === 'code'))
    )
      continue;
    sites.push({
      symbol,
      why,
      walk: callersOf(symbol, inquiry, sources),
      ...(at === undefined ? {} : { line: at }),
      ...(message && { message }),
    });
    if (sites.length === settings['retrieval.errorSites']) break;
  }
  return sites;
}

function callersOf(symbol: SymbolNode, { scope, settings = defaultAskSettings }: Inquiry, { graph }: Sources): CallerWalk {
  return walkCallers(
    symbol,
    graph,
    settings['features.callGraph'] ? settings['graph.callerHops'] : 0,
    { width: settings['graph.callersPerHop'], stateFirst: settings['graph.stateChangersFirst'] },
    (caller) => inScope(caller, scope),
  );
}

/** Maximum number of users of a constant that are shown with it. */
const maxUsers = 2;

/** Adds the functions that use a constant with the message behind it, each with the line of the use: a constant does nothing itself. */
function withUsers(sites: readonly Site[], inquiry: Inquiry, sources: Sources): Site[] {
  const siteIds = new Set(sites.map(({ symbol }) => symbol.id));
  return sites.flatMap((site) => {
    const { symbol, message, usesOrLines } = site;
    if (!message || symbol.fact.kind !== 'constant' || !usesOrLines?.uses) return site;
    const inCode = usesOrLines.places.filter((place) => place.role === 'code' && place.symbol && isFunction(place.symbol));
    const users = firstOfEach(inCode, (place) => place.symbol?.id ?? '').filter((place) => !siteIds.has(place.symbol?.id ?? ''));
    const why = l10n.t('uses {0}', symbol.fact.name);
    return [
      site,
      ...users
        .slice(0, maxUsers)
        .flatMap((place): Site[] =>
          place.symbol ? [{ symbol: place.symbol, why, walk: callersOf(place.symbol, inquiry, sources), line: place.line }] : [],
        ),
    ];
  });
}

/** Adds the lines with the name of a site where no direct caller is known: they show whether there may be one. */
async function withUsesOrLines(sites: readonly Site[], { scope }: Inquiry, sources: Sources): Promise<Site[]> {
  const sitesWithUses: Site[] = [];
  for (const site of sites) {
    const usesOrLines = await findUsesBeyondCalls(site.symbol, site.walk, sources, scope);
    sitesWithUses.push(usesOrLines ? { ...site, usesOrLines } : site);
  }
  return sitesWithUses;
}

/** Number of results by words and vectors before each caller. */
const resultsPerCaller = 2;

/**
 * Sites, then the code that changes their state. Then results for the words of the report alternate with callers of the sites, because a
 * cause is as often beside the path to the failure as on it. State-changing callers come first unless the settings say otherwise.
 * @param candidates results for the words alone: names and texts are sites already, and a long report mentions many names in passing
 */
function pickPlacesToRead(
  sites: readonly Site[],
  state: readonly StateDependency[],
  frames: readonly MappedFrame[],
  candidates: readonly Candidate[],
  settings: AskSettings = defaultAskSettings,
): Candidate[] {
  const siteCandidates = sites.map(({ symbol, why, line }) => withLine(symbolCandidate(symbol, 1, why), lineOf(symbol, line, frames).line));
  const rank = ({ mutates }: CallerStep): number => (mutates && settings['graph.stateChangersFirst'] ? 0 : 1);
  const steps = sites.flatMap(({ walk }) => walk.steps).sort((a, b) => rank(a) - rank(b) || a.hops - b.hops);
  const callers = steps
    .slice(0, 3)
    .map(({ symbol, callee, edge }) => withLine(symbolCandidate(symbol, 0.8, l10n.t('calls {0}', callee.fact.name)), edge.line));
  const writers = state.flatMap(({ name, access, mutators }) => {
    // State that only a constructor sets gets its wrong value there.
    const laterMutators = mutators.filter((symbol) => !isConstructor(symbol));
    return access !== 'reads'
      ? []
      : (laterMutators.length ? laterMutators : mutators).map((symbol) => symbolCandidate(symbol, 0.9, l10n.t('changes {0}', name)));
  });
  const certain = firstOfEach([...siteCandidates, ...writers.slice(0, maxWriters)], keyOf);
  const knownKeys = new Set([...certain, ...callers].map(keyOf));
  const others = candidates.filter((each) => !knownKeys.has(keyOf(each)));
  const alternating = callers.flatMap((caller, i) => [...others.slice(i * resultsPerCaller, (i + 1) * resultsPerCaller), caller]);
  return firstOfEach([...certain, ...alternating, ...others], keyOf).slice(0, settings['retrieval.diagnosticSources']);
}
