// Gaps that ask for callers: calls are told apart from mentions, and a repeated gap says that its lines are known.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { LookUpResult } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
let fixture: OpenedFixture;

const files = {
  'src/mail.py': dedent`
    from postman import send_letter, seal_letter


    def deliver(letter):
        """Delivers: like seal_letter, send_letter and seal_letter again, but later."""
        note = "seal_letter"
        return send_letter(letter), note


    def keep(letter):
        """Never calls stamp_letter(letter), which is of old days: stamp_letter was slow."""
        return letter
  `,
  'src/big.py': Array.from({ length: 400 }, (_, i) => `value_${i} = ${i} * 3`).join('\n'),
  'src/other.py': dedent`
    from mail import deliver


    def run(letter):
        return deliver(letter)
  `,
};

before(async () => {
  await server.start();
  fixture = await openFixture(files, nodeClock);
});
after(() => server.close());

function lookUp(text: string): Promise<LookUpResult> {
  return fixture.codebase.lookUp(text, neverCancelled);
}

suite('callers of a name without a definition', () => {
  test('are the lines that call the name', async () => {
    const { outcome, note, places } = await lookUp('callers of `send_letter`');
    assert.equal(outcome, 'found', note);
    assert.match(note, /postman\.send_letter from outside; .*this code calls it/);
    assert.equal(places[0]?.symbol, 'deliver');
  });

  test('are not the lines of a docstring that mentions the name', async () => {
    const { outcome, note } = await lookUp('callers of `stamp_letter`');
    assert.equal(outcome, 'partial', note);
    assert.match(note, /no call of `stamp_letter` is known; this code names it/);
  });
});

test('a gap whose lines are all in the request gets a note about it', async () => {
  server.reset();
  server.script(answer(reply('A draft.', 'uses of `deliver`', '`src/big.py:350-360`')), answer(reply('The rest.')));
  await askWith(fixture.codebase, 'Who calls `deliver` in `run`?', { answering: modelAt(server) });
  const second = promptOf(server.requests[1]);
  assert.match(second, /uses of deliver: found [^\n]*its lines were shown before/);
});
