// How right the check of sentences is: `npm run bench -- proof TREES`. Answers written by hand for test/eval/proof/questions.jsonl, with true
// sentences and planted false ones, go through the product's own marks, citations and proof. TREES holds each project's files under its name.
// `--set second` takes second.questions.jsonl and second.sentences.jsonl; `--part unread` only the questions that nobody looked at while mending.
// Prints, for each project and label, how many sentences are flagged, proven, or left open; asserts nothing.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/paths.mjs';
import { EvidenceBook, type Evidence } from '../../../src/core/answering/material/evidence/evidenceBook.ts';
import { claimsIn, unprovenIn } from '../../../src/core/answering/proof/claims.ts';
import type { SentenceState } from '../../../src/core/answering/proof/proof.ts';
import { SentLines } from '../../../src/core/answering/material/evidence/sentLines.ts';
import { CitationMarks } from '../../../src/core/answering/model/stream/citationMarks.ts';
import { CitationWriter } from '../../../src/core/answering/model/stream/citationWriter.ts';
import { mutantsOf, type Piece, type Sentence } from './proofMutants.ts';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { QuestionText } from '../../../src/core/reading/questionText.ts';
import type { CurrentTexts } from '../../../src/core/text/currentTexts.ts';

interface Question {
  readonly id: string;
  readonly project: string;
  readonly question: string;
  readonly pieces: readonly Piece[];
  /** Whether its sentences may be looked at while the check is mended. */
  readonly part?: 'seen' | 'unread';
}
/** A flag is right for these: nothing shows them. */
const flagged = ['name', 'number', 'lines', 'operator', 'negation', 'order', 'caller', 'count', 'uncited'];
const made = ['made name', 'made number', 'made lines', 'made condition'];
/** They need not be flagged, but must not be called proven. */
const conditions = ['operator', 'negation', 'made condition', 'order', 'caller'];
const order = ['true', 'free', 'uncited', 'name', 'number', 'lines', ...made, 'operator', 'negation', 'order', 'caller', 'count'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    set: { type: 'string' },
    part: { type: 'string' },
  },
});
const [trees] = positionals;
if (trees === undefined) {
  console.error('npm run bench -- proof TREES [--set second] [--part seen|unread] [--show] [--json]');
  process.exitCode = 2;
} else await score(trees);

type State = SentenceState | 'uncited' | 'no claim';
interface Row extends Sentence {
  readonly project: string;
  readonly state: State;
  readonly isFlagged: boolean;
  /** A citation of it says that a condition was not checked, or that lines show not all. */
  readonly hasNote: boolean;
}

async function score(folder: string): Promise<void> {
  const all = await read<Question>('questions');
  const questions = all.filter(({ part }) => values.part === undefined || part === values.part);
  const sentences = await read<Sentence>('sentences');
  const rows: Row[] = [];
  for (const question of questions)
    rows.push(
      ...(await rowsOf(
        question,
        sentences.filter((one) => one.question === question.id),
        folder,
      )),
    );
  if (values.json) return console.log(JSON.stringify(rows));
  for (const project of [...new Set(rows.map((row) => row.project)), 'all'])
    print(
      project,
      rows.filter((row) => project === 'all' || row.project === project),
    );
  if (values.show)
    for (const { project, label, state, text, isFlagged, hasNote } of rows)
      if (isWrong(label, isFlagged || hasNote, state, isFlagged)) console.log(`${project} ${label} -> ${state}: ${text}`);
}

function isWrong(label: string, isMarked: boolean, state: State, isFlagged: boolean): boolean {
  if (label === 'true' || label === 'free') return isMarked;
  return conditions.includes(label) ? state === 'proven' : !isFlagged;
}

async function read<T>(name: string): Promise<readonly T[]> {
  const text = await readFile(join(root, 'test/eval/proof', `${values.set === undefined ? '' : `${values.set}.`}${name}.jsonl`), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** Each planted sentence stands alone among the true ones of its answer. */
async function rowsOf(question: Question, all: readonly Sentence[], folder: string): Promise<readonly Row[]> {
  const base = all.filter(({ label }) => !flagged.includes(label) || label === 'uncited');
  const files = new Map<string, readonly string[]>();
  for (const { path } of question.pieces) files.set(path, await linesOf(folder, question.project, path));
  const mutants = base
    .filter(({ label }) => label === 'true')
    .flatMap((one) => mutantsOf(one, question.pieces, (path) => files.get(path) ?? []));
  const planted = [...all.filter((one) => !base.includes(one)), ...mutants];
  const rows = await judged(question, base, base, folder);
  for (const one of planted) rows.push(...(await judged(question, [...base, one], [one], folder)));
  return rows;
}

async function judged(question: Question, answer: readonly Sentence[], wanted: readonly Sentence[], folder: string): Promise<Row[]> {
  const asked = new QuestionText(question.question);
  const writer = await writerOf(question, asked, folder);
  const written = new Map<Sentence, string>();
  for (const one of answer) {
    const marks = new CitationMarks();
    written.set(one, (await writer.write([...marks.push(one.text), ...marks.end()])).text);
  }
  await writer.recheck();
  const markdown = [...written.values()].map(asMarkdown).join('\n');
  const files = new Map<string, readonly string[]>();
  for (const { path } of question.pieces) files.set(path, await linesOf(folder, question.project, path));
  const { states, reasons } = await writer.checkWords(markdown, (_, path, line) => aroundOf(question, path, line, files.get(path) ?? []));
  const holding = new Set(writer.citations.flatMap(({ n, status }) => (status === 'unsupported' ? [] : n)));
  const unfounded = new Set(reasons.keys());
  return wanted.map((one) => {
    const text = written.get(one) ?? '';
    const claims = claimsIn(asMarkdown(text), asked, writer.counts);
    const cites = new Set([...text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)));
    const hasNote = writer.citations.some(({ n, unchecked }) => unchecked !== undefined && cites.has(n));
    const state = claims.length ? worst(claims.map(({ text }) => states.get(text) ?? 'uncited')) : 'no claim';
    return { ...one, project: question.project, state, hasNote, isFlagged: unprovenIn(claims, holding, unfounded).length > 0 };
  });
}

/** An item of a list, or, with several lines, a sentence and the list below it. */
function asMarkdown(text: string): string {
  return text.includes('\n') ? `\n${text.replace('\n', '\n\n')}\n` : `- ${text}`;
}

function worst(states: readonly State[]): State {
  return (['unfounded', 'uncited', 'open', 'unnamed'] as const).find((each) => states.includes(each)) ?? 'proven';
}

async function writerOf(question: Question, asked: QuestionText, folder: string): Promise<CitationWriter> {
  const texts: CurrentTexts = { read: (_, path) => readFile(join(folder, question.project, path), 'utf8').catch(() => undefined) };
  const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
  const book = new EvidenceBook(texts, digest);
  const pieces = [];
  for (const {
    n,
    path,
    lines: [first, last],
    shown,
    symbol,
  } of question.pieces) {
    const lines = shown.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i));
    const node = symbol === undefined ? null : ({ fact: { kind: 'function', qualifiedName: symbol } } as SymbolNode);
    const evidence = {
      n,
      root: '',
      path,
      lines: { first: first - 1, last: last - 1 },
      text: [],
      hash: '',
      symbol: node,
      why: '',
      pass: 1,
      cautions: [],
    } satisfies Evidence;
    const file = await linesOf(folder, question.project, path);
    pieces.push({ evidence, lines, text: lines.map((line) => file[line] ?? ''), title: '', tokens: 0 });
  }
  const sent = new SentLines(
    { pieces, relations: [], omittedPlaceCount: 0, unshownPlaces: [], omittedRelationCount: 0, tokens: 0, secretCount: 0 },
    () => '',
  );
  return new CitationWriter({ sentLines: sent, book, currentTexts: texts, digest, label: () => '', rootOf: () => '', question: asked });
}

async function linesOf(folder: string, project: string, path: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, project, path), 'utf8').catch(() => '');
  return text.split(/\r?\n/);
}

/** What the graph would tell: the piece around the line, and definitions above it that are indented less. */
function aroundOf({ pieces }: Question, path: string, line: number, file: readonly string[]): readonly string[] {
  const holding = pieces.filter((piece) => piece.path === path && piece.lines[0] <= line + 1 && piece.lines[1] > line && piece.symbol);
  const smallest = holding.sort((a, b) => a.lines[1] - a.lines[0] - (b.lines[1] - b.lines[0]))[0];
  const names = smallest?.symbol?.split(/[.#]+/) ?? [];
  let indent = Infinity;
  for (let at = line; at >= 0 && indent > 0; at--) {
    const text = file[at] ?? '';
    const own = text.search(/\S/);
    if (own < 0 || own >= indent) continue;
    indent = own;
    const name = /(?:\b(?:class|def|func|function|type|interface)\s+(?:\([^)]*\)\s*)?|^\s*(?:async\s+|get\s+)?#?)([\w$]+)\s*[<(:]/.exec(
      text,
    )?.[1];
    if (name && !['if', 'for', 'while', 'switch', 'catch', 'else', 'try', 'return'].includes(name)) names.push(name);
  }
  return names;
}

function print(project: string, rows: readonly Row[]): void {
  console.log(`\n${project}`);
  const groups = order.flatMap((label) => {
    const these = rows.filter((row) => row.label === label);
    const kinds = [...new Set(these.flatMap(({ kind }) => kind ?? []))];
    return [
      { label, these },
      ...kinds.map((kind) => ({ label: `  ${label} ${kind}`, these: these.filter((row) => row.kind === kind && label === 'true') })),
    ];
  });
  for (const { label, these } of groups) {
    if (these.length === 0) continue;
    const count = (state: State): number => these.filter((row) => row.state === state).length;
    console.log(
      `  ${label.padEnd(16)} ${String(these.length).padStart(4)}  flagged ${share(these, ({ isFlagged }) => isFlagged)}  proven ${count('proven')}  open ${count('open')}  nothing named ${count('unnamed')}  no claim ${count('no claim')}  note ${these.filter(({ hasNote }) => hasNote).length}`,
    );
  }
  const flags = rows.filter(({ isFlagged, label }) => isFlagged && !made.includes(label));
  const natural = flags.filter(({ label }) => ['true', 'free', 'uncited'].includes(label));
  console.log(
    `  flags that are right: ${share(flags, ({ label }) => flagged.includes(label))}; in the answers without planted sentences: ${share(natural, ({ label }) => label === 'uncited')}`,
  );
  const planted = rows.filter(({ label }) => ['name', 'number', 'lines'].includes(label));
  const wrong = rows.filter(({ label }) => ['operator', 'negation'].includes(label));
  console.log(
    `  wrong name, number or lines flagged: ${share(planted, ({ isFlagged }) => isFlagged)}; wrong conditions called proven: ${share(wrong, ({ state, isFlagged }) => state === 'proven' && !isFlagged)}`,
  );
}

function share<T>(all: readonly T[], test: (one: T) => boolean): string {
  const some = all.filter(test).length;
  return `${some} of ${all.length}${all.length ? ` (${((100 * some) / all.length).toFixed(1)} %)` : ''}`;
}
