// Shortens a function to its share of the budget and says so in the language's own comment.
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../base/askSettings.ts';
import { estimateTokens } from './tokens.ts';

/** Limits of a piece of source: lines beyond which it is cut, and the tokens kept back for the marker that says how much was cut. */
export interface CutLimits {
  readonly mostLines: number;
  readonly markerTokens: number;
  /** Whether long pieces are cut at all; if not, they are shown whole or not at all. */
  readonly cuts: boolean;
}

/** The limits unless they are set otherwise. */
export const usualCut: CutLimits = {
  mostLines: defaultAskSettings['source.mostLines'],
  markerTokens: defaultAskSettings['source.markerTokens'],
  cuts: true,
};

const hash = new Set(['python', 'ruby', 'shell', 'yaml', 'toml', 'perl', 'r', 'elixir', 'powershell', 'dockerfile', 'makefile', 'julia']);
const markup = new Set(['html', 'xml', 'markdown', 'vue', 'svelte']);
const dashes = new Set(['sql', 'lua', 'haskell']);

/** `text` as a comment of `language`. */
export function comment(text: string, language: string): string {
  if (hash.has(language)) return `# ${text}`;
  if (markup.has(language)) return `<!-- ${text} -->`;
  if (dashes.has(language)) return `-- ${text}`;
  return language === 'css' ? `/* ${text} */` : `// ${text}`;
}

/** Says as a comment of `language` how many lines are missing. */
export function missingLines(count: number, language: string): string {
  return comment(count === 1 ? l10n.t('1 line cut') : l10n.t('{0} lines cut', count), language);
}

/** A piece of source after cutting. `cut` lines are missing; `kept` are the offsets of the others. */
export interface CutSource {
  readonly text: string;
  readonly cut: number;
  readonly kept: readonly number[];
  readonly tokens: number;
}

/**
 * Keeps as many lines from the start as fit `budget` tokens and `limits`: signature and doc comment come first in a definition.
 * Lines in `keep` (offsets of the lines that matter, such as where it raises) stay too, with a marker wherever lines are missing.
 * `lineTokens` is what each line costs beside its text.
 */
export function cutSource(
  lines: readonly string[],
  language: string,
  budget: number,
  keep: readonly number[] = [],
  lineTokens = 0,
  { mostLines, markerTokens, cuts }: CutLimits = usualCut,
): CutSource {
  const costs = lines.map((line) => estimateTokens(`${line}\n`) + lineTokens);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  if (!cuts || (lines.length <= mostLines && total <= budget))
    return { text: lines.join('\n'), cut: 0, kept: [...lines.keys()], tokens: total };
  const kept = new Set<number>();
  let left = budget - markerTokens;
  let count = 0;
  for (const i of [0, ...keep, ...lines.keys()]) {
    const cost = costs[i];
    if (cost === undefined || kept.has(i)) continue;
    if (count >= mostLines || (cost > left && count > 0)) break;
    kept.add(i);
    count++;
    left -= cost;
  }
  return withMarkers(lines, kept, language, kept.size * lineTokens);
}

function withMarkers(lines: readonly string[], kept: ReadonlySet<number>, language: string, extra: number): CutSource {
  const result: string[] = [];
  let missing = 0;
  const mark = (): void => {
    if (missing) result.push(missingLines(missing, language));
    missing = 0;
  };
  lines.forEach((line, i) => {
    if (!kept.has(i)) {
      missing++;
      return;
    }
    mark();
    result.push(line);
  });
  mark();
  const text = result.join('\n');
  return { text, cut: lines.length - kept.size, kept: [...kept].sort((a, b) => a - b), tokens: estimateTokens(text) + extra };
}
