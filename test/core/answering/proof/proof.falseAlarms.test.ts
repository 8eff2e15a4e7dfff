// True sentences, written by people in the role of a model, that were once flagged wrongly.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { prove } from '../../../../src/core/answering/proof/proof.ts';
import { claimsIn } from '../../../../src/core/answering/proof/claims.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, reply } from '../../../support/askModel.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
let codebase: Codebase;
before(async () => {
  codebase = (
    await openFixture({
      'src/useParcel.ts': dedent`
        export function useParcel(id: string) {
          const reload = useCallback(async () => {
            const next = await fetchParcel(id);
            setParcel(next);
          }, [id]);
          return reload;
        }
      `,
    })
  ).codebase;
  await server.start();
});
after(() => server.close());
beforeEach(() => server.reset());

function stateOf(sentence: string, text: string): string | undefined {
  return [...prove(`${sentence} [1].`, { citedText: () => ({ text, around: [] }) }).states.values()][0];
}

suite('no flag', () => {
  test('for the name of a callback without a definition of its own', async () => {
    server.script(
      answer((request) =>
        reply(
          `\`reload\` fetches the parcel anew and keeps it with \`setParcel\` [${numberOf(request, 'src/useParcel.ts:1-7')}:3-4].`,
          'none',
        ),
      ),
    );
    const { record } = await askWith(codebase, 'How does `useParcel` work?', { answering: modelAt(server) });
    assert.deepEqual([record.citations[0]?.status, record.citations[0]?.reason], ['verified', undefined]);
    assert.equal(
      record.confidence.reasons.some((reason) => /unproven|not proven|unsupported/i.test(reason)),
      false,
    );
  });

  test('for a name of the question beside a name of the lines', () => {
    const question = { holds: (part: string) => part === 'UserSchema' };
    const state = (sentence: string): string | undefined =>
      [...prove(`${sentence} [1].`, { citedText: () => ({ text: 'registry.get_class(name)', around: [] }), question }).states.values()][0];
    assert.equal(state('`UserSchema` is looked up by `get_class`'), 'proven');
    assert.equal(state('`UserSchema` is looked up by its name there'), 'unfounded');
    assert.equal(state('`OtherSchema` is looked up by `get_class`'), 'unfounded');
  });

  test('for a word that code writes in capitals', () => {
    assert.equal(stateOf('Support for `ini` was removed', '- BREAKING: HCL, Java properties, INI removed from core'), 'proven');
    assert.equal(stateOf('Support for `toml` was removed', '- BREAKING: HCL, Java properties, INI removed from core'), 'unfounded');
  });

  test('for an empty value beside a check that does not name it', () => {
    assert.notEqual(stateOf('It fails when the key is `null`', 'if (!key) throw new Error("missing key.");'), 'unfounded');
    assert.equal(stateOf('It fails when the key is `null`', 'throw fail(key);'), 'unfounded');
  });

  test('for text between two short quotations', () => {
    const sentence = 'It prints "via x" and warnings point to the first, then "via y"';
    assert.equal(
      prove(`${sentence} [1].`, { citedText: () => ({ text: 'log("via x"); log("via y");', around: [] }) }).unfoundedCitations.size,
      0,
    );
  });

  test('for an inline heading in bold', () => {
    const claims = claimsIn('- **End detection is lost.** `getKey` never returns nothing there [1].');
    assert.deepEqual(
      claims.map(({ cites }) => cites),
      [[1]],
    );
    assert.equal(claimsIn('**Every request is sent twice.**').length, 1);
  });

  test('for a remark about missing evidence, as the prompt asks for', () => {
    assert.equal(claimsIn('The library that watches files lies outside the workspace.').length, 0);
    assert.equal(claimsIn('Die Liste der ausgelassenen Pakete fehlt noch.').length, 0);
  });
});
