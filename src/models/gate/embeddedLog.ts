// Log of embedding since the window opened: all counts, and the last few texts. In memory only, since texts hold code.
import type { EmbeddedRecord } from './embedGate.ts';

/** Calls whose first texts are kept. */
const maxSamples = 5;

/** Totals of one model. */
export interface EmbeddedTotals {
  readonly destination: string;
  readonly model: string;
  readonly calls: number;
  readonly texts: number;
  readonly questions: number;
  readonly tokens: number;
  readonly files: number;
  readonly secretsReplaced: number;
  /** ms since 1970. */
  readonly lastAt: number;
  /** Newest first. */
  readonly samples: readonly EmbeddedRecord[];
}

interface LogTotals extends Omit<EmbeddedTotals, 'files' | 'samples'> {
  readonly fileNames: Set<string>;
  readonly samples: readonly EmbeddedRecord[];
}

/** Sums the reports of the gate. */
export class EmbeddedLog {
  readonly #totalsByModel = new Map<string, LogTotals>();

  add(record: EmbeddedRecord): void {
    const { destination, model, kind, texts, tokens, secretsReplaced, files, at } = record;
    const key = `${destination} ${model}`;
    const earlierTotals = this.#totalsByModel.get(key);
    const { fileNames = new Set<string>(), samples = [] } = earlierTotals ?? {};
    for (const file of files) fileNames.add(file);
    this.#totalsByModel.set(key, {
      destination,
      model,
      fileNames,
      calls: (earlierTotals?.calls ?? 0) + 1,
      texts: (earlierTotals?.texts ?? 0) + (kind === 'code' ? texts : 0),
      questions: (earlierTotals?.questions ?? 0) + (kind === 'query' ? texts : 0),
      tokens: (earlierTotals?.tokens ?? 0) + tokens,
      secretsReplaced: (earlierTotals?.secretsReplaced ?? 0) + secretsReplaced,
      lastAt: at,
      samples: [record, ...samples].slice(0, maxSamples),
    });
  }

  /** Totals by destination and model, the last used first. */
  get totals(): readonly EmbeddedTotals[] {
    return [...this.#totalsByModel.values()]
      .map(({ fileNames, ...totals }) => ({ ...totals, files: fileNames.size }))
      .sort((a, b) => b.lastAt - a.lastAt);
  }

  clear(): void {
    this.#totalsByModel.clear();
  }
}
