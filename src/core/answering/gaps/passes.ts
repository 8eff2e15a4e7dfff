// Ledger of the passes of one answer and of each gap that they named: found before, or known to be missing.
import type { Clock } from '../../ports.ts';
import type { EvidenceRecord, GapRecord, PassRecord } from '../record/answerRecord.ts';

/** Rank of outcomes: the best of several counts for a gap. */
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

/** Outcomes that a repeated look-up does not change. */
const unresolvable: ReadonlySet<GapRecord['outcome']> = new Set([
  'not-found',
  'out-of-scope',
  'ignored',
  'near',
  'ambiguous',
  'external',
  'known-unresolvable',
  'skipped',
]);

/** One instance per answer; its clock starts with the first pass. */
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

  /** Ends a pass: `evidence` is everything sent so far, `tokens` its whole prompt, `gaps` those that it named. */
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
    for (const gap of gaps) this.#learn(gap);
    this.#startedAt = now;
    this.#evidenceCount = evidence.length;
    this.#tokenCount = tokens;
  }

  /** Records that the next pass omits evidence `numbers`, and `tokens` sent by earlier passes; the first passes lose them first. */
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

  #learn(gap: GapRecord): void {
    const key = gap.normalized.toLowerCase();
    const earlierGap = this.#gapsByKey.get(key);
    if (!earlierGap || outcomeRank[gap.outcome] > outcomeRank[earlierGap.outcome]) this.#gapsByKey.set(key, gap);
  }

  /** The record of a gap; undefined before its look-up. */
  recordOf(normalized: string): GapRecord | undefined {
    const gap = this.#gapsByKey.get(normalized.toLowerCase());
    return gap && (gap.outcome === 'found' || gap.outcome === 'partial' || unresolvable.has(gap.outcome)) ? gap : undefined;
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
