// Log of what was embedded since the window opened: all counts, and the last few texts. In memory only, since texts hold code.
import type { EmbeddedRecord } from './embedGate.ts';

/** Calls whose first texts are kept. */
const samplesKept = 5;

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

/** Adds up what the gate reports. */
export class EmbeddedLog {
  readonly #kept = new Map<string, LogTotals>();

  add(sent: EmbeddedRecord): void {
    const { destination, model, kind, texts, tokens, secretsReplaced, files, at } = sent;
    const key = `${destination} ${model}`;
    const before = this.#kept.get(key);
    const { fileNames = new Set<string>(), samples = [] } = before ?? {};
    for (const file of files) fileNames.add(file);
    this.#kept.set(key, {
      destination,
      model,
      fileNames,
      calls: (before?.calls ?? 0) + 1,
      texts: (before?.texts ?? 0) + (kind === 'code' ? texts : 0),
      questions: (before?.questions ?? 0) + (kind === 'query' ? texts : 0),
      tokens: (before?.tokens ?? 0) + tokens,
      secretsReplaced: (before?.secretsReplaced ?? 0) + secretsReplaced,
      lastAt: at,
      samples: [sent, ...samples].slice(0, samplesKept),
    });
  }

  /** Totals by destination and model, the last used first. */
  get totals(): readonly EmbeddedTotals[] {
    return [...this.#kept.values()]
      .map(({ fileNames, ...rest }) => ({ ...rest, files: fileNames.size }))
      .sort((a, b) => b.lastAt - a.lastAt);
  }

  clear(): void {
    this.#kept.clear();
  }
}
