// Step 5: measures how well a table finds functions by the sentence that documents them, against lexical search, in repositories without training.
//   node evaluate.ts --extracted DIR --table DIR [--use test] [--shares 0.5,1] [--questions 300]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { weightsOf } from './bags.ts';
import { scaledRarity } from '../../src/core/embedding/rarity.ts';
import { loadTable, type EmbeddingTable, type EmbeddingSide } from '../../src/core/embedding/embeddingTable.ts';
import { bagOf, bagOfText, readCorpus, type CodeBag, type Corpus, type CorpusChunk } from './corpus.ts';
import { interval, mean } from './interval.ts';
import { LexicalIndex, overMaximum } from './lexical.ts';
import { firstSentence, isQuestion } from './prose.ts';
import { readRepositories, slug } from './repositories.ts';

const { values } = parseArgs({
  options: {
    extracted: { type: 'string' },
    table: { type: 'string' },
    use: { type: 'string', default: 'test' },
    shares: { type: 'string', default: '0.5,1' },
    questions: { type: 'string', default: '300' },
  },
});
const { extracted, table: folder } = values;
if (!extracted || !folder) throw new Error('--extracted DIR --table DIR (of weights.bin and vocabulary.txt)');
const shares = values.shares.split(',').map(Number);
const table = loadTable(readFileSync(join(folder, 'weights.bin')), readFileSync(join(folder, 'vocabulary.txt'), 'utf8'));
const mostQuestions = Number(values.questions);
const control = 'BM25 + .5 TF-IDF';

/** Reciprocal ranks by method, question by question. */
type Ranks = Map<string, number[]>;

const byLanguage = new Map<string, Ranks>();
const all: Ranks = new Map();
for (const { name, use } of readRepositories()) {
  const file = join(extracted, `${slug(name)}.jsonl`);
  if (use !== values.use || !existsSync(file)) continue;
  const corpus = readCorpus(file);
  const questions = questionsOf(corpus);
  if (questions.length === 0) continue;
  const ranks = ranksOf(corpus, questions);
  const language = mainLanguage(questions.map(({ entry }) => entry));
  for (const [method, found] of ranks) {
    push(all, method, found);
    push(byLanguage.get(language) ?? byLanguage.set(language, new Map()).get(language) ?? new Map(), method, found);
  }
  report(`${name} (${language}, ${corpus.chunks.length} chunks, ${questions.length} questions)`, ranks, false);
}
for (const [language, ranks] of byLanguage) report(`== ${language}`, ranks, true);
report('== all', all, true);

interface Question {
  readonly text: string;
  readonly entry: CorpusChunk;
}

/** Sentences that document one function each, spread over the repository. */
function questionsOf({ chunks }: Corpus): Question[] {
  const asked = new Map<string, CorpusChunk[]>();
  for (const entry of chunks) {
    const sentence = entry.chunk.kind === 'symbol' ? firstSentence(entry.chunk.doc) : '';
    if (isQuestion(sentence, 5)) asked.set(sentence, [...(asked.get(sentence) ?? []), entry]);
  }
  const single = [...asked].flatMap(([text, [entry, other]]) => (entry && !other ? [{ text, entry }] : []));
  const step = Math.max(1, single.length / mostQuestions);
  return Array.from({ length: Math.min(single.length, mostQuestions) }, (_, i) => single[Math.floor(i * step)]).filter(
    (one) => one !== undefined,
  );
}

function ranksOf({ chunks }: Corpus, questions: readonly Question[]): Ranks {
  const lexical = new LexicalIndex(chunks, ['doc']);
  const vectors = chunks.map((entry) => vectorOf(bagOf(entry, ['doc']), 'code', lexical, chunks.length));
  const ranks: Ranks = new Map();
  for (const { text, entry } of questions) {
    const query = bagOfText(text);
    const { bm25, cosine } = lexical.scores(query);
    const asked = vectorOf({ counts: query }, 'query', lexical, chunks.length);
    const near = overMaximum(Float64Array.from(vectors, (vector) => dot(vector, asked)));
    const both = bm25.map((score, i) => score + 0.5 * (cosine[i] ?? 0));
    const answers = chunks.flatMap((other, i) => (other.file === entry.file && other.chunk.symbol === entry.chunk.symbol ? [i] : []));
    const rank = (method: string, scores: Float64Array): void => push(ranks, method, [reciprocalRank(scores, answers)]);
    rank('BM25', bm25);
    rank(control, both);
    rank('table', near);
    for (const share of shares) {
      rank(
        `BM25 + ${share} table`,
        bm25.map((score, i) => score + share * (near[i] ?? 0)),
      );
      rank(
        `control + ${share} table`,
        both.map((score, i) => score + share * (near[i] ?? 0)),
      );
    }
  }
  return ranks;
}

/** 1 / rank of the best answer among the first ten, else 0. Ties count against it. */
function reciprocalRank(scores: Float64Array, answers: readonly number[]): number {
  const best = Math.max(...answers.map((answer) => scores[answer] ?? 0));
  const above = scores.reduce((count, score, i) => count + (score >= best && !answers.includes(i) ? 1 : 0), 0);
  return above < 10 ? 1 / (above + 1) : 0;
}

function vectorOf(bag: Partial<CodeBag>, side: EmbeddingSide, lexical: LexicalIndex, chunks: number): Float32Array {
  const out = new Float32Array((table satisfies EmbeddingTable).dimensions);
  const weighted = weightsOf(bag, (term) => scaledRarity(chunks, lexical.frequency(term)));
  table.encode(weighted, side, out);
  return out;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function mainLanguage(entries: readonly CorpusChunk[]): string {
  const counts = new Map<string, number>();
  for (const { file } of entries) counts.set(file.language, (counts.get(file.language) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function push(ranks: Ranks, method: string, found: readonly number[]): void {
  const known = ranks.get(method);
  if (known) known.push(...found);
  else ranks.set(method, [...found]);
}

function report(title: string, ranks: Ranks, withIntervals: boolean): void {
  console.log(title);
  const base = ranks.get(control) ?? [];
  for (const [method, found] of ranks) {
    const recall = mean(found.map((value) => (value > 0 ? 1 : 0))).toFixed(3);
    const gains = found.map((value, i) => value - (base[i] ?? 0));
    const bounds = interval(gains).map((bound) => bound.toFixed(3));
    const gain = withIntervals ? `  against the control ${mean(gains).toFixed(3)} [${bounds.join(', ')}]` : '';
    console.log(`  ${method.padEnd(22)} MRR@10 ${mean(found).toFixed(3)}  R@10 ${recall}${gain}`);
  }
}
