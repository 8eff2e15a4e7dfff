// Finds unused code by the verdicts of `uses/answer/usesVerdict.ts`, with the evidence for each definition, and counts undecided ones by
// reason.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import { minSureConfidence } from '../graph/edges/edgeConfidence.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { codeFilesOf } from '../uses/target/codeFiles.ts';
import { findUses } from '../uses/search/findUses.ts';
import { verdictOf, type UsesVerdict } from '../uses/answer/usesVerdict.ts';
import { nameOfTarget, type SearchCounts, type Reach } from '../uses/target/usePlaces.ts';
import { filesByName } from './filesByName.ts';
import type { FindingScope } from './finding.ts';
import { candidatesIn, candidateTitle, type UnusedCandidate } from './unusedCandidates.ts';

/** An unused definition. Lines are zero-based. */
export interface UnusedDefinition {
  readonly name: string;
  readonly kind: string;
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly lastLine: number;
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
  /** Number of files examined, and of definitions in them. */
  readonly files: number;
  readonly definitions: number;
  /** Number of definitions whose uses were not looked for, because code outside of the workspace can use them. */
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
  const { files, candidates, exportedCount } = await allCandidates(isInScope, sources, token);
  const openCandidates = candidates.filter((candidate) => !isSurelyCalled(candidate, graph));
  const isCode = codeFilesOf(graph);
  const { changes } = texts;
  const byName = await filesByName(new Set(openCandidates.map(({ target }) => nameOfTarget(target))), texts, isCode, token);
  // The map of names to files is only valid for one state of the texts.
  const holding = (name: string): readonly TextFile[] | undefined => (texts.changes === changes ? byName.get(name) : undefined);
  const pause = new Pause(texts.clock, token);
  const unusedDefinitions: UnusedDefinition[] = [];
  let usedCount = candidates.length - openCandidates.length;
  for (const [at, candidate] of openCandidates.entries()) {
    if (at % progressStep === 0) yield [at, openCandidates.length];
    const { target } = candidate;
    const uses = await findUses(target, sources, token, { holding });
    const verdict = verdictOf(uses, graph, isComplete);
    if (pause.isDue) await pause.take();
    if (verdict.is === 'used') usedCount++;
    else if (verdict.is === 'unknown') leftOut[verdict.because]++;
    else unusedDefinitions.push(unusedDefinition(candidate, verdict.within, uses.looked));
  }
  throwIfCancelled(token);
  const counts = { files, definitions: candidates.length + exportedCount, exported: exportedCount, used: usedCount, leftOut };
  return { unused: withoutNested(unusedDefinitions), ...counts };
}

/** The candidates of all files in the scope, without files of test data. */
async function allCandidates(
  isInScope: FindingScope,
  { graph, texts }: UnusedSources,
  token: CancellationToken,
): Promise<{ readonly files: number; readonly candidates: readonly UnusedCandidate[]; readonly exportedCount: number }> {
  const candidates: UnusedCandidate[] = [];
  let [files, exportedCount] = [0, 0];
  const pause = new Pause(texts.clock, token);
  for (const file of texts.files()) {
    const { root, path, role } = file;
    if ((role !== 'code' && role !== 'test') || dataFolders.test(path) || !isInScope(root, path) || !graph.file(root, path)) continue;
    const text = texts.heldText(file)?.text ?? (await texts.textOf(root, path));
    if (text === undefined) continue;
    files++;
    const fileCandidates = candidatesIn(file, text, graph);
    candidates.push(...fileCandidates.candidates);
    exportedCount += fileCandidates.exportedCount;
    if (pause.isDue) await pause.take();
  }
  return { files, candidates, exportedCount };
}

/** Whether an edge already proves a use, which saves the search for it. */
function isSurelyCalled({ target: { symbol, name } }: UnusedCandidate, graph: CodeGraph): boolean {
  const isSure = ({ kind, evidence, confidence }: ReturnType<CodeGraph['incoming']>[number]): boolean =>
    kind !== 'overrides' && evidence !== 'name-only' && confidence >= minSureConfidence;
  return name === undefined && graph.incoming(symbol.id).some(isSure);
}

function unusedDefinition(candidate: UnusedCandidate, within: UnusedDefinition['within'], looked: SearchCounts): UnusedDefinition {
  const { target, line, lastLine } = candidate;
  const { root, path, fact } = target.symbol;
  const kind = target.name === undefined ? fact.kind : fact.kind === 'module' ? 'variable' : 'field';
  return { name: candidateTitle(candidate), kind, root, path, line, lastLine, within, looked };
}

/** Drops definitions inside of other unused definitions. */
function withoutNested(definitions: readonly UnusedDefinition[]): readonly UnusedDefinition[] {
  const isPart = (a: UnusedDefinition, b: UnusedDefinition): boolean =>
    a !== b && a.root === b.root && a.path === b.path && b.line <= a.line && a.lastLine <= b.lastLine && b.lastLine > b.line;
  return definitions.filter((each) => !definitions.some((outer) => isPart(each, outer) && each.name.startsWith(`${outer.name}.`)));
}
