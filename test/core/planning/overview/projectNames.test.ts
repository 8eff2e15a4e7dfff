// A name in a question that is both that of the project and that of a class.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';

suite('the name of the project in a question', () => {
  let ledger: OpenedFixture;
  before(async () => {
    ledger = await openFixture({
      'README.md': '# What is LEDGER?\n\nLedger is a book for small shops.\n',
      'core/book.py': dedent`
        class Ledger:
            def open(self):
                return check_balance([])


        def check_balance(entries):
            return sum(entries)
      `,
      'web/page.py': dedent`
        class Ledger:
            def show(self):
                return ''
      `,
    });
  });

  test('asks for the overview, although classes have the name', async () => {
    const { answer } = await ask(ledger.codebase, 'What is the architecture of Ledger and where should I start reading?');
    assert.match(answer, /^Ledger is a book for small shops\./);
  });

  test('is no subject beside something else', async () => {
    const { answer } = await ask(ledger.codebase, 'How does Ledger check the balance of entries?');
    assert.doesNotMatch(answer, /ambiguous/);
    assert.match(answer, /check_balance/);
  });

  test('is the class where a relation of it is asked for', async () => {
    assert.match((await ask(ledger.codebase, 'Which methods does the class Ledger have?')).answer, /ambiguous/);
  });
});
