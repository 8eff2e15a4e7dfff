// Divides the token budget of an answer among documents, source, facts of the graph and later look-ups.
import { defaultAskSettings, numberSettings, type AskSettings } from '../base/settings/askSettings.ts';
import type { Mode } from '../reading/mode.ts';
import type { CutLimits } from './cut.ts';

/** Tokens for one question. No request exceeds `total`, including instructions, the question and earlier replies of the model. */
export interface Budget {
  readonly total: number;
  /** For what is read before the first reply of the model. */
  readonly initial: number;
  readonly documents: number;
  readonly source: number;
  /** For facts from the graph: calls, flow, findings, metrics. */
  readonly relations: number;
  /** For the look-ups of later passes, together and per pass. */
  readonly gaps: { readonly total: number; readonly byPass: readonly number[] };
  /** Limits for cutting pieces of source. */
  readonly cutLimits: CutLimits;
  /** Whether the bodies of definitions are shown, or only the lines before and around their names. */
  readonly bodies: boolean;
}

/** Total in tokens for which the parts in the settings are defined. */
const balancedBudget = 6000;

/** Budget of a question of `mode`. Every part of `settings` scales with `total`, which is itself a setting by default. */
export function budgetOf(mode: Mode, total?: number, settings: AskSettings = defaultAskSettings): Budget {
  // Below the minimum the instructions alone would not fit.
  const scale = Math.max(numberSettings['budget.total'].least, total ?? settings['budget.total']) / balancedBudget;
  const scaleTokens = (part: number): number => Math.round(part * scale);
  return {
    total: scaleTokens(balancedBudget),
    initial: scaleTokens(settings['budget.initial']),
    documents: scaleTokens(settings[`budget.${mode}.documents`]),
    source: scaleTokens(settings[`budget.${mode}.source`]),
    relations: settings['features.callGraph'] ? scaleTokens(settings[`budget.${mode}.relations`]) : 0,
    gaps: {
      total: scaleTokens(settings['budget.gaps']),
      byPass: (['budget.gapsOfFirstPass', 'budget.gapsOfSecondPass', 'budget.gapsOfLaterPasses'] as const).map((name) =>
        scaleTokens(settings[name]),
      ),
    },
    cutLimits: { maxLines: settings['source.mostLines'], markerTokens: settings['source.markerTokens'], cuts: settings['source.cutLong'] },
    bodies: settings['features.sourceFetching'],
  };
}

/** Scales `budget` down so that the initial retrieval takes at most `allowedTokens`; never up. */
export function limitBudget(budget: Budget, allowedTokens: number): Budget {
  const scale = Math.min(1, Math.max(0, allowedTokens) / Math.max(1, budget.initial));
  const scaleTokens = (part: number): number => Math.floor(part * scale);
  const { total, initial, documents, source, relations, gaps, cutLimits, bodies } = budget;
  return {
    total,
    initial: scaleTokens(initial),
    documents: scaleTokens(documents),
    source: scaleTokens(source),
    relations: scaleTokens(relations),
    gaps,
    cutLimits,
    bodies,
  };
}
