// Which steps of a flow are shown first; the whole flow is folded.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { unfold } from '../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const many = Array.from({ length: 6 }, (_, i) => `function part${i}(): void {\n  inner${i}();\n}\nfunction inner${i}(): void {}\n`).join(
  '',
);
const calls = Array.from({ length: 6 }, (_, i) => `  part${i}();\n`).join('');
const files = {
  'src/order.ts':
    `import { storeReceipt } from './receipt.ts';\nexport function placeOrder(): void {\n${calls}  finish();\n}\n${many}` +
    dedent`
      function finish(): void {
        storeReceipt();
      }
    `,
  'src/receipt.ts': dedent`
    export function storeReceipt(): void {
      one();
    }
    function one(): void {}
  `,
  'src/short.ts': dedent`
    export function shortWay(): void {
      onlyStep();
    }
    function onlyStep(): void {}
  `,
};

let long: AnswerRecord;
let short: AnswerRecord;
let between: AnswerRecord;
before(async () => {
  const { codebase } = await openFixture(files);
  long = await ask(codebase, 'Trace placeOrder and how its receipt is stored', { mode: 'exploratory' });
  between = await ask(codebase, 'Trace placeOrder until the receipt is stored');
  short = await ask(codebase, 'Trace shortWay');
});

suite('a trace', () => {
  test('shows few steps first, among them those that lead to words of the question', () => {
    const { text, folded } = unfold(long);
    const steps = text.match(/^ +- `\w+` \[\d+\]/gm) ?? [];
    assert.ok(steps.length >= 3 && steps.length <= 7, text);
    assert.match(text, /- `finish` \[\d+\]\n +- `storeReceipt` \[\d+\]/);
    assert.match(text, /… and \d+ more/);
    const [whole] = folded;
    assert.match(whole?.label ?? '', /^The flow from placeOrder in 15 steps$/);
    for (const name of ['part0', 'inner5', 'storeReceipt', 'one']) assert.ok(whole?.text.includes(`\`${name}\``), name);
    assert.equal(whole?.drawn, true, 'the picture of the flow shows it as well');
  });

  test('with two ends shows the calls between them, and folds the whole flow', () => {
    const { text, folded } = unfold(between);
    assert.match(
      text,
      /leads to `storeReceipt` in 2 calls:\n\n1\. `placeOrder`[^]*2\. `finish` \[\d+\]: `finish\(\);`\n3\. `storeReceipt`/,
    );
    assert.doesNotMatch(text, /Flow from/);
    assert.ok(folded.some(({ label, drawn }) => label === 'The flow from placeOrder in 15 steps' && drawn));
  });

  test('folds nothing if it is short', () => {
    const { text, folded } = unfold(short);
    assert.match(text, /`shortWay`[\s\S]*- `onlyStep` \[\d+\]/);
    assert.ok(!folded.some(({ label }) => label.startsWith('The flow')), JSON.stringify(folded));
  });
});
