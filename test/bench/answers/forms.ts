// Whether answers without a model have the form that is asked for: `npm run bench -- forms TREES [TASKS] [--half seen|held] [--show] [--json] [--store DIR]`.
// Questions for lists, for yes or no, and for numbers (test/eval/places/forms.jsonl) are asked of the projects of TREES, which lie there under their names.
// A list is right when its first sentence names most items, yes or no when it says so and shows a line that decides, a number when it says it.
// What is worse than no answer is counted beside: another list, the opposite, another number.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/paths.mjs';
import { unfold } from '../../../src/core/answering/page/folds.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { groupByKey } from '../../../src/core/base/collections/groupByKey.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { wilsonInterval } from '../../../src/core/measuring/wilson.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { firstParagraph, isOnFirstScreen, screen, type GoldLines } from './firstScreen.ts';
import { runTasks } from './projectTasks.ts';

interface Task {
  readonly project: string;
  /** `seen`: numbers may be chosen by it; `held`: it is only reported. */
  readonly half: 'seen' | 'held';
  readonly form: 'list' | 'yes-no' | 'count';
  readonly question: string;
  readonly items: readonly string[] | null;
  readonly answer: 'yes' | 'no' | null;
  readonly number: number | null;
  /** Lines that decide, one-based and inclusive. */
  readonly gold: readonly GoldLines[];
}

/** `silent`: the first paragraph claims nothing of this form. `readable`: it claims nothing, but a line that decides is on the first screen. */
type Verdict = 'right' | 'wrong' | 'readable' | 'silent';

interface Row extends Task {
  readonly verdict: Verdict;
  readonly mode: string;
  readonly lead: string;
}

/** Shorter lines, such as a closing bracket, could be on the screen by chance. */
const ignoredLength = 5;
/** Items that a first sentence has room for. */
const roomForItems = 16;
const leastShareOfItems = 0.75;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, show: { type: 'boolean' }, json: { type: 'boolean' }, store: { type: 'string' } },
});
const [trees, file = join(root, 'test/eval/places/forms.jsonl')] = positionals;
if (trees === undefined) {
  console.error('npm run bench -- forms TREES [TASKS] [--half seen|held] [--show] [--json] [--store DIR]');
  process.exitCode = 2;
} else {
  await score(trees, values.store ?? temporaryFolder('forms'));
}

async function score(folder: string, store: string): Promise<void> {
  const rows = await runTasks({ trees: folder, file, store, half: values.half }, (codebase, task: Task) =>
    judge(codebase, task, join(folder, task.project)),
  );
  if (values.json) for (const row of rows) console.log(JSON.stringify(row));
  else report(rows);
}

async function judge(codebase: Codebase, task: Task, folder: string): Promise<Row> {
  for await (const event of codebase.ask(task.question, { strategy: 'extractive' }, neverCancelled)) {
    if (event.kind === 'failed') throw new Error(`${task.question}: ${event.code}`);
    if (event.kind !== 'done') continue;
    const { text } = unfold(event.record);
    const lead = firstParagraph(text);
    return { ...task, verdict: await verdictOf(task, lead, text, folder), mode: event.record.mode.value, lead: lead.slice(0, 200) };
  }
  throw new Error(`${task.question}: no answer`);
}

async function verdictOf(task: Task, lead: string, text: string, folder: string): Promise<Verdict> {
  const { form, items, answer, number } = task;
  // A list is not proven by one line.
  const isShown = form !== 'list' && (await isOnFirstScreen(text, task.gold, folder, ignoredLength));
  const silent = isShown ? 'readable' : 'silent';
  if (form === 'list') {
    const wanted = items ?? [];
    const head = text.split('\n').slice(0, screen).join('\n');
    const count = wanted.filter((item) => hasWord(head, item)).length;
    if (count >= leastShareOfItems * Math.min(wanted.length, roomForItems)) return 'right';
    return /^\d+ |^(?:There are|Yes)/.test(lead) ? 'wrong' : silent;
  }
  if (form === 'count') {
    const stated = /^\D{0,40}?(\d+)\b/.exec(lead.replaceAll(/`[^`]*`|\[\d+\]/g, ''))?.[1];
    return stated === undefined ? silent : Number(stated) === number ? 'right' : 'wrong';
  }
  const stated = /^(Yes|No)[:,.]/.exec(lead)?.[1]?.toLowerCase();
  if (stated === undefined) return silent;
  // The right word beside lines that do not decide is luck, and sends the reader astray.
  return stated === answer && isShown ? 'right' : 'wrong';
}

function hasWord(text: string, item: string): boolean {
  const word = item.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'u').test(text);
}

function report(rows: readonly Row[]): void {
  if (values.show)
    for (const { verdict, project, form, mode, question, lead } of rows)
      console.log(`${verdict.padEnd(8)} ${form.padEnd(6)} ${project} ${mode.slice(0, 4)}: ${question} | ${lead}`);
  const line = (name: string, some: readonly Row[]): string => {
    const counts = (['right', 'wrong', 'readable', 'silent'] as const).map(
      (verdict) => `${verdict} ${some.filter((row) => row.verdict === verdict).length}`,
    );
    const { low, high } = wilsonInterval(some.filter(({ verdict }) => verdict === 'right').length, some.length);
    return `${name.padEnd(14)} ${some.length}: ${counts.join(', ')} (right ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %)`;
  };
  for (const [name, some] of groupByKey(rows, ({ form, half }) => `${form} ${half}`)) console.log(line(name, some));
  console.log(line('all', rows));
}
