// Signals that take part in the ranking: all for people, subsets for measuring the value of each.

/** Enabled signals. `graph` covers everything from facts: names, raisers, error texts, frames, tests, neighbours. */
export interface Signals {
  readonly text: boolean;
  readonly vectors: boolean;
  readonly graph: boolean;
}

/** Combinations that are compared in measurements. */
export type Variant = 'text' | 'vectors' | 'text+vectors' | 'text+graph' | 'all';

/** Signals of each variant, simplest first. */
export const variants: Readonly<Record<Variant, Signals>> = {
  text: { text: true, vectors: false, graph: false },
  vectors: { text: false, vectors: true, graph: false },
  'text+vectors': { text: true, vectors: true, graph: false },
  'text+graph': { text: true, vectors: false, graph: true },
  all: { text: true, vectors: true, graph: true },
};

/** Default for people. */
export const allSignals: Signals = variants.all;

/** Every variant in the order of {@link variants}. */
export const variantNames = Object.keys(variants) as readonly Variant[];
