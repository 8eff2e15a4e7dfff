// Names of a model in the graph that is sent: another spelling in code is another thing, and citations may have several lines.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer, jsonAnswer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askGraph, enough, promptAt, statedOf, triplesOf } from '../../strategies/askGraph.ts';
import type { Outcome } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import type { Reply } from '../../../../support/scriptedRequest.ts';

const source = `import { json } from './json.js';

const OUTGOING_MESSAGES = new Map();

export const JSONUnmarshal = (text) => json.Unmarshal(text);

export function waitForMessages(channel, validateSend) {
  const outgoingMessages = OUTGOING_MESSAGES.get(channel);
  if (outgoingMessages.length > 1) {
    validateSend(outgoingMessages);
    channel.strict = true;
    channel.open = true;
    channel.seen += 1;
    channel.sent += 1;
    channel.kept += 1;
    channel.lost += 1;
    channel.held += 1;
    throw new Error('deadlock detected');
  }
  channel.on('message', () => channel.close());
}
`;

const server = new ScriptedServer();
let opened: OpenedFixture;
before(async () => {
  await server.start();
  opened = await openFixture({ 'src/messages.js': source }, nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

/** The reply of a model that cites lines of the function by the number of its piece. */
function noting(...triples: readonly (readonly [string, string, string, string])[]): Reply {
  return answer((request) => {
    const text = JSON.stringify(request.body);
    const n = /\[(\d+)\] src\/messages\.js:\d+-\d+ · function waitForMessages/.exec(text)?.[1] ?? '0';
    return JSON.stringify({ triples: triples.map(([from, relation, to, lines]) => [from, relation, to, lines.replaceAll('n:', `${n}:`)]) });
  });
}

const ask = (reply: Reply): Promise<Outcome> =>
  askGraph(server, opened, [reply, jsonAnswer(enough)], {}, 'What does `waitForMessages` do with `JSONUnmarshal` and `OUTGOING_MESSAGES`?');

test('a name in the shown code is not merged with a similar spelling', async () => {
  const outcome = await ask(
    noting(
      ['outgoingMessages', 'is read from', 'OUTGOING_MESSAGES', 'n:8'],
      ['JSONUnmarshal', 'is set by', 'json.Unmarshal', ''],
      ['wait for messages', 'returns when length > 1 of', 'outgoingMessages', 'n:9'],
    ),
  );
  assert.deepEqual(
    triplesOf(outcome)
      .filter(({ stated }) => stated)
      .map(({ from, relation, to }) => [from, relation, to]),
    [
      ['outgoingMessages', 'is read from', 'OUTGOING_MESSAGES'],
      ['JSONUnmarshal', 'is set by', 'json.Unmarshal'],
      ['waitForMessages', 'returns when length > 1 of', 'outgoingMessages'],
    ],
  );
  assert.match(promptAt(server, -1), /^waitForMessages -returns when length > 1 of-> outgoingMessages \[\d+:9\]$/m);
});

test('a triple is shown by the lines of a whole function, or by two places together', async () => {
  const outcome = await ask(
    noting(
      ['waitForMessages', 'throws', 'the deadlock that was detected', 'n:7-20'],
      ['OUTGOING_MESSAGES', 'lets throw', 'deadlock detected', 'n:8, n:18'],
      ['waitForMessages.ƒ', 'calls', 'channel.close', 'n:20'],
      ['waitForMessages', 'throws', 'a timeout', 'n:7-20'],
    ),
  );
  const shown = statedOf(outcome).map((text) => text.split(': ').at(-1));
  assert.deepEqual(shown, ['shown', 'shown', 'shown', 'claimed']);
  assert.equal(triplesOf(outcome).find(({ to }) => to.includes('that was detected'))?.line, 18, 'the line that says it');
});
