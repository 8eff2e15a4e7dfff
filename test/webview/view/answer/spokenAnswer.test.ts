// What screen readers hear of a complete answer: its first paragraph without marks and citations, why it is as it is, and how many citations it has.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TurnView } from '../../../../src/webview/state/turnState.ts';
import { foldTurn } from '../../../../src/webview/state/turnState.ts';
import { announcement } from '../../../../src/webview/view/answer/progressLine.ts';
import { spokenAnswer } from '../../../../src/webview/view/answer/spokenAnswer.ts';
import { answerRecord, citation } from '../../../support/panel/answerRecord.ts';
import { dedent } from '../../../support/dedent.ts';

function turnOf(answer: string, over: Partial<TurnView> = {}): TurnView {
  return { ...foldTurn({ id: 't', question: 'Where?', state: 'done', events: [], record: answerRecord({ answer }) }), ...over };
}

const citations = (...statuses: readonly Parameters<typeof citation>[0][]): TurnView['citations'] =>
  new Map(statuses.map((over, i) => [i + 1, citation({ ...over, n: i + 1 })]));

suite('the spoken answer', () => {
  test('is the first paragraph, without marks of Markdown and without citations', () => {
    const text = dedent`
      ## Where it is

      The **fee** is decided by \`delivery_fee\` [1], for \`items[3]\`
      it is free [1, 2].

      The rest is not spoken.
    `;
    assert.equal(
      spokenAnswer(turnOf(text, { citations: new Map() })),
      'The answer is complete. The fee is decided by delivery_fee, for items[3] it is free.',
    );
  });

  test('is a list where the answer begins with one, and no code block or table', () => {
    const text = dedent`
      \`\`\`ts
      fee();

      free();
      \`\`\`

      | a | b |
      | - | - |

      - one [1]
      - another
    `;
    assert.equal(spokenAnswer(turnOf(text, { citations: new Map() })), 'The answer is complete. one another');
  });

  test('counts the citations that can be opened', () => {
    const many = turnOf('Here [1].', { citations: citations({}, {}, { status: 'unsupported' }) });
    assert.equal(spokenAnswer(many), 'The answer is complete. Here. 2 citations: Alt+Down goes to the first.');
    const one = turnOf('Here [1].', { citations: citations({}) });
    assert.equal(spokenAnswer(one), 'The answer is complete. Here. 1 citation: Alt+Down goes to it.');
  });

  test('says before the answer why a model did not write it', () => {
    const notices = [{ code: 'model-declined', args: [], leads: true }] as const;
    const words = spokenAnswer(turnOf('Here.', { citations: new Map(), notices }));
    assert.match(words, /^The answer is complete\. .{20,} Here\.$/);
  });

  test('is the whole answer where a picture shows its text', () => {
    assert.equal(spokenAnswer(turnOf('Here.', { text: '', citations: new Map() })), 'The answer is complete. Here.');
  });

  test('is announced only when the panel was open while the answer was made', () => {
    assert.equal(announcement(turnOf('Here.')), '');
    assert.match(announcement(turnOf('Here.', { ranHere: true })), /^The answer is complete\. Here\./);
  });
});
