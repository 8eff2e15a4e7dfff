// What files are for is told beside flows and failures, and the best find of a description brings its neighbours.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/api.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { askWith, modelAt, promptOf } from '../askModel.ts';
import { openFixture } from '../openFixture.ts';

const server = new ScriptedServer();
let codebase: Codebase;
before(async () => {
  codebase = (
    await openFixture({
      'src/counter.ts':
        '// Takes parcels in at the counter. Only clerks use it.\nimport { weigh } from "./scales";\n\nexport function acceptParcel(parcel: string) {\n  return weigh(parcel);\n}\n',
      'src/scales.ts':
        '// Weighs what customers bring.\n\nexport function weigh(parcel: string) {\n  if (!parcel) throw new Error("nothing lies on the scales");\n  return parcel.length;\n}\n',
      'src/stamps.ts':
        'import { printLabel } from "./labels";\n\n/** Sticks postage stamps onto envelopes. */\nexport function stickStamps(envelope: string) {\n  return printLabel(envelope);\n}\n',
      'src/labels.ts': 'export function printLabel(text: string) {\n  return text;\n}\n',
    })
  ).codebase;
  await server.start();
});
after(() => server.close());
beforeEach(() => server.reset());

const reply = (text: string, missing: string): string => `<answer>\n${text}\n</answer>\n<missing>\n${missing}\n</missing>`;

suite('what a file is for', () => {
  for (const question of ['Trace `acceptParcel`', 'Why do I get "nothing lies on the scales"?'])
    test(`is told for: ${question}`, async () => {
      server.script(answer(reply('It is weighed.', 'none')));
      await askWith(codebase, question, { answering: modelAt(server) });
      assert.match(promptOf(server.requests[0]), /- src\/scales\.ts is for: Weighs what customers bring\. \[\d+:1\]/);
    });
});

test('a function that is found by what it does comes with what it calls', async () => {
  server.script(answer(reply('A draft.', 'how postage stamps are stuck onto envelopes')), answer(reply('The answer.', 'none')));
  await askWith(codebase, 'Trace `acceptParcel`', { answering: modelAt(server) });
  const further = server.requests[1]?.body?.messages?.at(-1)?.content ?? '';
  assert.match(further, /function stickStamps/);
  assert.match(further, /stickStamps calls printLabel, defined in src\/labels\.ts/);
});
