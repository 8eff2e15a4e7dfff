// Cuts a piece of source to its share of the budget. The lines furthest from the deciding ones go first; a marker comment counts them.
import { languages } from '../syntax/languages.ts';
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import { estimateTokens } from './tokens.ts';

/** Limits of a piece of source. */
export interface CutLimits {
  readonly maxLines: number;
  /** Tokens reserved for the marker of a cut. */
  readonly markerTokens: number;
  /** Whether long pieces are cut at all; if not, they are shown whole or left out. */
  readonly cuts: boolean;
}

/** Limits by the default settings. */
export const defaultCutLimits: CutLimits = {
  maxLines: defaultAskSettings['source.mostLines'],
  markerTokens: defaultAskSettings['source.markerTokens'],
  cuts: true,
};

/** `text` as a comment of `language`; with `//` for an unknown language. */
export function comment(text: string, language: string): string {
  const { line, block } = languages.get(language)?.comments ?? {};
  if (line === undefined && block) return `${block[0]} ${text} ${block[1]}`;
  return `${line ?? '//'} ${text}`;
}

/** Comment in `language` with the number of missing lines. */
export function cutMarker(count: number, language: string): string {
  return comment(count === 1 ? l10n.t('1 line cut') : l10n.t('{0} lines cut', count), language);
}

/** A piece of source after cutting. */
export interface CutSource {
  readonly text: string;
  /** Number of missing lines. */
  readonly cutCount: number;
  /** Offsets of the remaining lines. */
  readonly offsets: readonly number[];
  readonly tokens: number;
}

/** What matters in a piece. Offsets are those of its lines. */
export interface CutHints {
  /** Offsets of deciding lines: where the name occurs, or where the code raises, changes state or fails. */
  readonly keep?: readonly number[] | undefined;
  /** Offsets of lines of documentation. */
  readonly prose?: readonly number[] | undefined;
  /** Offsets of lines shown before: they are neither repeated nor counted as cut. */
  readonly omit?: ReadonlySet<number> | undefined;
  /** Tokens of each line beside its text. */
  readonly lineTokens?: number;
}

const noOffsets: ReadonlySet<number> = new Set();

/** Maximum lines of a hole that is not cut, since the marker would cost as much. */
const maxBridgedHole = 2;

/**
 * The part of a piece that fits `maxTokens` tokens and the limits, with a marker for each gap. Deciding lines have priority, then code by
 * distance to them, then documentation.
 */
export function cutSource(
  lines: readonly string[],
  language: string,
  maxTokens: number,
  { keep = [], prose = [], omit = noOffsets, lineTokens = 0 }: CutHints = {},
  { maxLines, markerTokens, cuts }: CutLimits = defaultCutLimits,
): CutSource {
  const costs = lines.map((line, i) => (omit.has(i) ? 0 : estimateTokens(`${line}\n`) + lineTokens));
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const openOffsets = [...lines.keys()].filter((i) => !omit.has(i));
  if (!cuts || (openOffsets.length <= maxLines && total <= maxTokens))
    return { text: openOffsets.map((i) => lines[i]).join('\n'), cutCount: 0, offsets: openOffsets, tokens: total };
  const offsets: number[] = [];
  let tokensLeft = maxTokens - markerTokens;
  for (const i of cutOrder(lines.length, keep, new Set(prose))) {
    if (omit.has(i)) continue;
    const cost = costs[i] ?? 0;
    if (offsets.length >= maxLines || (cost > tokensLeft && offsets.length > 0)) break;
    offsets.push(i);
    tokensLeft -= cost;
  }
  for (;;) {
    const keptOffsets = withoutSmallHoles(new Set(offsets), lines.length);
    const result = withMarkers(lines, keptOffsets, omit, { language, lineTokens });
    // Markers cost tokens too: the least important lines make room for them.
    if (result.tokens <= maxTokens || offsets.length <= 1) return result;
    offsets.pop();
  }
}

/** Tokens that a piece takes without a budget limit. */
export function tokenNeed(lines: readonly string[], { omit = noOffsets, lineTokens = 0 }: CutHints, maxLines = Infinity): number {
  const openLines = lines.filter((_, i) => !omit.has(i));
  const total = openLines.reduce((sum, line) => sum + estimateTokens(`${line}\n`) + lineTokens, 0);
  // Which lines a cut keeps is unknown here, so a long piece counts by its average line.
  return (total * Math.min(openLines.length, maxLines)) / Math.max(1, openLines.length);
}

/** Offsets of all lines, most important first. */
function cutOrder(count: number, keep: readonly number[], prose: ReadonlySet<number>): readonly number[] {
  const decidingOffsets = [...new Set([0, ...keep])].filter((i) => i < count);
  const distance = (i: number): number => Math.min(...decidingOffsets.map((each) => Math.abs(each - i)));
  const otherOffsets = Array.from({ length: count }, (_, i) => i).filter((i) => !decidingOffsets.includes(i));
  const byDistance = otherOffsets
    .map((i) => ({ i, rank: distance(i) + (prose.has(i) ? count : 0) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i);
  return [...decidingOffsets, ...byDistance.map(({ i }) => i)];
}

/** The offsets with those of small holes between them. */
function withoutSmallHoles(offsets: ReadonlySet<number>, count: number): ReadonlySet<number> {
  const bridgedOffsets = new Set(offsets);
  let last = -1;
  for (const i of [...offsets, count].sort((a, b) => a - b)) {
    if (i - last - 1 <= maxBridgedHole) for (let hole = last + 1; hole < i; hole++) bridgedOffsets.add(hole);
    last = i;
  }
  return bridgedOffsets;
}

function withMarkers(
  lines: readonly string[],
  offsets: ReadonlySet<number>,
  omit: ReadonlySet<number>,
  { language, lineTokens }: { readonly language: string; readonly lineTokens: number },
): CutSource {
  const keptLines: string[] = [];
  let [missingCount, cutCount] = [0, 0];
  const mark = (): void => {
    if (missingCount) keptLines.push(cutMarker(missingCount, language));
    cutCount += missingCount;
    missingCount = 0;
  };
  lines.forEach((line, i) => {
    if (offsets.has(i)) {
      mark();
      keptLines.push(line);
    } else if (!omit.has(i)) missingCount++;
  });
  mark();
  const text = keptLines.join('\n');
  return { text, cutCount, offsets: [...offsets].sort((a, b) => a - b), tokens: estimateTokens(text) + offsets.size * lineTokens };
}
