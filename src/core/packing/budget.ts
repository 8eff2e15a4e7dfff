// How many tokens an answer may read, and how they are shared between documents, source and findings.
import { defaultAskSettings, numberSettings, type AskSettings } from '../base/settings/askSettings.ts';
import type { Mode } from '../reading/mode.ts';
import type { CutLimits } from './cut.ts';

/** Tokens for one question. No request for it holds more than `total`, with instructions, question and what the model replied before. */
export interface Budget {
  readonly total: number;
  readonly initial: number;
  readonly documents: number;
  readonly source: number;
  /** For what the graph knows: calls, flow, findings, metrics. */
  readonly relations: number;
  /** For what later passes look up, all together, and one pass after another. */
  readonly gaps: { readonly total: number; readonly byPass: readonly number[] };
  /** How long pieces of source are cut. */
  readonly cut: CutLimits;
  /** Whether the bodies of definitions are shown, or only what stands before and around their names. */
  readonly bodies: boolean;
}

/** The total for which the shares in the settings are meant, in tokens. */
const balancedBudget = 6000;

/** Budget of a question of `mode`: every part of `settings` scales with `total`, which is a setting itself. */
export function budgetOf(mode: Mode, total?: number, settings: AskSettings = defaultAskSettings): Budget {
  // Below the least total the instructions alone would not fit.
  const scale = Math.max(numberSettings['budget.total'].least, total ?? settings['budget.total']) / balancedBudget;
  const scaled = (part: number): number => Math.round(part * scale);
  return {
    total: scaled(balancedBudget),
    initial: scaled(settings['budget.initial']),
    documents: scaled(settings[`budget.${mode}.documents`]),
    source: scaled(settings[`budget.${mode}.source`]),
    relations: settings['features.callGraph'] ? scaled(settings[`budget.${mode}.relations`]) : 0,
    gaps: {
      total: scaled(settings['budget.gaps']),
      byPass: (['budget.gapsOfFirstPass', 'budget.gapsOfSecondPass', 'budget.gapsOfLaterPasses'] as const).map((name) =>
        scaled(settings[name]),
      ),
    },
    cut: { mostLines: settings['source.mostLines'], markerTokens: settings['source.markerTokens'], cuts: settings['source.cutLong'] },
    bodies: settings['features.sourceFetching'],
  };
}

/** `budget` scaled down so that the initial retrieval takes `tokens` at most; as it is when that is enough. */
export function limitBudget(budget: Budget, tokens: number): Budget {
  const scale = Math.min(1, Math.max(0, tokens) / Math.max(1, budget.initial));
  const scaled = (part: number): number => Math.floor(part * scale);
  const { total, initial, documents, source, relations, gaps, cut, bodies } = budget;
  return {
    total,
    initial: scaled(initial),
    documents: scaled(documents),
    source: scaled(source),
    relations: scaled(relations),
    gaps,
    cut,
    bodies,
  };
}
