// Merges the results of several queries into one list: each place once, with its best score, and its first query and round.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import { keyOf, type Candidate } from '../../../searching/candidate.ts';
import type { QueryRecord } from '../../record/answerRecord.ts';
import type { StepQuery } from './searchFor.ts';

/** Maximum characters of a query in the reason of a place. */
const longestQuery = 60;

/**
 * Order of places with equal scores; the best place of every query has 1. Those of the question come first, then those for missing things,
 * which were judged to be needed. A single word, as in many components, says least. Measured: docs/measurements/packing.md.
 */
const rankByOrigin: Readonly<Record<StepQuery['by'], number>> = { question: 0, 'follow-up': 1, analysis: 2, component: 3 };

/** A place that was found. `by` is the kind of the query with its best score, `queryCount` the number of queries that found it. */
interface MergedResult {
  readonly place: Candidate;
  readonly by: StepQuery['by'];
  readonly round: number;
  readonly queryCount: number;
}

/** Merge of ranked lists. Scores of every list are scaled to 1 for its best place, which makes them comparable. */
export class MergedResults {
  readonly #results = new Map<string, MergedResult>();
  readonly #queryKeys = new Set<string>();
  readonly #preferredKeys = new Set<string>();
  readonly #records: QueryRecord[] = [];
  readonly #label: (root: string) => string;

  constructor(label: (root: string) => string) {
    this.#label = label;
  }

  /** Those `queries` that are new and distinct, apart from case and punctuation. */
  takeNewQueries<T extends StepQuery>(queries: readonly T[]): readonly T[] {
    return queries.filter((query) => {
      const key = keyOfQuery(query);
      if (this.#queryKeys.has(key)) return false;
      this.#queryKeys.add(key);
      return true;
    });
  }

  /** Adds the results of `query` in `round`, and returns the record of them. */
  add(query: StepQuery, round: number, candidates: readonly Candidate[], ms: number): QueryRecord {
    this.#queryKeys.add(keyOfQuery(query));
    const newPlaces = candidates.filter((place) => !this.#results.has(keyOf(place)));
    for (const place of candidates) this.#merge(place, query, round);
    const best = newPlaces[0] ?? candidates[0];
    const record = {
      round,
      ...query,
      found: candidates.length,
      fresh: newPlaces.length,
      ms,
      ...(best ? { best: this.#placeOf(best) } : {}),
    };
    this.#records.push(record);
    return record;
  }

  /** Adds places that no query found, because `round` asked for them by name. */
  addByName(places: readonly Candidate[], round: number): void {
    for (const place of places)
      if (!this.#results.has(keyOf(place))) this.#results.set(keyOf(place), { place, by: 'follow-up', round, queryCount: 1 });
  }

  /** Puts places before all others: a model has seen them, or asked for them by name. */
  prefer(places: readonly Candidate[]): void {
    for (const place of places) this.#preferredKeys.add(keyOf(place));
  }

  /** The best `limit` places that are `isWanted`. Kept ones come first, then those first found in `round`, if given. */
  best(limit: number, round?: number, isWanted: (place: Candidate) => boolean = () => true): readonly Candidate[] {
    const roundRank = (result: MergedResult): number => (round === undefined || result.round === round ? 0 : 1);
    const preferredRank = (result: MergedResult): number => (this.#preferredKeys.has(keyOf(result.place)) ? 0 : 1);
    const rankedResults = [...this.#results.values()].sort(
      (a, b) =>
        preferredRank(a) - preferredRank(b) ||
        roundRank(a) - roundRank(b) ||
        b.place.score - a.place.score ||
        rankByOrigin[a.by] - rankByOrigin[b.by] ||
        b.queryCount - a.queryCount,
    );
    return rankedResults
      .map(({ place }) => place)
      .filter(isWanted)
      .slice(0, limit);
  }

  get count(): number {
    return this.#results.size;
  }

  /** One per query, in order. */
  get records(): readonly QueryRecord[] {
    return this.#records;
  }

  #merge(place: Candidate, query: StepQuery, round: number): void {
    const key = keyOf(place);
    const knownResult = this.#results.get(key);
    if (!knownResult) {
      const first = query.by === 'question' ? place : { ...place, why: reasonOf(place, query) };
      this.#results.set(key, { place: first, by: query.by, round, queryCount: 1 });
      return;
    }
    const isBetter =
      place.score > knownResult.place.score ||
      (place.score === knownResult.place.score && rankByOrigin[query.by] < rankByOrigin[knownResult.by]);
    const betterScore = isBetter ? { place: { ...knownResult.place, score: place.score }, by: query.by } : {};
    this.#results.set(key, { ...knownResult, ...betterScore, queryCount: knownResult.queryCount + 1 });
  }

  #placeOf({ root, path, lines, at, symbol }: Candidate): NonNullable<QueryRecord['best']> {
    const name = symbol && symbol.fact.kind !== 'module' ? { symbol: symbol.fact.qualifiedName } : {};
    return { root: this.#label(root), file: path, line: (at ?? lines.first) + 1, ...name };
  }
}

function keyOfQuery({ query, wants }: StepQuery): string {
  return [wants ?? '', ...(query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])].join(' ');
}

function reasonOf({ why }: Candidate, { query }: StepQuery): string {
  return l10n.t('{0}; for the query "{1}"', why, shorten(query, longestQuery));
}
