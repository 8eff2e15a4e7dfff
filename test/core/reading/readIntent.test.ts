// What a question asks for, of what, and where a flow begins and ends; and how well kinds are told on questions that nothing was learned from.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Form } from '../../../src/core/reading/kind/forms.ts';
import type { Mode } from '../../../src/core/reading/mode.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';
import { emptyVocabulary } from '../../../src/core/reading/vocabulary.ts';

suite('what is asked of what', () => {
  const cases: readonly (readonly [question: string, relation: string, name: string])[] = [
    ['Who calls `save`?', 'callers', 'save'],
    ['what does `checkout` call?', 'calls', 'checkout'],
    ['Which tests cover `reserve`?', 'tests', 'reserve'],
    ['list all subclasses of BaseShape', 'subtypes', 'BaseShape'],
    ['Wer wirft StockError?', 'raisers', 'StockError'],
    ['что сломается, если удалить `parseRow`?', 'impact', 'parseRow'],
  ];
  for (const [question, relation, name] of cases)
    test(question, () => {
      const read = readIntent(question).relation;
      assert.deepEqual([read?.relation, read?.name], [relation, name]);
    });

  test('a plain word is a name where the workspace defines it', () => {
    const definitions = (name: string): number => (name === 'clamp' ? 1 : 0);
    const question = 'any spec covering clamp somewhere?';
    assert.equal(readIntent(question, { ...emptyVocabulary, definitions }).relation?.name, 'clamp');
    assert.equal(readIntent(question).relation?.name, undefined);
  });

  test('a verb or noun of the sentence is no name because something is called like it', () => {
    const close = { ...emptyVocabulary, definitions: (name: string): number => (name === 'close' ? 1 : 0) };
    const nameIn = (question: string): string | undefined => readIntent(question, close).relation?.name;
    for (const question of [
      'Who may close a parcel office?',
      'Who can close an account?',
      'welche Rollen können close für ein Konto auslösen',
    ])
      assert.equal(nameIn(question), undefined, question);
    for (const question of [
      'Who calls close?',
      'where is the function close called',
      'callers of `close`',
      'close() callers',
      'кто вызывает close?',
    ])
      assert.equal(nameIn(question), 'close', question);
  });

  test('a way has two ends, in any language that names them', () => {
    const flow = readIntent('`onClick` から `saveRow` までの呼び出し経路を教えて').flow;
    assert.ok(flow?.kind === 'between');
    assert.deepEqual([flow.from.names[0]?.name, flow.to.names[0]?.name], ['onClick', 'saveRow']);
  });

  test('mode and what is asked for never contradict', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const { mode, aim, relation } = readIntent(text);
        if (aim === 'unused') assert.equal(mode.value, 'analytical');
        else if (aim !== undefined) assert.equal(mode.value, 'exploratory');
        assert.equal(relation === undefined, aim === undefined || aim === 'path' || aim === 'unused');
      }),
    );
  });
});

suite('320 questions of ten languages that nothing was learned from', () => {
  interface Labelled {
    readonly question: string;
    readonly mode: Mode;
    readonly also: readonly Mode[];
    readonly relation: string | null;
    readonly form: Form;
  }
  const labelled = readFileSync(join(import.meta.dirname, '../../eval/sealed.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
  const share = (isRight: (each: Labelled) => boolean): number => labelled.filter(isRight).length / labelled.length;

  test('nine of ten get their mode', () => {
    assert.ok(share(({ question, mode, also }) => [mode, ...also].includes(readIntent(question).mode.value)) > 0.9);
  });

  test('of seven of ten the form of the answer is known', () => {
    assert.ok(share(({ question, form }) => readIntent(question).form.value === form) > 0.7);
  });

  test('of nine of ten it is known what they ask for', () => {
    assert.ok(share(({ question, relation }) => (readIntent(question).aim ?? null) === relation) > 0.9);
  });
});
