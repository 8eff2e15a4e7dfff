// Cuts a piece of source to its share of the budget, starting far from the deciding lines, with a marker comment in its language.
import { languages } from '../syntax/languages.ts';
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import { estimateTokens } from './tokens.ts';

/** Limits of a piece of source: its maximum number of lines, and the tokens reserved for the marker of a cut. */
export interface CutLimits {
  readonly mostLines: number;
  readonly markerTokens: number;
  /** Whether long pieces are cut at all; if not, they are shown whole or left out. */
  readonly cuts: boolean;
}

/** Default limits. */
export const usualCut: CutLimits = {
  mostLines: defaultAskSettings['source.mostLines'],
  markerTokens: defaultAskSettings['source.markerTokens'],
  cuts: true,
};

/** `text` as a comment of `language`. */
export function comment(text: string, language: string): string {
  const { line, block } = languages.get(language)?.comments ?? {};
  if (line === undefined && block) return `${block[0]} ${text} ${block[1]}`;
  return `${line ?? '//'} ${text}`;
}

/** Comment in `language` with the number of missing lines. */
export function missingLines(count: number, language: string): string {
  return comment(count === 1 ? l10n.t('1 line cut') : l10n.t('{0} lines cut', count), language);
}

/** A piece of source after cutting. `cut` lines are missing; `offsets` are those of the remaining lines. */
export interface CutSource {
  readonly text: string;
  readonly cut: number;
  readonly offsets: readonly number[];
  readonly tokens: number;
}

/** Important lines of a piece, and the overhead of each line. */
export interface CutHints {
  /** Offsets of deciding lines: where the name occurs, or where the code raises, changes state or fails. */
  readonly keep?: readonly number[] | undefined;
  /** Offsets of lines of documentation. */
  readonly prose?: readonly number[] | undefined;
  /** Offsets of lines shown before: they are neither repeated nor counted as cut. */
  readonly omit?: ReadonlySet<number> | undefined;
  readonly lineTokens?: number;
}

const nothing: ReadonlySet<number> = new Set();

/** Holes up to this size are not cut: the marker would cost as much. */
const smallestHole = 2;

/**
 * The part of a piece that fits `budget` tokens and the limits, with a marker for each gap. Deciding lines have priority, then code by
 * distance to them, then documentation.
 */
export function cutSource(
  lines: readonly string[],
  language: string,
  budget: number,
  { keep = [], prose = [], omit = nothing, lineTokens = 0 }: CutHints = {},
  { mostLines, markerTokens, cuts }: CutLimits = usualCut,
): CutSource {
  const costs = lines.map((line, i) => (omit.has(i) ? 0 : estimateTokens(`${line}\n`) + lineTokens));
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const all = [...lines.keys()].filter((i) => !omit.has(i));
  if (!cuts || (all.length <= mostLines && total <= budget))
    return { text: all.map((i) => lines[i]).join('\n'), cut: 0, offsets: all, tokens: total };
  const offsets: number[] = [];
  let left = budget - markerTokens;
  for (const i of cutOrder(lines.length, keep, new Set(prose))) {
    if (omit.has(i)) continue;
    const cost = costs[i] ?? 0;
    if (offsets.length >= mostLines || (cost > left && offsets.length > 0)) break;
    offsets.push(i);
    left -= cost;
  }
  for (;;) {
    const bridged = withoutSmallHoles(new Set(offsets), lines.length);
    const made = withMarkers(lines, bridged, omit, { language, lineTokens });
    // Markers cost tokens too: the least important lines make room for them.
    if (made.tokens <= budget || offsets.length <= 1) return made;
    offsets.pop();
  }
}

/** Tokens that a piece takes without a budget limit. */
export function neededFor(lines: readonly string[], { omit = nothing, lineTokens = 0 }: CutHints, mostLines = Infinity): number {
  const open = lines.filter((_, i) => !omit.has(i));
  const total = open.reduce((sum, line) => sum + estimateTokens(`${line}\n`) + lineTokens, 0);
  // The remaining lines are unknown here, so a long piece is estimated by its average line.
  return (total * Math.min(open.length, mostLines)) / Math.max(1, open.length);
}

/** Offsets of all lines, most important first. */
function cutOrder(count: number, keep: readonly number[], prose: ReadonlySet<number>): readonly number[] {
  const deciding = [...new Set([0, ...keep])].filter((i) => i < count);
  const distance = (i: number): number => Math.min(...deciding.map((each) => Math.abs(each - i)));
  const rest = Array.from({ length: count }, (_, i) => i).filter((i) => !deciding.includes(i));
  const byDistance = rest.map((i) => ({ i, far: distance(i) + (prose.has(i) ? count : 0) })).sort((a, b) => a.far - b.far || a.i - b.i);
  return [...deciding, ...byDistance.map(({ i }) => i)];
}

function withoutSmallHoles(kept: ReadonlySet<number>, count: number): ReadonlySet<number> {
  const all = new Set(kept);
  let last = -1;
  for (const i of [...kept, count].sort((a, b) => a - b)) {
    if (i - last - 1 <= smallestHole) for (let hole = last + 1; hole < i; hole++) all.add(hole);
    last = i;
  }
  return all;
}

function withMarkers(
  lines: readonly string[],
  kept: ReadonlySet<number>,
  omit: ReadonlySet<number>,
  { language, lineTokens }: { readonly language: string; readonly lineTokens: number },
): CutSource {
  const result: string[] = [];
  let [missing, cut] = [0, 0];
  const mark = (): void => {
    if (missing) result.push(missingLines(missing, language));
    cut += missing;
    missing = 0;
  };
  lines.forEach((line, i) => {
    if (kept.has(i)) {
      mark();
      result.push(line);
    } else if (!omit.has(i)) missing++;
  });
  mark();
  const text = result.join('\n');
  return { text, cut, offsets: [...kept].sort((a, b) => a - b), tokens: estimateTokens(text) + kept.size * lineTokens };
}
