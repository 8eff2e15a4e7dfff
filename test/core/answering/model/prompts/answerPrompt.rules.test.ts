// The rules of the answer prompt: short enough for a small model, with the form of the reply repeated at the end.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { systemText, userText } from '../../../../../src/core/answering/model/prompts/answerPrompt.ts';
import { countTokens } from '../../../../../src/core/packing/tokens.ts';
import type { Aim } from '../../../../../src/core/reading/kind/questionKinds.ts';
import { modes } from '../../../../../src/core/reading/mode.ts';

const parts = {
  question: 'Where is the discount decided?',
  form: undefined,
  language: undefined,
  selectedPlace: undefined,
  conversation: '',
  meaning: undefined,
  evidenceSet: { pieces: [], relations: [], omittedPlaceCount: 0, unshownPlaces: [], omittedRelationCount: 0, tokens: 0, secretCount: 0 },
  label: () => '',
  nonce: 'abc',
  maxTokens: 1500,
  indexedShare: 1,
} as const;

suite('the rules', () => {
  for (const mode of modes)
    test(`of a ${mode} question take less than 500 tokens, form of the reply included`, async () => {
      assert.ok((await countTokens(systemText({ ...parts, mode, asksForGaps: true }))) < 500);
    });

  test('ask for a list for a relation, for the consequences of a change, and for the steps of a trace', async () => {
    const of = (aim?: Aim): string => systemText({ ...parts, mode: 'exploratory', aim, asksForGaps: true });
    assert.match(of('subtypes'), /how many there are, then list them/);
    assert.match(of('impact'), /what a change would break/);
    for (const text of [of('calls'), of('path'), of()]) assert.match(text, /steps in their order/);
    for (const asked of ['callers', 'impact', 'tests'] as const) assert.ok((await countTokens(of(asked))) < 500, asked);
  });

  test('are repeated as the form of the reply after the question, where the reply has one', () => {
    const end = (asksForGaps: boolean): string =>
      userText({ ...parts, mode: 'conceptual', asksForGaps })
        .split('</question-abc>')
        .at(-1) ?? '';
    assert.match(end(true), /<answer>.*\[n:line\].*<\/answer>.*<missing>.*<\/missing>/);
    assert.equal(end(false), '');
  });
});
