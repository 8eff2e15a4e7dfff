// Whether answers without a model lead right: `npm run bench -- questions TREES [TASKS] [--half seen|held] [--show] [--json] [--store DIR]`. Questions in a
// person's words (test/eval/places/questions.jsonl), each with the lines that answer it, are asked of the projects of TREES, which lie there under their
// names. Counts how often the right definition comes first, or first or second, and how often a line that answers is readable on the first screen. A task may demand
// what the first paragraph says (`lead`), for questions that ask for a number, a value, yes or no, and that this paragraph cites the line itself (`cites`), for the texts
// of errors (test/eval/places/texts.jsonl). Traces and overviews (test/eval/places/traces.jsonl) demand steps in their order (`steps`).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/paths.mjs';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { unfold } from '../../../src/core/answering/page/folds.ts';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { groupByKey } from '../../../src/core/base/collections/groupByKey.ts';
import type { CodeGraph, SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { firstParagraph, isOnFirstScreen, screen, type GoldLines } from './firstScreen.ts';
import { runTasks } from './projectTasks.ts';
import { wilsonInterval } from '../../../src/core/measuring/wilson.ts';

interface Task {
  readonly project: string;
  readonly language: string;
  /** `seen`: numbers may be chosen by it; `held`: it is only reported. */
  readonly half: 'seen' | 'held';
  readonly question: string;
  readonly gold: readonly GoldLines[];
  /** What the first paragraph of a right answer must match besides, for questions that ask for a number, a value, yes or no. */
  readonly lead?: string;
  /** The first paragraph of a right answer must cite a line of the gold. */
  readonly cites?: true;
  /** For a trace or an overview: what lines of the first screen must match, in this order. */
  readonly steps?: readonly string[];
}

interface Row extends Task {
  readonly mode: string;
  /** Confidence that the answer states. */
  readonly level: string;
  /** Place of the right definition among those that the answer names, from 1 on; 0 where it names it nowhere. */
  readonly rank: number;
  readonly readable: boolean;
  /** Whether the first paragraph matches and cites what the task demands of it; true where it demands nothing. */
  readonly leads: boolean;
  /** How many of the steps that the task demands stand on the first screen, in their order. */
  readonly stepsShown: number;
  readonly named: readonly string[];
}

/** Shorter lines, such as a closing bracket, could be on the screen by chance. */
const ignoredLength = 12;
/** A class that is longer than this is no place: its methods are. */
const longestClass = 60;
/** Lists of who calls and what is called say where a definition stands among others, not what answers. */
const beside = /^- (?:Called|Calls|Raises|\d+ places? (?:use|name)|Used in|In the )/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, show: { type: 'boolean' }, json: { type: 'boolean' }, store: { type: 'string' } },
});
const [trees, file = join(root, 'test/eval/places/questions.jsonl')] = positionals;
if (trees === undefined) {
  console.error('npm run bench -- questions TREES [TASKS] [--half seen|held] [--show] [--json] [--store DIR]');
  process.exitCode = 2;
} else {
  await score(trees, values.store ?? temporaryFolder('questions'));
}

async function score(folder: string, store: string): Promise<void> {
  const rows = await runTasks({ trees: folder, file, store, half: values.half }, asked);
  if (values.json) for (const row of rows) console.log(JSON.stringify(row));
  else report(rows);
}

async function asked(codebase: Codebase, task: Task): Promise<Row> {
  for await (const event of codebase.ask(task.question, { strategy: 'extractive' }, neverCancelled)) {
    if (event.kind === 'failed') throw new Error(`${task.question}: ${event.code}`);
    if (event.kind !== 'done') continue;
    const { record } = event;
    const { text } = unfold(record);
    const named = namedPlaces(text, record, codebase.graph);
    const rank = 1 + named.findIndex((symbol) => task.gold.some((gold) => holds(symbol, gold)));
    const readable = await isOnFirstScreen(text, task.gold, join(trees ?? '', task.project), ignoredLength);
    const leads = isLed(task, firstParagraph(text), record);
    const stepsShown = stepsIn(task, text);
    return {
      ...task,
      mode: record.mode.value,
      level: record.confidence.level,
      rank,
      readable,
      leads,
      stepsShown,
      named: named.slice(0, 5).map(({ fact }) => fact.qualifiedName),
    };
  }
  throw new Error(`${task.question}: no answer`);
}

function isLed({ lead, cites, gold }: Task, paragraph: string, { citations }: AnswerRecord): boolean {
  const cited = [...paragraph.matchAll(/\[(\d+)\]/g)].map((match) => citations.find(({ n }) => n === Number(match[1])));
  const isCited = gold.some(({ file: path, first, last }) =>
    cited.some((each) => each?.file === path && each.lineStart <= last && each.lineEnd >= first),
  );
  return (!cites || isCited) && (lead === undefined || new RegExp(lead, 'iu').test(paragraph));
}

/** How many of the steps follow each other on the first screen: each in a line below the one before, or later in the same line. */
function stepsIn({ steps = [] }: Task, text: string): number {
  let rest = text.split('\n').slice(0, screen).join('\n');
  for (const [count, step] of steps.entries()) {
    const match = new RegExp(step, 'mu').exec(rest);
    if (!match) return count;
    rest = rest.slice(match.index + match[0].length);
  }
  return steps.length;
}

/** The definitions that the lines of an answer name, each once, in their order. */
function namedPlaces(text: string, { citations }: AnswerRecord, graph: CodeGraph): readonly SymbolNode[] {
  const found = new Map<string, SymbolNode>();
  let inCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    if (inCode || beside.test(line)) continue;
    const n = Number(/\[(\d+)\]/.exec(line)?.[1]);
    const citation = citations.find((each) => each.n === n);
    const symbol = citation && around(graph, citation.file, citation.lineStart);
    if (symbol) found.set(symbol.id, symbol);
  }
  return [...found.values()];
}

/** The smallest definition around a line. */
function around(graph: CodeGraph, path: string, line: number): SymbolNode | undefined {
  const all = [...graph.symbols()].filter(
    ({ path: own, fact }) => own === path && fact.kind !== 'module' && fact.range.start.line < line && fact.range.end.line + 1 >= line,
  );
  return all.sort((a, b) => length(a) - length(b) || b.fact.index - a.fact.index)[0];
}

function length({ fact: { range } }: SymbolNode): number {
  return range.end.line - range.start.line;
}

function holds(symbol: SymbolNode, { file: path, first, last }: GoldLines): boolean {
  const { kind, range } = symbol.fact;
  if (symbol.path !== path || range.start.line + 1 > last || range.end.line + 1 < first) return false;
  return kind === 'function' || kind === 'method' || length(symbol) <= longestClass;
}

function report(rows: readonly Row[]): void {
  const line = (name: string, some: readonly Row[]): string => {
    const share = (holdsFor: (row: Row) => boolean): string => {
      const count = some.filter(holdsFor).length;
      const { low, high } = wilsonInterval(count, some.length);
      return `${count} (${percent(count / some.length)} [${percent(low)}, ${percent(high)}])`;
    };
    const [first, second] = [share(({ rank }) => rank === 1), share(({ rank }) => rank === 1 || rank === 2)];
    const both = share(isRight);
    return `${name.padEnd(12)} ${some.length}: first ${first}, first or second ${second}, readable ${share(({ readable }) => readable)}, right ${both}`;
  };
  if (values.show)
    for (const { project, rank, readable, leads, mode, question, named, steps, stepsShown } of rows)
      console.log(
        `${rank || '-'} ${readable ? 'R' : '.'}${leads ? '' : ' no lead'}${steps ? ` ${stepsShown}/${steps.length}` : ''} ${project} ${mode.slice(0, 4)}: ${question} | ${named.join(', ')}`,
      );
  for (const key of ['half', 'language', 'project', 'level'] as const)
    for (const [name, some] of groupByKey(rows, (row) => row[key])) console.log(line(name, some));
  console.log(line('all', rows));
}

/**
 * A line that answers is readable, and stands in what is named first or second; where the lead is what counts, the lead says it and a line proves it.
 * A trace is right by its steps alone.
 */
function isRight({ lead, cites, leads, readable, rank, steps, stepsShown }: Row): boolean {
  if (steps) return stepsShown === steps.length;
  return readable && (lead === undefined && !cites ? rank === 1 || rank === 2 : leads);
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
