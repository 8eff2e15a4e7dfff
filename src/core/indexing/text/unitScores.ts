// Scores a few files by words at several units: chunks, windows of lines, the whole file, and its path. Reads only the chunks of these
// files, so that the cost does not grow with the workspace.
import { bodyField, fieldCount, fields, masks, saturation, shifts } from './chunkFields.ts';
import type { ChunkTable } from './chunkTable.ts';
import { queryTerms, scaledFrequency } from './scoring.ts';
import type { TermStatistics } from './termStatistics.ts';

/** Words with their weights. */
export type WordBag = ReadonlyMap<string, number>;

/** Scores of a file for one bag. They are sums of BM25 without an upper limit; shares are 0..1. */
export interface UnitScores {
  readonly file: number;
  /** Best window of adjacent chunks. */
  readonly window: number;
  readonly path: number;
  /** Best of {@link chunks}. */
  readonly chunk: number;
  /** BM25F of each chunk, in the order of `SearchIndex.inFile`. */
  readonly chunks: Float64Array;
  /** Share of the bag, by value, that each chunk holds. */
  readonly shares: Float64Array;
}

/** Chunks of a file from `first` up to `end`. */
interface ChunkRange {
  readonly first: number;
  readonly end: number;
}

/** Lines of a window. */
const windowLines = 40;
/** Saturation of repeated words in a window or file, and the share of a file's length in it (Robertson and Zaragoza, 2009). */
const longSaturation = 1.2;
const lengthShare = 0.75;
/** Mean chunks that a file of neutral length has. Set by judgement. */
const neutralChunks = 10;

const docField = fields.findIndex(({ name }) => name === 'doc');
const pathField = fields.findIndex(({ name }) => name === 'path');

/** Scores of each of `files` for one bag, in their order. */
export function scoreUnits(table: ChunkTable, statistics: TermStatistics, bag: WordBag, files: readonly ChunkRange[]): UnitScores[] {
  const terms = queryTerms(table, bag);
  const scorer = new UnitScorer(table, statistics, terms);
  return files.map((range) => scorer.scoresOf(range));
}

/** Scores files for one bag. Its arrays are reused from file to file. */
class UnitScorer {
  readonly #table: ChunkTable;
  readonly #statistics: TermStatistics;
  /** Number of each term in the bag plus one, by its number in the dictionary; 0 for all others. */
  readonly #numbers: Uint16Array;
  readonly #values: Float64Array;
  readonly #total: number;
  readonly #meanLength: number;
  /** Sums of counts by term while a window or file is scored, all zero in between. */
  readonly #sums: Float64Array;

  constructor(table: ChunkTable, statistics: TermStatistics, terms: readonly { readonly id: number; readonly value: number }[]) {
    this.#table = table;
    this.#statistics = statistics;
    this.#numbers = new Uint16Array(table.dictionary.size);
    terms.forEach(({ id }, n) => (this.#numbers[id] = n + 1));
    this.#values = Float64Array.from(terms, ({ value }) => value);
    this.#total = this.#values.reduce((sum, value) => sum + value, 0) || 1;
    this.#meanLength = (table.totals[bodyField] ?? 0) / Math.max(1, table.live) || 1;
    this.#sums = new Float64Array(terms.length);
  }

  scoresOf({ first, end }: ChunkRange): UnitScores {
    const chunks = new Float64Array(end - first);
    const shares = new Float64Array(end - first);
    const matches: Match[][] = [];
    let path = 0;
    for (let chunk = first; chunk < end; chunk++) {
      const ownMatches: Match[] = [];
      matches.push(ownMatches);
      this.#eachTerm(chunk, (n, packedCounts) => {
        const value = this.#values[n] ?? 0;
        const frequency = scaledFrequency(packedCounts, chunk, this.#statistics);
        chunks[chunk - first] = (chunks[chunk - first] ?? 0) + (value * frequency) / (saturation + frequency);
        shares[chunk - first] = (shares[chunk - first] ?? 0) + value / this.#total;
        const count = countIn(packedCounts, bodyField) + countIn(packedCounts, docField);
        if (count > 0) ownMatches.push({ n, count });
        // All chunks of a file share its path.
        if (chunk === first && countIn(packedCounts, pathField) > 0) path += value;
      });
    }
    const chunk = chunks.reduce((best, score) => Math.max(best, score), 0);
    return { file: this.#fileScore(first, matches), window: this.#bestWindow(first, matches), path, chunk, chunks, shares };
  }

  #eachTerm(chunk: number, take: (n: number, packedCounts: number) => void): void {
    const { starts, terms, counts } = this.#table;
    const end = starts.at(chunk + 1);
    for (let i = starts.at(chunk); i < end; i++) {
      const numberPlusOne = this.#numbers[terms.at(i)];
      if (numberPlusOne) take(numberPlusOne - 1, counts.at(i));
    }
  }

  #fileScore(first: number, matches: readonly Match[][]): number {
    let length = 0;
    for (let chunk = first; chunk < first + matches.length; chunk++) length += this.#table.lengths.at(chunk * fieldCount + bodyField);
    return this.#scoreOf(matches, 0, matches.length, Math.max(1, length / this.#meanLength));
  }

  /** Best score of adjacent chunks that together have at most {@link windowLines} lines, or of a longer one. */
  #bestWindow(first: number, matches: readonly Match[][]): number {
    let best = 0;
    let from = 0;
    for (let to = 0; to < matches.length; to++) {
      const { last } = this.#table.row(first + to);
      while (from < to && last - this.#table.row(first + from).first >= windowLines) from++;
      if (matches[to]?.length) best = Math.max(best, this.#scoreOf(matches, from, to + 1, neutralChunks));
    }
    return best;
  }

  /** BM25 of the chunks from `from` up to `to` as one text; `length` is in mean chunks. */
  #scoreOf(matches: readonly Match[][], from: number, to: number, length: number): number {
    const sums = this.#sums;
    const touchedTerms: number[] = [];
    for (let at = from; at < to; at++)
      for (const { n, count } of matches[at] ?? []) {
        if (sums[n] === 0) touchedTerms.push(n);
        sums[n] = (sums[n] ?? 0) + count;
      }
    const norm = longSaturation * (1 - lengthShare + (lengthShare * length) / neutralChunks);
    let score = 0;
    for (const n of touchedTerms) {
      const frequency = sums[n] ?? 0;
      score += ((this.#values[n] ?? 0) * frequency) / (norm + frequency);
      sums[n] = 0;
    }
    return score;
  }
}

/** A word of the bag in the text of a chunk. */
interface Match {
  readonly n: number;
  readonly count: number;
}

function countIn(packedCounts: number, field: number): number {
  return (packedCounts >>> (shifts[field] ?? 0)) & (masks[field] ?? 0);
}
