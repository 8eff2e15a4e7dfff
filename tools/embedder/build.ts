// Step 2: from what was extracted to what is trained on: vocabulary, pairs as weighted rows, and the repositories on which training is watched.
//   node build.ts --extracted DIR --out DIR [--exclude FILE] [--words 16384]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BagWriter, Rows, weightedRows, type Rarities } from './bags.ts';
import { bagOf, bagOfText, readCorpus, type Corpus } from './corpus.ts';
import { Exclusion } from './exclusion.ts';
import { pairKinds, PairMaker, type Pair } from './pairs.ts';
import { firstSentence, isQuestion } from './prose.ts';
import { readRepositories, slug } from './repositories.ts';

const { values } = parseArgs({
  options: {
    extracted: { type: 'string' },
    out: { type: 'string' },
    exclude: { type: 'string' },
    words: { type: 'string', default: '16384' },
  },
});
const { extracted, out } = values;
if (!extracted || !out) throw new Error('--extracted DIR --out DIR');
mkdirSync(out, { recursive: true });

const mostQueryRows = 60;
const mostCodeRows = 128;
const mostHeldOutRows = 400;
/** Questions a repository on which training is watched. */
const mostQuestions = 300;
/** A term of fewer repositories is a word only when it is in many chunks. */
const fewestRepositories = 3;
const manyChunks = 60;

interface Trained {
  readonly pairs: readonly Pair[];
  readonly rarities: Rarities;
}

const exclusion = new Exclusion(values.exclude);
const maker = new PairMaker(exclusion);
const trained: Trained[] = [];
const names: string[] = [];
const watched: { readonly name: string; readonly corpus: Corpus }[] = [];
const chunksWith = new Map<string, number>();
const repositoriesWith = new Map<string, number>();
for (const { name, use } of readRepositories()) {
  const file = join(extracted, `${slug(name)}.jsonl`);
  if (use === 'test' || !existsSync(file)) continue;
  const corpus = readCorpus(file);
  if (use === 'validate') {
    watched.push({ name, corpus });
    continue;
  }
  names.push(name);
  trained.push({ pairs: maker.pairsOf(corpus), rarities: { chunks: corpus.chunks.length, frequency: corpus.frequency } });
  for (const [term, count] of corpus.frequency) {
    chunksWith.set(term, (chunksWith.get(term) ?? 0) + count);
    repositoriesWith.set(term, (repositoriesWith.get(term) ?? 0) + 1);
  }
}
for (const { pairs } of trained)
  for (const { query } of pairs) for (const term of query.keys()) chunksWith.set(term, (chunksWith.get(term) ?? 0) + 0.5);

const words = vocabulary(Number(values.words));
writeFileSync(join(out, 'vocabulary.txt'), words.map((word) => `${word}\n`).join(''));
writeFileSync(join(out, 'trained.json'), JSON.stringify(names));
const rows = new Rows(words);
writeTrained();
writeWatched();
console.log({ repositories: trained.length, pairs: maker.counts, excluded: exclusion.counts, words: words.length });

function vocabulary(size: number): string[] {
  const known = [...chunksWith].filter(
    ([term, count]) =>
      (repositoriesWith.get(term) ?? 0) >= fewestRepositories || ((repositoriesWith.get(term) ?? 0) > 0 && count > manyChunks),
  );
  known.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return known.slice(0, size).map(([term]) => term);
}

function writeTrained(): void {
  const [queries, code] = [new BagWriter(join(out ?? '', 'query'), mostQueryRows), new BagWriter(join(out ?? '', 'code'), mostCodeRows)];
  const meta: number[] = [];
  trained.forEach(({ pairs, rarities }, repository) => {
    for (const pair of pairs) {
      queries.put(weightedRows(pair.query, rows, rarities));
      code.put(weightedRows(pair.code, rows, rarities));
      meta.push(pairKinds.indexOf(pair.kind), repository);
    }
  });
  queries.close();
  code.close();
  writeFileSync(join(out ?? '', 'pairs.bin'), Int32Array.from(meta));
}

/** Whole repositories with questions: the sentence that documents a function is to find it, with all documentation taken out. */
function writeWatched(): void {
  const [queries, code] = [
    new BagWriter(join(out ?? '', 'watchedQuery'), mostQueryRows),
    new BagWriter(join(out ?? '', 'watchedCode'), mostHeldOutRows),
  ];
  const summary = watched.map(({ name, corpus }) => {
    const rarities = { chunks: corpus.chunks.length, frequency: corpus.frequency };
    const answers: number[] = [];
    corpus.chunks.forEach((entry, i) => {
      code.put(weightedRows(bagOf(entry, ['doc']), rows, rarities));
      const sentence = entry.chunk.kind === 'symbol' ? firstSentence(entry.chunk.doc) : '';
      if (answers.length >= mostQuestions || !isQuestion(sentence, 5)) return;
      queries.put(weightedRows(bagOfText(sentence), rows, rarities));
      answers.push(i);
    });
    return { name, chunks: corpus.chunks.length, answers };
  });
  queries.close();
  code.close();
  writeFileSync(join(out ?? '', 'watched.json'), JSON.stringify(summary));
}
