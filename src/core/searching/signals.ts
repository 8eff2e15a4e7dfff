// Which signals take part in the ranking: all of them for people, some of them to find out what each is worth.

/** What may rank. `graph` stands for all that the facts tell: names, raisers, error texts, frames, tests, neighbours. */
export interface Signals {
  readonly text: boolean;
  readonly vectors: boolean;
  readonly graph: boolean;
}

/** Combinations that are measured against each other. */
export type Variant = 'text' | 'vectors' | 'text+vectors' | 'text+graph' | 'all';

/** The signals of each variant, the plainest first. */
export const variants: Readonly<Record<Variant, Signals>> = {
  text: { text: true, vectors: false, graph: false },
  vectors: { text: false, vectors: true, graph: false },
  'text+vectors': { text: true, vectors: true, graph: false },
  'text+graph': { text: true, vectors: false, graph: true },
  all: { text: true, vectors: true, graph: true },
};

/** What people get. */
export const allSignals: Signals = variants.all;

/** Every variant in the order of {@link variants}. */
export const variantNames = Object.keys(variants) as readonly Variant[];
