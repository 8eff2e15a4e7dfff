// Broken files through all extractors: each takes little of the processor, throws nothing, and leaves a record that lies inside of the text.
// The long form takes real code from the folders in `CLEW_TRUST_TREES` (separated as in `PATH`).
import assert from 'node:assert/strict';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { foundTexts } from '../support/trust/fuzz/foundTexts.ts';
import { Fuzzer } from '../support/trust/fuzz/fuzzer.ts';
import type { FuzzTask } from '../support/trust/fuzz/fuzzWorker.ts';
import { samplesIn, type Sample } from '../support/trust/fuzz/fuzzSamples.ts';
import { isLongForm, reportRow, tryCases } from '../support/trust/cases.ts';
import { minimised, mutated, SeededRandom, truncations } from '../support/trust/fuzz/mutations.ts';
import { root } from '../../scripts/paths.mjs';

/** Processor time that a file may take, as the issue has it. ms */
const mostMs = 1000;
/** Changed files of each language; languages that are read as text alone take less. */
const mutationsOfOne = isLongForm ? 1000 : 150;
/** Files of each language of which every byte is an end, and the bytes between two ends. */
const [truncatedOfOne, step] = isLongForm ? [3, 1] : [1, 0];
const mostTruncations = isLongForm ? Infinity : 80;
const seed = Number(process.env['CLEW_TRUST_SEED'] ?? 1);

const ours = [join(root, 'test/fixtures'), join(root, 'src'), join(root, 'docs')];
const trees = process.env['CLEW_TRUST_TREES']?.split(delimiter).filter(Boolean) ?? [];
const folders = isLongForm && trees.length > 0 ? [...trees, ours[0] ?? ''] : ours;

const fuzzer = new Fuzzer();
after(() => fuzzer.end());

/** The most processor time that one text took, in ms, and of which language it was. */
const worst = { ms: 0, language: '' };

/** What is wrong with the analysis of a text; undefined where nothing is. */
async function damageOf(task: FuzzTask): Promise<string | undefined> {
  const reply = await fuzzer.run(task);
  if (!reply) return 'hangs, or ends the thread';
  if (reply.ms > worst.ms) Object.assign(worst, { ms: reply.ms, language: task.language });
  return reply.ms > mostMs ? `took ${Math.round(reply.ms)} ms of the processor` : reply.problem;
}

/** Throws with the shortest text that does the same. */
async function attack({ language, text }: FuzzTask): Promise<void> {
  const damage = await damageOf({ language, text });
  if (damage === undefined) return;
  const kind = damage.slice(0, 4);
  const tries = kind === 'hang' ? 20 : 300;
  const short = await minimised(text, async (each) => (await damageOf({ language, text: each }))?.slice(0, 4) === kind, tries);
  assert.fail(`${damage}; shortest: ${JSON.stringify(short.length < 600 ? short : `${short.slice(0, 300)} … ${short.slice(-300)}`)}`);
}

function* mutations(): Generator<FuzzTask> {
  const samples = samplesIn(folders, { mostBytes: isLongForm ? 60_000 : 12_000, mostOfOne: isLongForm ? 40 : 6 });
  for (const [language, files] of Map.groupBy(samples, (sample) => sample.language)) {
    const random = new SeededRandom(seed);
    const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes));
    for (let i = 0; i < mutationsOfOne; i++) yield { language, text: mutated(random.of(texts), random) };
  }
}

function* cutTexts(): Generator<FuzzTask> {
  const samples: readonly Sample[] = samplesIn(folders, { mostBytes: 6000, mostOfOne: truncatedOfOne });
  for (const { language, bytes } of samples) {
    const stepOfOne = step || Math.max(1, Math.ceil(bytes.length / mostTruncations));
    for (const text of truncations(bytes, stepOfOne)) yield { language, text };
  }
}

const nameOf = ({ language, text }: FuzzTask): string => `${language}, ${text.length} characters`;

test('texts that did damage once do none', (t) => tryCases(t, 'texts that did damage once', foundTexts, nameOf, attack));

test('files changed at random', async (t) => {
  await tryCases(t, 'files of all languages, changed at random', mutations(), nameOf, attack);
});

test('files cut off at a byte', async (t) => {
  await tryCases(t, 'files of all languages, cut off', cutTexts(), nameOf, attack);
  reportRow(t, {
    kind: 'most processor time of one file',
    tried: 0,
    survived: 0,
    figure: `${Math.round(worst.ms)} ms (${worst.language})`,
  });
});
