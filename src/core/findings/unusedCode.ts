// Finds unused code by the verdicts of `uses/answer/usesVerdict.ts`, with the evidence for each definition, and counts undecided ones by
// reason.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import { minSureConfidence } from '../graph/edges/edgeConfidence.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { codeFilesOf } from '../uses/target/codeFiles.ts';
import { findUses } from '../uses/search/findUses.ts';
import { isUnusedHere, verdictOf, type UsesVerdict } from '../uses/answer/usesVerdict.ts';
import { declarationFile } from '../uses/target/reach.ts';
import { nameOfTarget, type SearchCounts, type Reach } from '../uses/target/usePlaces.ts';
import { filesByName } from './filesByName.ts';
import type { FindingScope } from './finding.ts';
import { candidatesIn, candidateTitle, type FileCandidates, type UnusedCandidate } from './unusedCandidates.ts';

/** A definition with its place. Lines are zero-based. */
export interface DefinitionPlace {
  readonly name: string;
  readonly kind: string;
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly lastLine: number;
}

/** An unused definition. */
export interface UnusedDefinition extends DefinitionPlace {
  /** Region from which code could name it. */
  readonly within: Exclude<Reach['within'], 'outside'>;
  /** Evidence: all places of its name, by kind. */
  readonly looked: SearchCounts;
}

/** Why a definition without a known use is not listed. */
export type UncertainReason = Extract<UsesVerdict, { is: 'unknown' }>['because'];

/** Unused code in a part of the workspace. */
export interface UnusedCode {
  readonly unused: readonly UnusedDefinition[];
  /** Functions and types that code outside of the workspace can use, without a use in their file, and with names that no other code or configuration has. */
  readonly unusedHere: readonly DefinitionPlace[];
  /** Number of files examined, and of definitions in them. */
  readonly files: number;
  readonly definitions: number;
  /** Number of definitions that code outside of the workspace can use. */
  readonly exported: number;
  /** Number of definitions with a known use. */
  readonly used: number;
  /** Number of definitions that are not listed, by reason. */
  readonly leftOut: Readonly<Record<UncertainReason, number>>;
}

/** Sources of the search. */
export interface UnusedSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  /** Whether the index holds all files of the workspace with their edges. */
  readonly isComplete: boolean;
}

/** Matches folders with code that tests read as text. */
const dataFolders = new RegExp(
  '(?:^|/)(?:(?:__|\\w+[-_])?(?:test)?(?:fixtures|test[-_]?data|test[-_]?cases|snapshots)(?:__)?' +
    '|test[-_](?:\\w+[-_])?(?:workspace|project|input|file|resource)s?|src/test/resources)/',
  'i',
);

/** Number of definitions between progress reports. */
const progressStep = 50;

/**
 * Finds unused code in the files within `isInScope`. Yields the number of finished definitions and the total. Rejects with `CancelledError`.
 */
export async function* findUnused(
  isInScope: FindingScope,
  sources: UnusedSources,
  token: CancellationToken,
): AsyncGenerator<readonly [done: number, of: number], UnusedCode, undefined> {
  const { graph, texts, isComplete } = sources;
  const leftOut = { possible: 0, undecided: 0, incomplete: 0, quoted: 0, exported: 0, 'called-from-outside': 0 };
  const { files, candidates, exported } = await allCandidates(isInScope, sources, token);
  const openCandidates = candidates.filter((candidate) => !isSurelyCalled(candidate, graph));
  const exportedCandidates = exported.filter((candidate) => isListed(candidate) && !isSurelyCalled(candidate, graph));
  const isCode = codeFilesOf(graph);
  const { changes } = texts;
  const names = new Set([...openCandidates, ...exportedCandidates].map(({ target }) => nameOfTarget(target)));
  const byName = await filesByName(names, texts, isCode, token);
  // The map of names to files is only valid for one state of the texts.
  const holding = (name: string): readonly TextFile[] | undefined => (texts.changes === changes ? byName.get(name) : undefined);
  // What the name means in other files would have to be decided for each of them, which takes as long as all the rest.
  const lonelyCandidates = exportedCandidates.filter(({ target }) => (byName.get(nameOfTarget(target))?.length ?? 0) <= 1);
  const total = openCandidates.length + lonelyCandidates.length;
  const pause = new Pause(texts.clock, token);
  const unusedDefinitions: UnusedDefinition[] = [];
  let usedCount = candidates.length - openCandidates.length;
  for (const [at, candidate] of openCandidates.entries()) {
    if (at % progressStep === 0) yield [at, total];
    const { target } = candidate;
    // A field may have its declaration as its only use, so all are needed.
    const uses = await findUses(target, sources, token, { holding, stopsAtUse: target.name === undefined });
    const verdict = verdictOf(uses, graph, isComplete);
    if (pause.isDue) await pause.take();
    if (verdict.is === 'used') usedCount++;
    else if (verdict.is === 'unknown') leftOut[verdict.because]++;
    else unusedDefinitions.push(unusedDefinition(candidate, verdict.within, uses.looked));
  }
  const unusedHere: DefinitionPlace[] = [];
  for (const [at, candidate] of lonelyCandidates.entries()) {
    if (at % progressStep === 0) yield [openCandidates.length + at, total];
    const uses = await findUses(candidate.target, sources, token, { holding, stopsAtUse: true });
    if (isUnusedHere(uses, verdictOf(uses, graph, isComplete), graph)) unusedHere.push(placeOf(candidate));
    if (pause.isDue) await pause.take();
  }
  throwIfCancelled(token);
  const counts = { files, definitions: candidates.length + exported.length, exported: exported.length, used: usedCount, leftOut };
  return { unused: withoutNested(unusedDefinitions), unusedHere: withoutNested(unusedHere), ...counts };
}

/** The candidates of all files in the scope, without files of test data. */
async function allCandidates(
  isInScope: FindingScope,
  { graph, texts }: UnusedSources,
  token: CancellationToken,
): Promise<FileCandidates & { readonly files: number }> {
  const candidates: UnusedCandidate[] = [];
  const exported: UnusedCandidate[] = [];
  let files = 0;
  const pause = new Pause(texts.clock, token);
  for (const file of texts.files()) {
    const { root, path, role } = file;
    if ((role !== 'code' && role !== 'test') || dataFolders.test(path) || !isInScope(root, path) || !graph.file(root, path)) continue;
    const text = texts.heldText(file)?.text ?? (await texts.textOf(root, path));
    if (text === undefined) continue;
    files++;
    const fileCandidates = candidatesIn(file, text, graph);
    candidates.push(...fileCandidates.candidates);
    exported.push(...fileCandidates.exported);
    if (pause.isDue) await pause.take();
  }
  return { files, candidates, exported };
}

/** Kinds of exported definitions that are listed where nothing here uses them. Values and fields are data for others. */
const listedKinds: ReadonlySet<string> = new Set(['function', 'method', 'class', 'interface', 'enum', 'type']);

function isListed({ target: { symbol, name } }: UnusedCandidate): boolean {
  return name === undefined && symbol.role === 'code' && listedKinds.has(symbol.fact.kind) && !declarationFile.test(symbol.path);
}

/** Whether an edge already proves a use, which saves the search for it. */
function isSurelyCalled({ target: { symbol, name } }: UnusedCandidate, graph: CodeGraph): boolean {
  const isSure = ({ kind, evidence, confidence }: ReturnType<CodeGraph['incoming']>[number]): boolean =>
    kind !== 'overrides' && evidence !== 'name-only' && confidence >= minSureConfidence;
  return name === undefined && graph.incoming(symbol.id).some(isSure);
}

function unusedDefinition(candidate: UnusedCandidate, within: UnusedDefinition['within'], looked: SearchCounts): UnusedDefinition {
  return { ...placeOf(candidate), within, looked };
}

function placeOf(candidate: UnusedCandidate): DefinitionPlace {
  const { target, line, lastLine } = candidate;
  const { root, path, fact } = target.symbol;
  const kind = target.name === undefined ? fact.kind : fact.kind === 'module' ? 'variable' : 'field';
  return { name: candidateTitle(candidate), kind, root, path, line, lastLine };
}

/** Drops definitions inside of other unused definitions. */
function withoutNested<T extends DefinitionPlace>(definitions: readonly T[]): readonly T[] {
  const isPart = (a: T, b: T): boolean =>
    a !== b && a.root === b.root && a.path === b.path && b.line <= a.line && a.lastLine <= b.lastLine && b.lastLine > b.line;
  return definitions.filter((each) => !definitions.some((outer) => isPart(each, outer) && each.name.startsWith(`${outer.name}.`)));
}
