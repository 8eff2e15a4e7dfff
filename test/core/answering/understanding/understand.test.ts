// What a question is taken to ask: its mode, its scope and its quoted texts, from its words and the choices of the person.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AskOptions } from '../../../../src/core/answering/input/askOptions.ts';
import { understand, vocabularyOf, type QuestionUnderstanding } from '../../../../src/core/answering/understanding/understand.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import type { Sources } from '../../../../src/core/searching/inquiry.ts';
import { PathIndex } from '../../../../src/core/workspace/pathIndex.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture, readFixture } from '../../../support/openFixture.ts';

const { codebase } = await openFixture('shop');
const paths = [...(await readFixture('shop')).keys()].map((path) => ({ root: memoryRoot.key, path, role: 'code' as const }));
const sources = { graph: codebase.graph, files: new PathIndex(paths) } as Sources;

function understandingOf(question: string, options: AskOptions = {}, message?: string): QuestionUnderstanding {
  return understand(question, readIntent(question, vocabularyOf(sources)), options, { sources, roots: [memoryRoot] }, undefined, message);
}

suite('the understanding of a question', () => {
  test('has a pasted message as its first quoted text, and treats it as a failure', () => {
    const message = 'Cannot charge a negative amount';
    const { intent, mode } = understandingOf(message, {}, message);
    assert.equal(intent.quotedTexts[0], message);
    assert.deepEqual([mode.value, mode.by], ['diagnostic', 'rules']);
  });

  test('asks for nothing but the cause where the text is a pasted message', () => {
    const message = 'How many retries are there by default';
    const asked = understandingOf(message).intent;
    assert.ok(asked.value, 'the words alone ask for a value');
    const { intent } = understandingOf(message, {}, message);
    assert.deepEqual([intent.value, intent.inventory, intent.lead, intent.decision], [undefined, undefined, undefined, undefined]);
    assert.equal(intent.form.value, 'why');
  });

  test('has the mode that the person chose', () => {
    const { mode } = understandingOf('Where is the discount decided?', { mode: 'analytical' });
    assert.deepEqual([mode.value, mode.by, mode.confidence], ['analytical', 'user', 1]);
  });

  test('is conceptual without an index of the code', () => {
    const { mode } = understandingOf('Who calls applyDiscount?', { settings: { 'features.codeIndex': false } });
    assert.deepEqual([mode.value, mode.by], ['conceptual', 'settings']);
  });

  test('has the scope that the person chose, without the lines that they excluded', () => {
    const excluded = [{ root: '', path: 'src/pricing/discount.ts', lineStart: 1, lineEnd: 30 }];
    const { scope } = understandingOf('Where is the discount decided?', { scope: 'src/pricing', excluded });
    assert.equal(scope.contains(memoryRoot.key, 'src/pricing/coupons.ts', 0), true);
    assert.equal(scope.contains(memoryRoot.key, 'src/pricing/discount.ts', 5), false);
    assert.equal(scope.contains(memoryRoot.key, 'src/errors.ts', 0), false);
  });
});
