// One repository in memory: its chunks as bags of numbered terms, and how often each term occurs, as the index would count it.
import { readFileSync } from 'node:fs';
import { embeddingWeights } from '../../src/core/embedding/fieldWeights.ts';
import { termsOfText } from '../../src/core/text/tokenizer.ts';
import type { ChunkField } from '../../src/core/indexing/fileRecord.ts';
import type { ExampleChunk, ExampleFile, Mentions } from './examples.ts';

/** Counts by term. Terms become rows of the table when bags are written. */
export type Bag = Map<string, number>;

/** Terms of a chunk over all fields: their counts, and the extra weight for standing in certain fields. */
export interface CodeBag {
  readonly counts: Bag;
  readonly presence: Bag;
}

/** A chunk of the corpus with its file. */
export interface CorpusChunk {
  readonly file: ExampleFile;
  readonly chunk: ExampleChunk;
  readonly path: readonly string[];
}

/** The extracted files of one repository. */
export interface Corpus {
  readonly chunks: readonly CorpusChunk[];
  readonly tests: readonly Mentions[];
  readonly sections: readonly Mentions[];
  /** Number of chunks with each term. */
  readonly frequency: ReadonlyMap<string, number>;
}

/** Reads the output of `extract.ts` for a repository. */
export function readCorpus(file: string): Corpus {
  const chunks: CorpusChunk[] = [];
  const tests: Mentions[] = [];
  const sections: Mentions[] = [];
  const frequency = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line) continue;
    const example = JSON.parse(line) as ExampleFile;
    if (example.role === 'test') tests.push(...example.mentions);
    else if (example.role === 'documentation') sections.push(...example.mentions);
    const path = termsOfText(example.path);
    for (const chunk of example.chunks) chunks.push({ file: example, chunk, path });
    countTerms(example, path, frequency);
  }
  return { chunks, tests, sections, frequency };
}

/** Counts for each term the chunks of a file that have it. */
function countTerms({ chunks, vocabulary }: ExampleFile, path: readonly string[], frequency: Map<string, number>): void {
  const counts = new Uint32Array(vocabulary.length);
  const last = new Int32Array(vocabulary.length).fill(-1);
  chunks.forEach(({ terms: fields }, at) => {
    for (const [field, pairs] of Object.entries(fields) as [ChunkField, readonly number[]][]) {
      if (embeddingWeights[field].count === 0) continue;
      for (let i = 0; i < pairs.length; i += 2) {
        const id = pairs[i] ?? 0;
        if (last[id] !== at) counts[id] = (counts[id] ?? 0) + 1;
        last[id] = at;
      }
    }
  });
  const everywhere = new Set(chunks.length ? path : []);
  vocabulary.forEach((term, id) => {
    const count = counts[id] ?? 0;
    if (count && !everywhere.has(term)) frequency.set(term, (frequency.get(term) ?? 0) + count);
  });
  for (const term of everywhere) frequency.set(term, (frequency.get(term) ?? 0) + chunks.length);
}

/** The weighted bag of a chunk, as the product makes it, without the fields named. */
export function bagOf({ file, chunk, path }: CorpusChunk, without: readonly ChunkField[] = []): CodeBag {
  const bag: CodeBag = { counts: new Map(), presence: new Map() };
  const fields = Object.entries(chunk.terms) as [Exclude<ChunkField, 'path'>, readonly number[]][];
  for (const [field, pairs] of fields) if (!without.includes(field)) addField(bag, field, pairsOf(pairs, file.vocabulary));
  if (!without.includes('path'))
    addField(
      bag,
      'path',
      path.map((term) => [term, 1]),
    );
  return bag;
}

function addField({ counts, presence }: CodeBag, field: ChunkField, said: Iterable<readonly [term: string, count: number]>): void {
  const weights = embeddingWeights[field];
  if (weights.count === 0) return;
  const seen = new Set<string>();
  for (const [term, count] of said) {
    add(counts, term, weights.count * count);
    if (weights.presence > 0 && !seen.has(term)) add(presence, term, weights.presence);
    seen.add(term);
  }
}

/** Term and count of each pair of a packed list. */
export function* pairsOf(pairs: readonly number[], vocabulary: readonly string[]): Generator<[term: string, count: number]> {
  for (let i = 0; i < pairs.length; i += 2) yield [vocabulary[pairs[i] ?? 0] ?? '', pairs[i + 1] ?? 0];
}

/** Adds to the count of a term. */
export function add(bag: Bag, term: string, count: number): void {
  bag.set(term, (bag.get(term) ?? 0) + count);
}

/** Subtracts counts from a bag; terms without a rest are removed. */
export function subtract(bag: Bag, taken: Iterable<readonly [term: string, count: number]>): void {
  for (const [term, count] of taken) {
    const left = (bag.get(term) ?? 0) - count;
    if (left > 0) bag.set(term, left);
    else bag.delete(term);
  }
}

/** The bag of a question. */
export function bagOfText(text: string): Bag {
  const bag: Bag = new Map();
  for (const term of termsOfText(text)) add(bag, term, 1);
  return bag;
}
