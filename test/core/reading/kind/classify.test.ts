// Kinds of questions by the learned table. The questions were written for this test.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import type { Form } from '../../../../src/core/reading/kind/forms.ts';
import { modes, type Mode } from '../../../../src/core/reading/mode.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { dedent } from '../../../support/dedent.ts';

interface Case {
  readonly question: string;
  readonly mode: Mode;
  readonly relation: string | null;
}

/** Questions that must come out right: they are learned from, and counted more often than others. */
const cases = readFileSync(join(import.meta.dirname, '../../../eval/questions/cases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

for (const mode of modes) {
  suite(mode, () => {
    for (const { question, relation } of cases.filter((each) => each.mode === mode)) {
      test(question.split('\n')[0] ?? '', () => {
        const { mode: choice, relation: asked } = readIntent(question);
        assert.equal(choice.value, mode, JSON.stringify(choice));
        if (relation !== 'path' && relation !== 'unused') assert.equal(asked?.relation ?? null, relation);
        assert.ok(choice.confidence > 0.3 && choice.confidence < 1);
        assert.match(choice.reason, /^Chosen because [^"]+\.$/);
        for (const word of choice.words ?? []) assert.ok(!choice.reason.includes(`"${word}"`), word);
      });
    }
  });
}

suite('the form of an answer', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../../eval/questions/forms.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly question: string; readonly form: Form });
  for (const { question, form } of rows)
    test(question, () => {
      const read = readIntent(question).form;
      assert.equal(read.value, form);
      assert.ok(read.confidence > 0.3 && read.confidence <= 1);
    });

  test('has less confidence if a question could have answers of several forms', () => {
    assert.ok(readIntent('sessions').form.confidence < readIntent('how many places call `openStream`?').form.confidence);
  });
});

suite('the confidence of a mode', () => {
  const confidence = (text: string): number => readIntent(text).mode.confidence;

  test('is lower if two modes are close to each other', () => {
    const clear = confidence('Which modules are too tightly coupled?');
    assert.ok(confidence('is our startup sequence too slow by design?') < clear);
  });

  test('is high for bare words and short descriptions, which are searched', () => {
    for (const text of ['sessions', 'removes expired coupons']) {
      assert.equal(readIntent(text).mode.value, 'conceptual');
      assert.ok(confidence(text) > 0.7);
    }
  });
});

test('reads hostile texts of any length in the time for their beginning', () => {
  // Each would take forever if a sign could backtrack over all of it.
  for (const unit of ['what ', 'from a ', 'why is ', 'how does ', 'the refactoring ', 'a:1:', '(', '`', 'at x']) {
    assert.ok(readIntent(unit.repeat(20_000)).mode.value);
  }
});

test('ignores commit prefixes such as "refactor:" when it chooses the mode', () => {
  const modeOf = (text: string): Mode => readIntent(text).mode.value;
  assert.notEqual(
    modeOf(dedent`
      #12: prices of rows typed as \`never\`

      * feat: add \`Row\` type

      * refactor: wording \`Row\` => \`Rows\``),
    'analytical',
  );
  assert.equal(modeOf('What in `round` would you refactor?'), 'analytical');
});

test('reads a short Chinese question why something fails as diagnostic', () => {
  for (const text of ['为什么解析失败?', '为什么上传会失败？', '为什么连接出错?'])
    assert.equal(readIntent(text).mode.value, 'diagnostic', text);
  assert.equal(readIntent('为什么要用队列?').mode.value, 'conceptual');
});

test('explains the kind without question marks and without placeholders of numbers', () => {
  for (const text of [
    'Why does the upload fail?',
    'what does it do?',
    'Fails at line 12 of 30: row 7 takes 2 arguments but 3 were given',
    'Error 404 at 10:15',
  ])
    for (const word of readIntent(text).mode.words ?? []) assert.doesNotMatch(word, /[?!]|\bn\b/);
});

test('does not take a German possessive as a name', () => {
  assert.equal(readIntent('Welche Auswirkungen haben meine Änderungen?').relation?.name, undefined);
});
