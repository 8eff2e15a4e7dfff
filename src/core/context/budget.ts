// How many tokens an answer may read, and how they are shared between documents, source and findings.

/** Tokens for one question. `prompt` is kept back for instructions and the question itself. */
export interface Budget {
  readonly total: number;
  readonly initial: number;
  readonly prompt: number;
  readonly documents: number;
  readonly source: number;
  /** For what the graph knows: calls, flow, findings, metrics. */
  readonly relations: number;
  /** For what later passes look up, all together, one pass after another, and for a single gap. */
  readonly gaps: { readonly total: number; readonly byPass: readonly number[]; readonly each: number };
}

/** Default of `clew.context.budget` in tokens. */
export const balancedBudget = 6000;

/** Shares of the initial 4000 tokens by mode: documents first, then source; what documents leave is source's. */
const shares = {
  conceptual: { documents: 4000, source: 4000, relations: 600 },
  diagnostic: { documents: 1000, source: 2000, relations: 1000 },
  exploratory: { documents: 500, source: 2500, relations: 1000 },
  analytical: { documents: 500, source: 1500, relations: 1500 },
} as const;

/** For the gaps that passes 1, 2, 3 name; later ones get as much as the third. */
const gapShares = [1000, 750, 500] as const;

/** Budget of a question of `mode`; every part scales with `total`. */
export function budgetOf(mode: keyof typeof shares, total = balancedBudget): Budget {
  const scale = Math.max(0.1, total / balancedBudget);
  const { documents, source, relations } = shares[mode];
  return {
    total: Math.round(balancedBudget * scale),
    initial: Math.round(4000 * scale),
    prompt: Math.round(500 * scale),
    documents: Math.round(documents * scale),
    source: Math.round(source * scale),
    relations: Math.round(relations * scale),
    gaps: { total: Math.round(2000 * scale), byPass: gapShares.map((part) => Math.round(part * scale)), each: Math.round(500 * scale) },
  };
}

/** `budget` scaled down so that the initial retrieval takes `tokens` at most; as it is when that is enough. */
export function limited(budget: Budget, tokens: number): Budget {
  const scale = Math.min(1, Math.max(0, tokens) / budget.initial);
  const scaled = (part: number): number => Math.floor(part * scale);
  const { total, prompt, initial, documents, source, relations, gaps } = budget;
  return {
    total: total - initial + scaled(initial),
    prompt,
    initial: scaled(initial),
    documents: scaled(documents),
    source: scaled(source),
    relations: scaled(relations),
    gaps,
  };
}
