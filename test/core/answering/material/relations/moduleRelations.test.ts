// The purpose of files beside flows and failures, and the neighbours of a function found by its description.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Codebase } from '../../../../../src/core/codebase/api.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { askWith, modelAt, promptOf } from '../../../../support/askModel.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const server = new ScriptedServer();
let codebase: Codebase;
before(async () => {
  codebase = (
    await openFixture({
      'src/counter.ts': dedent`
        // Takes parcels in at the counter. Only clerks use it.
        import { weigh } from "./scales";

        export function acceptParcel(parcel: string) {
          return weigh(parcel);
        }
      `,
      'src/scales.ts': dedent`
        // Weighs what customers bring.

        export function weigh(parcel: string) {
          if (!parcel) throw new Error("nothing lies on the scales");
          return parcel.length;
        }
      `,
      'src/stamps.ts': dedent`
        import { printLabel } from "./labels";

        /** Sticks postage stamps onto envelopes. */
        export function stickStamps(envelope: string) {
          return printLabel(envelope);
        }
      `,
      'src/labels.ts': dedent`
        export function printLabel(text: string) {
          return text;
        }
      `,
    })
  ).codebase;
  await server.start();
});
after(() => server.close());
beforeEach(() => server.reset());

const reply = (text: string, missing: string): string => `<answer>\n${text}\n</answer>\n<missing>\n${missing}\n</missing>`;

suite('the purpose of a file', () => {
  for (const question of ['Trace `acceptParcel`', 'Why do I get "nothing lies on the scales"?'])
    test(`is in the evidence for: ${question}`, async () => {
      server.script(answer(reply('It is weighed.', 'none')));
      await askWith(codebase, question, { answering: modelAt(server) });
      assert.match(promptOf(server.requests[0]), /- src\/scales\.ts is for: Weighs what customers bring\. \[\d+:1\]/);
    });
});

test('a function found by its description comes with its callees', async () => {
  server.script(answer(reply('A draft.', 'how postage stamps are stuck onto envelopes')), answer(reply('The answer.', 'none')));
  await askWith(codebase, 'Trace `acceptParcel`', { answering: modelAt(server) });
  const further = server.requests[1]?.body?.messages?.at(-1)?.content ?? '';
  assert.match(further, /function stickStamps/);
  assert.match(further, /stickStamps calls printLabel, defined in src\/labels\.ts/);
});
