// Each row of the tables matches its own examples and none of its counter-examples.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { withoutQuotations } from '../../../src/core/messages/questions/unquotedSentence.ts';
import { questionFronts } from '../../../src/core/messages/questions/questionFronts.ts';
import { askingForms } from '../../../src/core/messages/questions/askingForms.ts';
import { frontsOfBuilds, placesOfBuilds } from '../../../src/core/messages/fronts/frontsOfBuilds.ts';
import { frontsOfErrors } from '../../../src/core/messages/fronts/frontsOfErrors.ts';
import { frontsOfLogs } from '../../../src/core/messages/fronts/frontsOfLogs.ts';
import { lineHeads } from '../../../src/core/messages/questions/lineHeads.ts';
import { peel } from '../../../src/core/messages/fronts/peel.ts';
import { messagesIn } from '../../../src/core/messages/questions/questionMessages.ts';
import type { MessageForm } from '../../../src/core/messages/messageForms.ts';
import { silentLines } from '../../../src/core/messages/questions/silentLines.ts';
import { tails } from '../../../src/core/messages/fronts/tails.ts';

/** Tests `rows`; `applies` says whether a row has a part in how a text is read. */
function testRows(name: string, rows: readonly MessageForm[], applies: (row: MessageForm, text: string) => boolean): void {
  suite(name, () => {
    test('gives every row a unique id', () => assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length));
    for (const row of rows) {
      test(row.id, () => {
        assert.ok(row.examples.length > 0 && row.others.length > 0, 'a row without an example or a counter-example proves nothing');
        for (const [text, message] of row.examples) {
          assert.ok(applies(row, text), `has no part in ${text}`);
          assert.equal(messagesIn(text)[0]?.text, message, text);
        }
        for (const text of row.others) assert.ok(!applies(row, text), `has a part in ${text}`);
      });
    }
  });
}

const hasLine = ({ test: expression }: MessageForm, text: string): boolean => text.split('\n').some((line) => expression.test(line));
const isPeeled = ({ id }: MessageForm, text: string): boolean => text.split('\n').some((line) => peel(line).rows.includes(id));

testRows('prefixes of messages', [...frontsOfBuilds, ...frontsOfLogs, ...placesOfBuilds, ...frontsOfErrors], isPeeled);
testRows('suffixes of messages', tails, isPeeled);
testRows('lines without a message', silentLines, hasLine);
testRows('lines that announce a message', lineHeads, hasLine);
testRows('questions before pasted text', questionFronts, hasLine);
testRows('questions about messages', askingForms, ({ id, test: expression }, text) =>
  expression.test(id.startsWith('bare') ? text : withoutQuotations(text).text),
);
