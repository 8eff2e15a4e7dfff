// Messages that code breaks over several lines, or that a program answered inside a dict.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';

const solver = `class Schema:
    texts = {"unknown": "Unknown shelf.", "type": "Not a shelf."}

    def load(self, data):
        if data is None:
            raise ValueError("The room cannot be planned: stopped planning.\\nThis is likely a bug.")
        if data == 1:
            raise ValueError(
                "The wall was left as it is. "
                "Measure it before you go on."
            )
        return self.texts["unknown"]
`;

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({ 'src/schema.py': solver });
});

suite('a message', () => {
  for (const [question, sentence] of [
    ['Why do I get "stopped planning. This is likely a bug."?', /`Schema\.load` raises this/],
    ['Why does load answer {"field": ["Not a shelf."]}?', /holds this text: "Not a shelf\."/],
    ["Where does {'field': ['Not a shelf.']} come from?", /holds this text: "Not a shelf\."/],
  ] as const)
    test(`is found for a question: ${question}`, async () => {
      const { answer } = await ask(fixture.codebase, question);
      assert.match(answer, sentence);
      assert.doesNotMatch(answer, /No code here has this message/);
    });

  test('of two words is not found in a longer text with both words', async () => {
    assert.match((await ask(fixture.codebase, 'Why do I get "Unknown bug."?')).answer, /No code here has this message/);
  });

  for (const [gap, symbol] of [
    ['"stopped planning. This is likely a bug."', 'Schema.load'],
    ['where "as it is. Measure it before" is said', 'Schema.load'],
    ['\'{"field": ["Unknown shelf."]}\'', 'Schema'],
    ['where `{"field": ["Unknown shelf."]}` is made', 'Schema'],
  ] as const)
    test(`is found for a gap: ${gap}`, async () => {
      const { outcome, places, note } = await fixture.codebase.lookUp(gap, neverCancelled);
      assert.equal(outcome, 'found', note);
      assert.equal(places[0]?.symbol, symbol);
    });
});
