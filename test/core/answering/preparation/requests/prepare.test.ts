// The first request of an answer: its evidence, its question and its limits, without a model.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AskOptions } from '../../../../../src/core/answering/input/askOptions.ts';
import { budgetFor, prepare } from '../../../../../src/core/answering/preparation/requests/prepare.ts';
import type { PreparedRequest } from '../../../../../src/core/answering/preparation/requests/assembleRequest.ts';
import { countMessages } from '../../../../../src/core/answering/preparation/requests/promptCounts.ts';
import type { AnswerRun } from '../../../../../src/core/answering/run/answerRun.ts';
import { sessionOf } from '../../../../../src/core/answering/session/session.ts';
import { textOfMessage } from '../../../../../src/core/base/messageText.ts';
import { withDefaults } from '../../../../../src/core/base/settings/askSettings.ts';
import type { Budget } from '../../../../../src/core/packing/budget.ts';
import type { ModelInfo } from '../../../../../src/core/ports.ts';
import { QuestionText } from '../../../../../src/core/reading/questionText.ts';
import { readIntent } from '../../../../../src/core/reading/readIntent.ts';
import { symbolCandidate } from '../../../../../src/core/searching/candidate.ts';
import { everywhere } from '../../../../../src/core/searching/scope.ts';
import { SecretPlaceholders } from '../../../../../src/core/secrets/scrub.ts';
import { MemoryClock, memoryDigest, memoryRoot } from '../../../../support/memory.ts';
import { openFixture } from '../../../../support/openFixture.ts';

/** Functions of fourteen lines each, more than a budget holds. */
const tables = Array.from(
  { length: 60 },
  (_, i) =>
    `export function readTable${i}(key: string) {\n${Array.from({ length: 12 }, (_line, k) => `  const row${k} = lookUp('table ${i}', key, ${k});`).join('\n')}\n}\n`,
).join('\n');
const { codebase } = await openFixture({ 'src/tables.ts': tables });
const symbols = codebase.graph.inFile(memoryRoot.key, 'src/tables.ts').filter(({ fact }) => fact.kind === 'function');
const model: ModelInfo = {
  ...{ name: 'scripted', where: 'localhost', maxInputTokens: undefined },
  capabilities: { system: true, json: true, tools: true, usage: true },
};

/** The state of `question`, whose search found all tables in their order. */
function runOf(question: string, options: AskOptions = {}): AnswerRun {
  const candidates = symbols.map((symbol) => symbolCandidate(symbol, 1, 'is tested'));
  const plan = { mode: 'conceptual', subjects: [], definitions: candidates, documents: [], overviews: [], selectedPlace: null, focus: [] };
  const dependencies = {
    ...{ clock: new MemoryClock(), digest: memoryDigest, roots: [memoryRoot], label: () => '' },
    currentTexts: { read: () => Promise.resolve(tables) },
    sources: { graph: codebase.graph },
    coverage: { text: 1, graph: 1, vectors: 1 },
  };
  return {
    ...{ question: new QuestionText(question), intent: readIntent(question), mode: { value: 'conceptual' }, scope: everywhere },
    ...{ options, settings: withDefaults(options.settings), dependencies, session: sessionOf(options.earlier, 0) },
    ...{ retrieval: { plan, rankedCandidates: candidates, retrievers: [] }, usesOf: () => Promise.resolve(undefined) },
    ...{ secretCount: 0, placeholders: new SecretPlaceholders() },
  } as unknown as AnswerRun;
}

function prepareFor(question: string, options: AskOptions = {}, budget?: Budget): Promise<PreparedRequest> {
  const run = runOf(question, options);
  return prepare(run, model, budget ?? budgetFor(run, model));
}

function textOf({ request }: PreparedRequest): string {
  return request.messages.map(textOfMessage).join('\n');
}

suite('the first request', () => {
  test('has the question after the evidence, and lists every place that it sends', async () => {
    const prepared = await prepareFor('How are tables read?', { strategy: 'single-pass' });
    const text = textOf(prepared);
    assert.ok(text.indexOf('readTable0') < text.indexOf('How are tables read?'));
    const listedLines = new Set(prepared.request.places.map(({ lineStart }) => lineStart));
    for (const { lines } of prepared.evidenceSet.pieces) assert.ok(listedLines.has((lines[0] ?? 0) + 1));
    assert.deepEqual([prepared.request.purpose, prepared.goneCount, prepared.fromCache], ['answer', 0, false]);
  });

  for (const budget of [2000, 3000, 6000])
    test(`takes at most its budget of ${budget} tokens, and counts what it takes`, async () => {
      const prepared = await prepareFor('How are tables read?', { budget });
      assert.equal(prepared.counts.total, await countMessages(prepared.request.messages));
      assert.ok(prepared.counts.total <= budget, String(prepared.counts.total));
      assert.ok(prepared.evidenceSet.pieces.length > 0);
    });

  test('is packed again with less until it fits', async () => {
    const run = runOf('How are tables read?', { budget: 2000, strategy: 'single-pass' });
    const budget = budgetFor(run, model);
    const tooMuch = { ...budget, initial: 6000, documents: 6000, source: 6000 };
    const prepared = await prepare(run, model, tooMuch);
    assert.ok(prepared.counts.total <= 2000, String(prepared.counts.total));
    assert.ok(prepared.evidenceSet.pieces.length > 0);
  });

  test('has the beginning and the end of a question that is too long', async () => {
    const prepared = await prepareFor(`Why does readTable0 fail?\n${'a line of a log\n'.repeat(2000)}At the end it stops.`, {
      budget: 3000,
    });
    assert.ok(prepared.unsentCharacters > 10_000);
    assert.match(textOf(prepared), /Why does readTable0 fail\?[^]*characters left out\)[^]*At the end it stops\./);
  });

  test('leaves room for another pass only where there may be one', async () => {
    const onePass = await prepareFor('How are tables read?', { strategy: 'single-pass' });
    const severalPasses = await prepareFor('How are tables read?', { strategy: 'gap-filling' });
    assert.equal(onePass.frame.limit, onePass.budget.total);
    assert.ok(severalPasses.frame.limit < severalPasses.budget.total);
    assert.ok(severalPasses.evidenceSet.tokens < onePass.evidenceSet.tokens);
  });

  test('of a continued answer has the same evidence under the same numbers, and the answer so far', async () => {
    const first = await prepareFor('How are tables read?', { strategy: 'single-pass' });
    const continuation = { answer: 'Tables are read by', citations: [], evidence: first.evidence };
    const next = await prepareFor('How are tables read?', { continuation });
    assert.deepEqual(
      next.evidence.map(({ n, lineStart }) => [n, lineStart]),
      first.evidence.map(({ n, lineStart }) => [n, lineStart]),
    );
    assert.equal(next.request.messages.at(-2)?.content, 'Tables are read by');
  });
});

suite('the budget of a question', () => {
  test('gives the tokens for gaps to a single pass', () => {
    const several = budgetFor(runOf('How?', { strategy: 'gap-filling' }), model);
    const single = budgetFor(runOf('How?', { strategy: 'single-pass' }), model);
    assert.equal(single.initial, several.initial + several.gaps.total);
  });

  test('is limited by what the model can read beside rules, question and reply', () => {
    const run = runOf('How?', { strategy: 'single-pass' });
    const { initial } = budgetFor(run, { ...model, maxInputTokens: 4000 });
    assert.ok(initial > 0 && initial < 4000 - 1500, String(initial));
  });
});
