// The context length of a model: as the server reports it, or as a question of usual size shows it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ConnectionCheck } from '../../../src/models/connection/connectionCheck.ts';
import type { EndpointSettings } from '../../../src/models/endpoint/endpointSettings.ts';
import * as fault from '../../support/scriptedFaults.ts';
import { answer } from '../../support/scriptedReplies.ts';
import type { ReceivedRequest, Reply } from '../../support/scriptedRequest.ts';
import { wide } from '../asking.ts';
import { usage, useCheckedServer } from './checkedServer.ts';

const { server, check } = useCheckedServer();

suite('the context length', () => {
  const context = async (settings: Partial<EndpointSettings> = {}): Promise<ConnectionCheck | undefined> => {
    const last = (await check(settings)).at(-1);
    return last?.check === 'context' ? last : undefined;
  };
  /** A server that reads `tokens` and drops the rest, as it counts them itself. */
  const reading =
    (tokens: number): Reply =>
    (request: ReceivedRequest, response) => {
      const words = (request.body?.messages?.[0]?.content ?? '').split(/\s+/).length;
      return answer('OK then', { usage: { prompt: Math.min(words, tokens), completion: 2 } })(request, response);
    };

  test('is compared with the setting where the server reports it', async () => {
    assert.equal((await context())?.code, 'context-ok');
    const tooHigh = await context({ maxInputTokens: 64_000 });
    assert.deepEqual([tooHigh?.outcome, tooHigh?.code], ['failed', 'context-setting-too-high']);
    assert.match(tooHigh?.sentence ?? '', /reads 32000 tokens, but "clew\.model\.maxInputTokens" says 64000/);
    server.models = [{ id: 'scripted-large', max_model_len: 4096 }];
    assert.equal((await context())?.code, 'context-small');
    assert.equal((await context({ maxInputTokens: 4000 }))?.code, 'context-ok');
    assert.ok(
      server.chats.every(({ text }) => text.length < 1000),
      'nothing long was sent',
    );
  });

  test('is tried where the server does not report it', async () => {
    server.models = [{ id: 'scripted-large' }];
    server.fallback = reading(100_000);
    assert.equal((await context())?.code, 'context-ok');
    server.fallback = reading(2048);
    const truncatedCheck = await context();
    assert.deepEqual([truncatedCheck?.outcome, truncatedCheck?.code], ['failed', 'context-truncated']);
    assert.match(truncatedCheck?.sentence ?? '', /read 2048 of them and dropped the rest/);
    assert.equal((await context({ maxInputTokens: 2000 }))?.code, 'context-ok', 'no more is sent than the setting allows');
    server.script(answer('1 2', { usage }), fault.contextLength(4096));
    const refusedCheck = await context();
    assert.deepEqual([refusedCheck?.outcome, refusedCheck?.code], ['failed', 'model-context-length']);
    assert.match(refusedCheck?.sentence ?? '', /reads 4096 tokens/);
    server.script(answer('1 2', { usage }), fault.stall());
    assert.equal((await context({ timeouts: { ...wide, firstByte: 1000 } }))?.code, 'context-untested');
  });
});
