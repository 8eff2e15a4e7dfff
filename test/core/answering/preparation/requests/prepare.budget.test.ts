// The token budget is a limit: no request that arrives is larger, counted with js-tiktoken, whatever the question and the files.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { countTokens } from '../../../../../src/core/packing/tokens.ts';
import type { Codebase, AskOptions } from '../../../../../src/core/codebase/api.ts';
import type { AnswerRecord } from '../../../../../src/core/answering/record/answerRecord.ts';
import { sharesOf } from '../../../../../src/core/answering/gaps/gapShares.ts';
import { defaultAskSettings } from '../../../../../src/core/base/settings/askSettings.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../../support/askModel.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import type { ReceivedRequest } from '../../../../support/scriptedRequest.ts';

const server = new ScriptedServer();
let codebase: Codebase;

/** Text of which every tokenizer makes more tokens than it looks like. */
function noise(seed: number, length: number): string {
  let value = seed;
  const next = (): number => (value = (value * 48_271) % 2_147_483_647);
  return Array.from({ length }, () => 'QZxj7Kw9vPq3Yt8'[next() % 15]).join('');
}

const packed = Array.from(
  { length: 40 },
  (_, i) =>
    `def unpack_table_${i}(key):\n    """Unpacks a table of the archive."""\n${Array.from({ length: 12 }, (_line, k) => `    row_${k} = "${noise(i * 100 + k + 1, 60)}"`).join('\n')}\n    return key\n`,
).join('\n\n');
const methods = Array.from(
  { length: 90 },
  (_, i) => `    def handle_archive_request_number_${i}(self, request, response, context):\n        return self.answer(request, ${i})\n`,
).join('\n');
const files = {
  'src/tables.py': packed,
  'src/service.py': `class ArchiveService:\n    """Answers requests for the archive."""\n\n    def answer(self, request, number):\n        return number\n\n${methods}`,
  'src/names.py': `# ${'அஆஇஈஉஊஎஏஐஒஓஔ '.repeat(60)}\ndef archive_names():\n    """${'ዐማርኛ ቋንቋ '.repeat(80)}"""\n    return []\n`,
};

before(async () => {
  codebase = (await openFixture(files)).codebase;
  await server.start();
});
after(() => server.close());
beforeEach(() => server.reset());

const gaps = [
  'src/service.py',
  'src/tables.py',
  '`unpack_table_7`',
  '`unpack_table_9`',
  'src/names.py',
  'callers of `answer`',
  'how tables of the archive are unpacked',
];
const draft = `The archive is read ${'and then its tables are unpacked, '.repeat(90)} and that is all.`;

/** A citation of each piece of evidence in `prompt`. */
function numbersIn(prompt: string): string {
  return [...prompt.matchAll(/^\[(\d+)\] /gm)].map(([, n]) => `[${n}]`).join('');
}

async function sizeOf(request: ReceivedRequest): Promise<number> {
  let total = 0;
  for (const { content } of request.body?.messages ?? []) total += await countTokens(content);
  return total;
}

async function ask(question: string, options: AskOptions): Promise<AnswerRecord> {
  server.reset();
  server.fallback = answer(reply(draft, ...gaps));
  return (await askWith(codebase, question, { answering: modelAt(server) }, options)).record;
}

suite('no request is larger than the budget', () => {
  const questions = [
    'How are tables of the archive unpacked?',
    'Trace what happens when ArchiveService answers a request.',
    'What are the flaws of src/tables.py?',
    `Why does unpack_table_3 fail?\n${noise(7, 40_000)}`,
    'Which archive_names are there?',
  ];
  for (const budget of [2000, 3000, 6000])
    test(`of ${budget} tokens`, async () => {
      for (const question of questions) {
        const record = await ask(question, { budget });
        const sizes = await Promise.all(server.requests.map(sizeOf));
        for (const [i, size] of sizes.entries()) assert.ok(size <= budget, `pass ${i + 1}: ${size} of ${budget}, ${question.slice(0, 60)}`);
        assert.deepEqual([record.tokens.total, record.tokens.budget], [sizes.at(-1), budget]);
      }
    });

  test('with a long chat before it', async () => {
    const turn = { question: 'What is the archive?', at: 0, answer: draft.repeat(4), citations: [], evidence: [], unresolved: [] };
    const settings = { ...defaultAskSettings, 'session.turnTokens': 20_000 };
    await ask('How are tables of the archive unpacked?', { budget: 4000, earlier: [turn, turn, turn], settings });
    for (const request of server.requests) assert.ok((await sizeOf(request)) <= 4000);
  });
});

test('look-ups are cut after counting where their text has more tokens than estimated', async () => {
  const glyphs = Array.from({ length: 90 }, (_, i) => `    row_${i} = "${'ༀཁཱཾཉྷཋྀ྅ཏྭ'.repeat(6)}"`).join('\n');
  const { codebase: other } = await openFixture({ ...files, 'src/glyphs.py': `def glyph_rows():\n${glyphs}\n    return None\n` });
  // All that was sent is cited, so that nothing can be left out for it.
  const citing = answer((request) => reply(`${draft} ${numbersIn(promptOf(request))}`, '`glyph_rows`'));
  server.script(citing, answer(reply('The answer.')));
  const { record } = await askWith(other, 'How are tables of the archive unpacked?', { answering: modelAt(server) }, { budget: 6000 });
  const [gap] = record.passes[0]?.gaps ?? [];
  assert.deepEqual([gap?.outcome, server.requests.length], ['partial', 2]);
  for (const request of server.requests) assert.ok((await sizeOf(request)) <= 6000, String(await sizeOf(request)));
});

test('places without room are named, where the model can ask for them', async () => {
  const namedPlaces = async (strategy?: string): Promise<readonly string[]> => {
    server.reset();
    server.script(answer(reply('The answer.')));
    const options = { budget: 6000, ...(strategy ? { strategy } : {}) };
    await askWith(codebase, 'How are tables of the archive unpacked?', { answering: modelAt(server) }, options);
    const [, list = ''] = /Found too, not shown; ask for what you need\n((?:- .*\n)+)/.exec(promptOf(server.requests[0])) ?? [];
    return list.split('\n').filter(Boolean);
  };
  const lines = await namedPlaces();
  assert.ok(lines.length > 3 && lines.length <= 12, String(lines.length));
  for (const line of lines) assert.match(line, /^- src\/\w+\.py:\d+-\d+ (?:function|method|class) \w+/);
  const shown = promptOf(server.requests[0]);
  for (const line of lines) assert.ok(!shown.includes(`] ${line.slice(2).split(' ')[0] ?? ''} ·`), `${line} is shown as well`);
  assert.deepEqual(await namedPlaces('single-pass'), []);
});

suite('the result of a look-up', () => {
  test('of a file larger than its share is its outline and the parts that the gap names', async () => {
    server.script(
      answer(reply('A draft.', 'handle_archive_request_number_77 and the like in src/service.py', 'src/service.py')),
      answer(reply('The answer.')),
    );
    const { record } = await askWith(codebase, 'How are tables of the archive unpacked?', { answering: modelAt(server) }, { budget: 6000 });
    assert.deepEqual(
      record.passes[0]?.gaps.map(({ outcome, evidence }) => [outcome, evidence.length > 0]),
      [
        ['found', true],
        ['found', true],
      ],
    );
    assert.match(
      promptOf(server.requests[1]),
      /src\/service\.py: found \[\d+\].*\(src\/service\.py holds ArchiveService, .* and \d+ more[;)]/,
    );
    assert.equal(record.passes.length, 2);
  });

  test('takes no more than the budgets for gaps, in a pass and in all of them', async () => {
    const settings = {
      ...defaultAskSettings,
      'budget.initial': 400,
      'budget.gapsOfFirstPass': 300,
      'budget.gapsOfSecondPass': 200,
      'budget.gaps': 400,
    };
    const record = await ask('How are tables of the archive unpacked?', { budget: 6000, settings });
    const spent = record.passes.map((pass) => pass.gaps.reduce((sum, { tokens }) => sum + tokens, 0));
    const initial = record.evidence.filter(({ pass }) => pass === 1).length;
    assert.ok(initial > 0 && record.passes.length > 1, `${initial} ${record.stop} ${JSON.stringify(record.passes)}`);
    // What the first pass leaves of its own budget is theirs as well.
    assert.ok((spent[0] ?? 0) > 100 && (spent[0] ?? 0) <= 300 + 400, JSON.stringify(spent));
    assert.ok(spent.reduce((sum, each) => sum + each, 0) <= 400 + 400, JSON.stringify(spent));
  });

  test('is whole in the order of the gaps, of which a single large one does not take all', () => {
    const of = (...demands: readonly number[]): readonly number[] =>
      sharesOf(
        demands.map((demand) => ({ demand, first: false })),
        1000,
      );
    assert.deepEqual(of(100, 2000, 100), [100, 800, 100]);
    assert.deepEqual(of(500, 400, 300), [500, 350, 150]);
    assert.deepEqual(of(900, 800, 40, 120), [600, 240, 40, 120], 'small ones get all');
    assert.deepEqual(of(2000, 2000), [600, 400]);
    assert.deepEqual(of(2000), [1000]);
    assert.deepEqual(
      sharesOf(
        [
          { demand: 2000, first: false },
          { demand: 700, first: true },
        ],
        1000,
      ),
      [300, 700],
    );
  });
});
