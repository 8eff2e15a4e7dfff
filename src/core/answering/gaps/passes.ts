// Keeps the passes of one answer and the best outcome of each gap, so that a gap which a model names again is not looked up twice.
import type { Clock } from '../../ports.ts';
import type { EvidenceRecord, GapRecord, PassRecord } from '../record/answerRecord.ts';

/** Rank of outcomes: when a gap was looked up several times, the highest counts. */
const outcomeRank: Readonly<Record<GapRecord['outcome'], number>> = {
  found: 8,
  partial: 7,
  external: 6,
  ambiguous: 5,
  near: 4,
  'out-of-scope': 3,
  ignored: 3,
  'not-found': 2,
  skipped: 1,
  'known-unresolvable': 1,
  'not-pursued': 0,
};

/** One instance per answer. The time of the first pass counts from the construction. */
export class Passes {
  readonly #clock: Clock;
  readonly #records: PassRecord[] = [];
  readonly #gapsByKey = new Map<string, GapRecord>();
  #startedAt: number;
  #evidenceCount = 0;
  #tokenCount = 0;
  #leftOut: readonly number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#startedAt = clock.monotonic();
  }

  /** Ends a pass. `evidence` is everything sent so far, `tokens` the size of the whole prompt, `gaps` what the reply named as missing. */
  end(evidence: readonly EvidenceRecord[], tokens: number, gaps: readonly GapRecord[]): void {
    const now = this.#clock.monotonic();
    const addedNumbers = evidence.slice(this.#evidenceCount).map(({ n }) => n);
    const ms = Math.round(now - this.#startedAt);
    const leftOut = this.#leftOut.length ? { leftOut: this.#leftOut } : {};
    this.#records.push({
      n: this.#records.length + 1,
      gaps,
      evidenceAdded: addedNumbers,
      ...leftOut,
      tokens: tokens - this.#tokenCount,
      ms,
    });
    this.#leftOut = [];
    for (const gap of gaps) this.#keepBestOutcome(gap);
    this.#startedAt = now;
    this.#evidenceCount = evidence.length;
    this.#tokenCount = tokens;
  }

  /**
   * Records that the next pass leaves out the evidence `numbers` of earlier passes, which took `tokens`. Each pass records only the tokens
   * that it added to the prompt, so the records of the oldest passes are reduced.
   */
  leaveOut(tokens: number, numbers: readonly number[]): void {
    this.#leftOut = numbers;
    let tokensLeft = tokens;
    for (const [i, record] of this.#records.entries()) {
      const reduction = Math.min(tokensLeft, record.tokens);
      this.#records[i] = { ...record, tokens: record.tokens - reduction };
      tokensLeft -= reduction;
    }
    this.#tokenCount -= tokens;
  }

  #keepBestOutcome(gap: GapRecord): void {
    const key = gap.normalized.toLowerCase();
    const earlierGap = this.#gapsByKey.get(key);
    if (!earlierGap || outcomeRank[gap.outcome] > outcomeRank[earlierGap.outcome]) this.#gapsByKey.set(key, gap);
  }

  /** The record of a gap; undefined before its look-up, also where earlier passes named it and had no room to look it up. */
  gapRecordOf(normalized: string): GapRecord | undefined {
    const gap = this.#gapsByKey.get(normalized.toLowerCase());
    return gap?.outcome === 'not-pursued' ? undefined : gap;
  }

  /** One record per pass, in order. */
  get records(): readonly PassRecord[] {
    return this.#records;
  }

  /** Every gap once, with its best outcome. */
  get gaps(): readonly GapRecord[] {
    return [...this.#gapsByKey.values()];
  }
}
