// Step 2: makes the training data of the extracted files: vocabulary, pairs as weighted rows, and the validation repositories.
//   node build.ts --extracted DIR --out DIR [--exclude FILE] [--words 16384]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BagWriter, Rows, rowsOf, Terms, weighted, type Rarities, type Weighted } from './bags.ts';
import { bagOf, bagOfText, readCorpus, type CodeBag, type Corpus } from './corpus.ts';
import { Exclusion } from './exclusion.ts';
import { pairKinds, PairMaker, type PairKind } from './pairs.ts';
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
/** Maximum questions of a validation repository. */
const mostQuestions = 300;
/** A term in fewer repositories enters the vocabulary only if many chunks have it. */
const fewestRepositories = 3;
const manyChunks = 60;

interface Trained {
  readonly kind: PairKind;
  /** Index of the repository among those for training. */
  readonly repository: number;
  readonly query: Weighted;
  readonly code: Weighted;
}

interface Watched {
  readonly name: string;
  readonly chunks: readonly Weighted[];
  readonly queries: readonly Weighted[];
  /** The chunk that each query should find. */
  readonly answers: readonly number[];
}

const exclusion = new Exclusion(values.exclude);
const maker = new PairMaker(exclusion);
const terms = new Terms();
const trained: Trained[] = [];
const names: string[] = [];
const watched: Watched[] = [];
const chunksWith = new Map<string, number>();
const repositoriesWith = new Map<string, number>();
for (const { name, use } of readRepositories()) {
  const file = join(extracted, `${slug(name)}.jsonl`);
  if (use === 'test' || !existsSync(file)) continue;
  const corpus = readCorpus(file);
  const rarities = { chunks: corpus.chunks.length, frequency: corpus.frequency };
  if (use === 'validate') watched.push(watch(name, corpus, (bag) => weighted(bag, terms, rarities)));
  else learn(name, corpus, rarities);
}

const words = vocabulary(Number(values.words));
writeFileSync(join(out, 'vocabulary.txt'), words.map((word) => `${word}\n`).join(''));
writeFileSync(join(out, 'trained.json'), JSON.stringify(names));
const rows = new Rows(words);
writeTrained(out);
writeWatched(out);
console.log({ repositories: names.length, pairs: maker.counts, excluded: exclusion.counts, words: words.length });

function vocabulary(size: number): string[] {
  const known = [...chunksWith].filter(
    ([term, count]) =>
      (repositoriesWith.get(term) ?? 0) >= fewestRepositories || ((repositoriesWith.get(term) ?? 0) > 0 && count > manyChunks),
  );
  known.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return known.slice(0, size).map(([term]) => term);
}

function learn(name: string, corpus: Corpus, rarities: Rarities): void {
  for (const { kind, query, code } of maker.pairsOf(corpus)) {
    trained.push({
      kind,
      repository: names.length,
      query: weighted({ counts: query }, terms, rarities),
      code: weighted({ counts: code }, terms, rarities),
    });
    for (const term of query.keys()) chunksWith.set(term, (chunksWith.get(term) ?? 0) + 0.5);
  }
  for (const [term, count] of corpus.frequency) {
    chunksWith.set(term, (chunksWith.get(term) ?? 0) + count);
    repositoriesWith.set(term, (repositoriesWith.get(term) ?? 0) + 1);
  }
  names.push(name);
}

/** A whole repository with questions: the sentence that documents a function should find it after all documentation was removed. */
function watch(name: string, { chunks }: Corpus, weigh: (bag: Partial<CodeBag>) => Weighted): Watched {
  const asked = chunks.flatMap(({ chunk }, i) => {
    const sentence = chunk.kind === 'symbol' ? firstSentence(chunk.doc) : '';
    return isQuestion(sentence, 5) ? [{ query: weigh({ counts: bagOfText(sentence) }), answer: i }] : [];
  });
  const taken = asked.slice(0, mostQuestions);
  return {
    name,
    chunks: chunks.map((entry) => weigh(bagOf(entry, ['doc']))),
    queries: taken.map(({ query }) => query),
    answers: taken.map(({ answer }) => answer),
  };
}

function writeTrained(folder: string): void {
  const [queries, code] = [new BagWriter(join(folder, 'query'), mostQueryRows), new BagWriter(join(folder, 'code'), mostCodeRows)];
  for (const pair of trained) {
    queries.put(rowsOf(pair.query, terms, rows));
    code.put(rowsOf(pair.code, terms, rows));
  }
  queries.close();
  code.close();
  writeFileSync(
    join(folder, 'pairs.bin'),
    Int32Array.from(trained.flatMap(({ kind, repository }) => [pairKinds.indexOf(kind), repository])),
  );
}

function writeWatched(folder: string): void {
  const [queries, code] = [
    new BagWriter(join(folder, 'watchedQuery'), mostQueryRows),
    new BagWriter(join(folder, 'watchedCode'), mostHeldOutRows),
  ];
  for (const held of watched) {
    for (const chunk of held.chunks) code.put(rowsOf(chunk, terms, rows));
    for (const query of held.queries) queries.put(rowsOf(query, terms, rows));
  }
  queries.close();
  code.close();
  const summary = watched.map(({ name, chunks, answers }) => ({ name, chunks: chunks.length, answers }));
  writeFileSync(join(folder, 'watched.json'), JSON.stringify(summary));
}
