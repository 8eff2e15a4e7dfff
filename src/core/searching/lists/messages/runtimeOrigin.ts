// Locates a text that only a runtime writes: where the trace ends, or the lines that make the runtime write it.
import * as l10n from '@vscode/l10n';
import { rulesOf } from '../../../syntax/languages.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import type { RuntimeRow, RuntimeText } from '../../../messages/runtime/runtimeRow.ts';
import { makesRuntimeSay, rowOf } from '../../../messages/runtime/runtimeText.ts';
import { commentsOf } from '../../../syntax/languages.ts';
import { isInComment } from '../../../text/isInComment.ts';
import type { TextFile } from '../../../text/fileTexts.ts';
import { moveToLine, newLineCursor } from '../../../text/lineCursor.ts';
import { filesHoldingRuns } from '../../../text/wordRuns.ts';
import { neverCancelled } from '../../../base/cancellation.ts';
import type { Candidate } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { roleFactor } from '../../roleFactors.ts';
import { hasFailureLine, type MappedFrame } from '../frames/mappedFrames.ts';
import { behindFactor } from './messageLimits.ts';
import { messageCandidate } from './messageCandidate.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Lines that can make a runtime write a text. */
export interface RuntimeOrigin {
  /** Best first; empty when there are too many to be useful. */
  readonly candidates: readonly Candidate[];
  /** Number of all such lines in code. */
  readonly total: number;
  /** When the runtime writes the text; undefined without a row for it. */
  readonly when: string | undefined;
}

/**
 * - `telling`: with more lines than this none is likelier than another, and only their number is reported.
 * - `places`: listed lines.
 * - `inFile`: places of the seed in one file.
 * - `lines`: lines of a statement in which its values are looked up.
 * Set by judgement.
 */
const limits = { telling: 40, places: 24, inFile: 400, lines: 4 } as const;

/** Origin of the runtime text in the question; undefined without such a text, or when no frame leads to a line of the workspace. */
export async function runtimeOrigin(
  inquiry: Inquiry,
  sources: Sources,
  frames: readonly MappedFrame[],
): Promise<RuntimeOrigin | undefined> {
  const { runtime } = inquiry.intent;
  const row = runtime && rowOf(runtime);
  const when = row?.when(runtime?.parts ?? {});
  const traceEnd = await frameCandidate(frames, when, inquiry, sources);
  if (traceEnd) return { candidates: [traceEnd], total: 1, when };
  if (!runtime || !row) return undefined;
  const lineCandidates = await seedCandidates(row, runtime, inquiry, sources);
  const code = lineCandidates.filter(({ role }) => role === 'code');
  const likeliest = code.length ? code : lineCandidates;
  return { candidates: likeliest.length > limits.telling ? [] : likeliest.slice(0, limits.places), total: likeliest.length, when };
}

/** Innermost line of the trace in the workspace. */
async function frameCandidate(
  frames: readonly MappedFrame[],
  when: string | undefined,
  inquiry: Inquiry,
  { lines, graph }: Sources,
): Promise<Candidate | undefined> {
  const frame = frames.find((each) => each.file && each.symbol && each.line >= 0 && !each.frame.compiler && hasFailureLine(each));
  if (!frame?.file || !frame.symbol) return undefined;
  const { root, path } = frame.file;
  const file = (await lines(root, path)) ?? [];
  const message: MessageMatch = {
    ...runtimeMatchOf(inquiry),
    file: { root, path, role: frame.symbol.role },
    line: frame.line,
    conditions: conditionsAbove(file, frame.line, frame.symbol.fact.range.start.line),
    runtime: { by: 'frame', when },
  };
  return messageCandidate(message, 1, l10n.t('is where the stack trace ends'), graph);
}

async function seedCandidates(row: RuntimeRow, runtime: RuntimeText, inquiry: Inquiry, sources: Sources): Promise<readonly Candidate[]> {
  const { graph, texts, token = neverCancelled } = sources;
  const { scope } = inquiry;
  const seed = row.seed?.(runtime.parts);
  if (!texts || !seed) return [];
  const ratedCandidates: { readonly site: Candidate; readonly fit: number }[] = [];
  const isOfFamily = ({ root, path }: TextFile): boolean => {
    const language = graph.file(root, path)?.facts.language;
    return language !== undefined && row.families.includes(rulesOf(language).id) && scope.contains(root, path);
  };
  const addCandidates = (file: TextFile, text: string, offsets: readonly number[]): void => {
    const lines = text.split('\n');
    const cursor = newLineCursor(text);
    const visitedLines = new Set<number>();
    for (const offset of offsets) {
      const { line } = moveToLine(cursor, offset);
      if (visitedLines.has(line) || !makesRuntimeSay(row, runtime.parts, lines[line] ?? '')) continue;
      if (!scope.contains(file.root, file.path, line) || isInComment(text, offset, commentsOf(file.path))) continue;
      visitedLines.add(line);
      const symbol = graph.at(file.root, file.path, line);
      if (symbol) ratedCandidates.push(rateLine(file, lines, line, symbol));
    }
  };
  const rateLine = (file: TextFile, lines: readonly string[], line: number, symbol: SymbolNode): (typeof ratedCandidates)[number] => {
    const isTest = symbol.fact.kind === 'test' || symbol.fact.qualifiedName.split('.').some((part) => /^tests?$/.test(part));
    const role = isTest ? 'test' : file.role;
    const statement = lines.slice(line, line + limits.lines).join('\n');
    const message: MessageMatch = {
      ...runtimeMatchOf(inquiry),
      file: { root: file.root, path: file.path, role },
      line,
      conditions: conditionsAbove(lines, line, symbol.fact.range.start.line),
      runtime: { by: 'line', when: row.when(runtime.parts) },
    };
    const candidate = messageCandidate(message, roleFactor(role, 'facts', inquiry), l10n.t('can make the runtime write this'), graph);
    return { site: { ...candidate, role }, fit: candidate.score + runtime.values.filter((value) => statement.includes(value)).length };
  };
  await filesHoldingRuns(
    [seed],
    texts,
    { includes: isOfFamily, maxOffsets: limits.inFile, take: ({ file, text, offsetsByRun: [at = []] }) => addCandidates(file, text, at) },
    token,
  );
  return ratedCandidates.toSorted((a, b) => b.fit - a.fit).map(({ site }, i) => ({ ...site, score: site.score * behindFactor ** i }));
}

/** Match for a text of a runtime. No literal holds such a text, so the message stands in for the literal. */
function runtimeMatchOf({
  intent,
}: Inquiry): Pick<MessageMatch, 'kind' | 'spans' | 'coveredShare' | 'share' | 'first' | 'message' | 'literal' | 'role'> {
  const [text = ''] = intent.quotedTexts;
  return { kind: 'whole', spans: [], coveredShare: 1, share: 1, first: 0, message: text, literal: text, role: 'raised' };
}
