// Packed replies: those that were asked for are unpacked, and of all others not one byte is read.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite, test, type TestContext } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { guardedFetch } from '../../../src/models/endpoint/guardedFetch.ts';
import { HttpRefusal } from '../../../src/models/endpoint/httpRefusal.ts';
import { acceptedEncodings, foreignEncoding } from '../../../src/models/endpoint/replyEncoding.ts';

const list = '{"data":[{"id":"a-model"}]}';

/** Base URL of a server that replies with `bytes`. */
async function serve(t: TestContext, encoding: string, bytes: Uint8Array): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding, connection: 'close' }).end(bytes);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
}

/** Error of a reply with this status and encoding, and the number of pieces that were read of its body. */
async function refusal(status: number, encoding: string): Promise<{ readonly error: unknown; readonly pieces: number }> {
  let pieces = 0;
  const source = { pull: (body: ReadableStreamDefaultController<Uint8Array>) => body.enqueue(new Uint8Array([pieces++ % 256])) };
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  const fetchReply = async (): Promise<Response> => new Response(body, { status, headers });
  const call = { fetch: fetchReply, baseUrl: 'http://models.example/v1', state: { bytes: 0, done: false }, stream: false };
  const error: unknown = await guardedFetch(call, 'http://models.example/v1/models', {}).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, pieces };
}

suite('a packed reply', () => {
  test('is unpacked where the request asked for it so', async (t) => {
    for (const [encoding, bytes] of [
      ['gzip', gzipSync(list)],
      ['br', brotliCompressSync(list)],
      ['identity', Buffer.from(list)],
    ] as const) {
      const baseUrl = await serve(t, encoding, bytes);
      const reply = await guardedFetch({ fetch, baseUrl, state: { bytes: 0, done: false }, stream: false }, `${baseUrl}/models`, {});
      assert.equal(await reply.text(), list, encoding);
    }
  });

  test('of another kind is refused by its name, before its body is read', async () => {
    for (const encoding of ['deflate', 'zstd', 'compress', 'gzip, gzip', 'gzip, deflate']) {
      const { error, pieces } = await refusal(200, encoding);
      assert.ok(error instanceof UserError, encoding);
      assert.deepEqual([error.code, error.args[1]], ['model-bad-response', `packed as ${encoding}, which was not asked for`]);
      assert.equal(pieces, 0, encoding);
    }
  });

  test('of another kind that is an error tells its status', async () => {
    const { error, pieces } = await refusal(401, 'deflate');
    assert.ok(error instanceof HttpRefusal);
    assert.deepEqual([error.status, error.body, pieces], [401, '', 0]);
  });
});

test('what is asked for is never foreign, in any case and with blanks', () => {
  for (const encoding of [...acceptedEncodings.split(', '), ' GZIP ', 'x-gzip', ''])
    assert.equal(foreignEncoding(new Headers({ 'content-encoding': encoding })), undefined, encoding);
  assert.equal(foreignEncoding(new Headers()), undefined);
});
