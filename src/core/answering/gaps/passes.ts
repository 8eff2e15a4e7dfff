// What the passes of one answer did, and what is known of each gap that they named: found before, or known not to be there.
import type { Clock } from '../../ports.ts';
import type { EvidenceRecord, GapRecord, PassRecord } from '../record/record.ts';

/** Of several outcomes of one gap the best is what became of it. */
const worth: Readonly<Record<GapRecord['outcome'], number>> = {
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

/** Outcomes that asking again does not change. */
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

/** The ledger of an answer. */
export class Passes {
  readonly #clock: Clock;
  readonly #records: PassRecord[] = [];
  readonly #known = new Map<string, GapRecord>();
  #begun: number;
  #evidence = 0;
  #tokens = 0;
  #leftOut: readonly number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#begun = clock.monotonic();
  }

  /** Ends a pass: `evidence` is all that was sent so far, `tokens` all of its prompt, `gaps` what it named. */
  end(evidence: readonly EvidenceRecord[], tokens: number, gaps: readonly GapRecord[]): void {
    const now = this.#clock.monotonic();
    const added = evidence.slice(this.#evidence).map(({ n }) => n);
    const ms = Math.round(now - this.#begun);
    const leftOut = this.#leftOut.length ? { leftOut: this.#leftOut } : {};
    this.#records.push({ n: this.#records.length + 1, gaps, evidenceAdded: added, ...leftOut, tokens: tokens - this.#tokens, ms });
    this.#leftOut = [];
    for (const gap of gaps) this.#learn(gap);
    this.#begun = now;
    this.#evidence = evidence.length;
    this.#tokens = tokens;
  }

  /** Notes that the next pass does without evidence `numbers`, and without `tokens` of what earlier passes sent: the first ones lose them first. */
  leaveOut(tokens: number, numbers: readonly number[]): void {
    this.#leftOut = numbers;
    let left = tokens;
    for (const [i, record] of this.#records.entries()) {
      const less = Math.min(left, record.tokens);
      this.#records[i] = { ...record, tokens: record.tokens - less };
      left -= less;
    }
    this.#tokens -= tokens;
  }

  #learn(gap: GapRecord): void {
    const key = gap.normalized.toLowerCase();
    const before = this.#known.get(key);
    if (!before || worth[gap.outcome] > worth[before.outcome]) this.#known.set(key, gap);
  }

  /** What is known of a gap: undefined when it has not been looked up. */
  known(normalized: string): GapRecord | undefined {
    const gap = this.#known.get(normalized.toLowerCase());
    return gap && (gap.outcome === 'found' || gap.outcome === 'partial' || unresolvable.has(gap.outcome)) ? gap : undefined;
  }

  /** One record a pass, in order. */
  get records(): readonly PassRecord[] {
    return this.#records;
  }

  /** Every gap once, with the best that became of it. */
  get gaps(): readonly GapRecord[] {
    return [...this.#known.values()];
  }
}
