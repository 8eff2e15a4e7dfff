// Soak: thousands of edits and questions to one engine. Its memory and handles stay flat; the times are figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rootOfFolder } from '../../src/node/root.ts';
import { newClient, opening, temporaryFolder } from '../engine/engineFixture.ts';
import { randomNumbers } from '../support/damage.ts';
import { isLongForm, reportRow } from '../support/trust/cases.ts';
import { collectGarbage } from '../support/trust/collectGarbage.ts';
import { measuredEngine, type EngineLoad } from '../support/trust/machine/measuredEngine.ts';
import { fillTree, SoakTree } from '../support/trust/machine/soakTree.ts';

const { edits, questions, files } = isLongForm ? { edits: 10_000, questions: 1000, files: 400 } : { edits: 200, questions: 30, files: 40 };

/** Rounds of edits and questions; memory is measured after each. */
const rounds = 8;

/** Growth of memory from the first quarter of the rounds to the last. The issue names the number. */
const maxGrowth = 0.1;

/** MB that a small heap may grow beyond that: tables double as a whole. */
const slackMb = 4;

/** Handles that may be more at the end: a worker that is awake, a file that is read at the moment. */
const maxMoreHandles = 3;

const asks = [
  (name: string) => `Who calls ${name}?`,
  (name: string) => `What does ${name} do?`,
  (name: string) => `Where is ${name} used?`,
  (name: string) => `Why does ${name} fail?`,
  (name: string) => `Trace what happens from ${name}`,
];

test('memory and handles stay flat over edits and questions', async (t) => {
  const folder = temporaryFolder(t);
  fillTree(folder, files, isLongForm);
  const random = randomNumbers(7);
  const tree = new SoakTree(folder, rootOfFolder(folder).key, random);
  const { entry, measure } = measuredEngine(t);
  const client = newClient(t, { entry, memory: 2048 });
  await client.open(opening(folder, temporaryFolder(t)));
  await client.index({ rebuild: false });
  // Tables of words and tokens are read with the first questions and stay.
  for (const ask of asks) await answered(client.ask(ask(tree.pickName()), {}));
  const loads: (EngineLoad & { readonly host: number })[] = [];
  const times = { edits: [] as number[], questions: [] as number[] };
  const failures = { edits: [] as unknown[], questions: [] as unknown[] };
  const attempt = async (kind: keyof typeof times, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work().catch((error: unknown) => failures[kind].push(error));
    times[kind].push(performance.now() - start);
  };
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < edits / rounds; i++) await attempt('edits', () => client.apply([tree.edit()]));
    for (let i = 0; i < questions / rounds; i++) {
      const question = asks[i % asks.length]?.(tree.pickName()) ?? '';
      await attempt('questions', () => answered(client.ask(question, {})));
    }
    collectGarbage();
    loads.push({ ...(await measure(client)), host: process.memoryUsage().heapUsed / 1e6 });
  }
  const quarter = rounds / 4;
  const [first, last] = [loads.slice(0, quarter), loads.slice(-quarter)];
  const notFlat: string[] = [];
  for (const part of ['heap', 'resident', 'host', 'resources', 'descriptors'] as const) {
    const [before, after] = [median(first.map((load) => load[part])), median(last.map((load) => load[part]))];
    const isHandle = part === 'resources' || part === 'descriptors';
    const isFlat = isHandle ? after <= before + maxMoreHandles : after <= before * (1 + maxGrowth) + (isLongForm ? 0 : slackMb);
    const unit = isHandle ? '' : ' MB';
    const figure = `${before.toFixed(0)} to ${after.toFixed(0)}${unit}`;
    // What the operating system counts moves with the collector's mood, so it is a figure only.
    const isSurvived = part === 'resident' || isFlat;
    // One limit for the whole run, so one case; the edits and questions have rows of their own.
    reportRow(t, { kind: `${part} over ${edits} edits and ${questions} questions`, tried: 1, survived: Number(isSurvived), figure });
    if (!isSurvived) notFlat.push(`${part}: ${figure}; ${loads.map((load) => load[part].toFixed(1)).join(' ')}`);
  }
  for (const name of ['edits', 'questions'] as const) {
    const list = times[name];
    const size = Math.ceil(list.length / 4);
    const figure = `p95 ${p95(list.slice(0, size))} to ${p95(list.slice(-size))} ms, ${tree.files} files`;
    reportRow(t, { kind: name, tried: list.length, survived: list.length - failures[name].length, figure });
  }
  assert.deepEqual([...notFlat, ...failures.edits, ...failures.questions], []);
});

async function answered(events: AsyncIterable<{ readonly kind: string }>): Promise<void> {
  let last = '';
  for await (const { kind } of events) last = kind;
  assert.equal(last, 'done');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The time in ms within which 95 of 100 were done. */
function p95(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0).toFixed(0);
}
