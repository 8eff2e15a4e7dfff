// What a question asks for, its subject, the ends of a flow, and how often kinds are right for questions that nothing was learned from.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Form } from '../../../src/core/reading/kind/forms.ts';
import type { Mode } from '../../../src/core/reading/mode.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';
import { emptyVocabulary } from '../../../src/core/reading/vocabulary.ts';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';

suite('the relation of a question and its subject', () => {
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

  test('takes a plain word as a name only if the workspace defines it', () => {
    const definitions = (name: string): number => (name === 'clamp' ? 1 : 0);
    const question = 'any spec covering clamp somewhere?';
    assert.equal(readIntent(question, { ...emptyVocabulary, definitions }).relation?.name, 'clamp');
    assert.equal(readIntent(question).relation?.name, undefined);
  });

  test('does not take a verb or noun of the sentence as a name, even if a definition shares it', () => {
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

  test('reads both ends of a path in a Japanese question', () => {
    const flow = readIntent('`onClick` から `saveRow` までの呼び出し経路を教えて').flow;
    assert.ok(flow?.kind === 'between');
    assert.deepEqual([flow.from.names[0]?.name, flow.to.names[0]?.name], ['onClick', 'saveRow']);
  });

  test('never combines a mode with an aim that contradicts it', () => {
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

suite('a kind that whole sentences override', () => {
  test('is analytical for a ranking and for warnings, whatever the table weighs', () => {
    for (const question of ['Which function is called most often?', 'What is dangerous here?'])
      assert.deepEqual([readIntent(question).mode.value, readIntent(question).aim], ['analytical', undefined], question);
  });

  test('is conceptual for a question about the whole project, even if it asks to be walked through it', () => {
    assert.equal(readIntent('Explain the architecture').mode.value, 'conceptual');
  });

  test('is conceptual without a relation for a list of definitions and for described behaviour', () => {
    for (const question of ['How many error classes are there?', 'Where does it turn a host name into ASCII?']) {
      const { mode, relation } = readIntent(question);
      assert.deepEqual([mode.value, relation], ['conceptual', undefined], question);
    }
  });

  test('is conceptual for the number of what there is, and analytical for the number of what is too much', () => {
    const modeOf = (question: string): string => readIntent(question).mode.value;
    for (const question of ['How many levels of verbose logging are there?', 'How many predefined lists for cleaning pages are there?'])
      assert.equal(modeOf(question), 'conceptual', question);
    assert.equal(modeOf('How many functions in billing.py are way too long by any sane standard?'), 'analytical');
  });
});

suite('the scope of a question', () => {
  const vocabulary = { ...emptyVocabulary, files: new PathIndex([{ root: '', path: 'src/pricing/cart.ts', role: 'code' }]) };

  test('is a folder in every mode, but a file only in an analysis', () => {
    assert.deepEqual(readIntent('Who rounds prices in src/pricing/?', vocabulary).scopeByMode, {
      conceptual: 'src/pricing',
      diagnostic: 'src/pricing',
      exploratory: 'src/pricing',
      analytical: 'src/pricing',
    });
    assert.deepEqual(readIntent('Is src/pricing/cart.ts doing too much?', vocabulary).scopeByMode, {
      conceptual: null,
      diagnostic: null,
      exploratory: null,
      analytical: 'src/pricing/cart.ts',
    });
  });

  test('is not the folder with the name of the project when that name stands for the project', () => {
    const files = new PathIndex([{ root: '', path: 'acme/cart.ts', role: 'code' }]);
    const { scopeByMode } = readIntent('What is dangerous in acme?', { ...emptyVocabulary, files, projectNames: ['acme'] });
    assert.equal(scopeByMode.analytical, null);
  });
});

suite('320 questions in ten languages that nothing was learned from', () => {
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

  test('get the right mode in nine of ten cases', () => {
    assert.ok(share(({ question, mode, also }) => [mode, ...also].includes(readIntent(question).mode.value)) > 0.9);
  });

  test('get the right form of the answer in seven of ten cases', () => {
    assert.ok(share(({ question, form }) => readIntent(question).form.value === form) > 0.7);
  });

  test('get the right aim in nine of ten cases', () => {
    assert.ok(share(({ question, relation }) => (readIntent(question).aim ?? null) === relation) > 0.9);
  });

  test('a clause that says what is decided gives no relation to the only name', () => {
    const intent = readIntent('Where does QueueClient decide which worker a job is sent to?');
    assert.deepEqual([intent.mode.value, intent.relation], ['conceptual', undefined]);
  });

  test('"when I call it" asks for no default, "when I do not set it" does', () => {
    assert.equal(readIntent('Are the routes compiled again when I call compile! twice?').value, undefined);
    for (const text of [
      'Is the cache used if I do not set a size?',
      'Does it retry unless told otherwise?',
      'Is it shown when nothing is configured?',
    ])
      assert.equal(readIntent(text).value?.isDefault, true, text);
  });
});
