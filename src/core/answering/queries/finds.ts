// The finds of several queries in one list: each place once, with its best score and the query that found it first.
import * as l10n from '@vscode/l10n';
import { shortened } from '../../base/shortened.ts';
import { keyOf, type Candidate } from '../../searching/candidate.ts';
import type { QueryRecord } from '../record.ts';
import type { Query } from './searchFor.ts';

/** Letters of a query in the reason of a place. */
const longestQuery = 60;

/** A merge of ranked lists. Scores of every list are scaled so that its best place has 1, which makes them comparable. */
export class Finds {
  readonly #places = new Map<string, Candidate>();
  readonly #asked = new Set<string>();
  readonly #records: QueryRecord[] = [];
  readonly #label: (root: string) => string;

  constructor(label: (root: string) => string) {
    this.#label = label;
  }

  /** Those of `queries` that were not made before and do not repeat each other, but for case and punctuation. */
  unasked<T extends Query>(queries: readonly T[]): readonly T[] {
    return queries.filter((query) => {
      const key = keyOfQuery(query);
      if (key === '' || this.#asked.has(key)) return false;
      this.#asked.add(key);
      return true;
    });
  }

  /** Takes in what `query` found in `round`, and says what that adds. */
  add(query: Query, round: number, found: readonly Candidate[], ms: number): QueryRecord {
    this.#asked.add(keyOfQuery(query));
    const fresh = found.filter((place) => !this.#places.has(keyOf(place)));
    for (const place of found) {
      const key = keyOf(place);
      const known = this.#places.get(key);
      if (!known) this.#places.set(key, query.by === 'question' ? place : { ...place, why: reasonOf(place, query) });
      else if (known.score < place.score) this.#places.set(key, { ...known, score: place.score });
    }
    const best = fresh[0] ?? found[0];
    const record = { round, ...query, found: found.length, fresh: fresh.length, ms, ...(best ? { best: this.#placeOf(best) } : {}) };
    this.#records.push(record);
    return record;
  }

  /** The best `most` places; of equal ones that come first which an earlier query found. */
  best(most: number): readonly Candidate[] {
    return [...this.#places.values()].sort((a, b) => b.score - a.score).slice(0, most);
  }

  get count(): number {
    return this.#places.size;
  }

  /** One for each query, in order. */
  get records(): readonly QueryRecord[] {
    return this.#records;
  }

  #placeOf({ root, path, lines, at, symbol }: Candidate): NonNullable<QueryRecord['best']> {
    const name = symbol && symbol.fact.kind !== 'module' ? { symbol: symbol.fact.qualifiedName } : {};
    return { root: this.#label(root), file: path, line: (at ?? lines.first) + 1, ...name };
  }
}

function keyOfQuery({ query, wants }: Query): string {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.length ? [wants ?? '', ...words].join(' ') : '';
}

function reasonOf({ why }: Candidate, { query }: Query): string {
  return l10n.t('{0}; for the query "{1}"', why, shortened(query, longestQuery));
}
