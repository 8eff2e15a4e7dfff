// Embedding that succeeds, with the differences between servers: requests, replies and number of calls.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import * as fc from 'fast-check';
import { embed, inWrongOrder, vectorOf, withoutIndex } from '../../support/scriptedEmbeddings.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { assertNothingLeft } from '../asking.ts';
import { assertEmbedFailed, embedAll, embedderAt } from '../embedding.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

/** `text` as a model with `native` numbers sees it, cut to 256 and made unit length. */
function expectedVector(text: string, native: number, seed = 1): number[] {
  const shortVector = vectorOf(text, native, seed).slice(0, 256);
  const length = Math.hypot(...shortVector);
  return shortVector.map((value) => value / length);
}

function assertNear(actual: Float32Array | undefined, wanted: readonly number[]): void {
  assert.equal(actual?.length, wanted.length);
  for (const [i, value] of (actual ?? []).entries()) assert.ok(Math.abs(value - (wanted[i] ?? 9)) < 1e-6, `number ${String(i)}`);
}

/** A new model for each test, since the accepted parameters are remembered by name. */
let models = 0;
const newModelName = (): { model: string } => ({ model: `m${String(models++)}` });

suite('a request for embeddings', () => {
  test('holds only the texts, the model and the form of the vectors', async () => {
    await embedAll(embedderAt(server.url, { key: 'k1', ...newModelName(), queryPrefix: 'q: ', documentPrefix: 'd: ' }), ['one', 'two']);
    const [request] = server.embeddings;
    assert.equal(request?.path, '/v1/embeddings');
    assert.deepEqual(request?.body, {
      model: `m${String(models - 1)}`,
      input: ['d: one', 'd: two'],
      dimensions: 256,
      encoding_format: 'base64',
    });
    assert.equal(request?.headers.authorization, 'Bearer k1');
    assert.equal(request?.headers['user-agent'], 'clew');
    const names = Object.keys(request?.headers ?? {}).filter((name) => /stainless|openai|cookie/.test(name));
    assert.deepEqual(names, []);
    await assertNothingLeft(server);
  });

  test('has the prefix for questions before a question', async () => {
    await embedAll(embedderAt(server.url, { ...newModelName(), queryPrefix: 'q: ', documentPrefix: 'd: ' }), ['where?'], 'query');
    assert.deepEqual(server.embeddings[0]?.body?.input, ['q: where?']);
  });

  test('is not made without a model or a valid address', () => {
    assert.throws(() => embedderAt(server.url, { model: '' }), /embedder-unset/);
    assert.throws(() => embedderAt('ftp://x'), /embedder-bad-url: ftp:\/\/x/);
  });
});

suite('vectors', () => {
  const cases = [
    ['a server that obeys everything', {}, 256],
    ['numbers in writing where base64 was asked for', { base64: 'ignores' }, 256],
    ['a server that refuses base64', { base64: 'refuses' }, 256],
    ['a server that ignores dimensions', { asksForDimensions: 'ignores' }, 1024],
    ['a model that refuses dimensions', { asksForDimensions: 'refuses' }, 1024],
    ['a server that refuses both', { asksForDimensions: 'refuses', base64: 'refuses', dimensions: 768 }, 768],
  ] as const;
  for (const [what, model, native] of cases) {
    test(`are 256 numbers of unit length: ${what}`, async () => {
      server.embedder = embed(model);
      const { vectors, error } = await embedAll(embedderAt(server.url, newModelName()), ['read the file', 'write']);
      assert.equal(error, undefined);
      assertNear(vectors[0], expectedVector('read the file', native));
      assertNear(vectors[1], expectedVector('write', native));
      await assertNothingLeft(server);
    });
  }

  test('of a model with fewer numbers keep their length', async () => {
    server.embedder = embed({ dimensions: 64, asksForDimensions: 'ignores' });
    const { vectors } = await embedAll(embedderAt(server.url, newModelName()), ['read']);
    assert.equal(vectors[0]?.length, 64);
  });

  test('are in the order of the texts, whatever order the server sends', async () => {
    for (const reply of [inWrongOrder(), withoutIndex()]) {
      server.scriptEmbeddings(reply);
      const { vectors } = await embedAll(embedderAt(server.url, newModelName()), ['read', 'write', 'seek']);
      for (const [i, text] of ['read', 'write', 'seek'].entries()) assertNear(vectors[i], expectedVector(text, 256));
    }
  });

  test('cost one refusal for a model, not one per call', async () => {
    server.embedder = embed({ asksForDimensions: 'refuses', base64: 'refuses' });
    const embedder = embedderAt(server.url, newModelName());
    await embedAll(embedder, ['one']);
    await embedAll(embedder, ['two']);
    assert.equal(server.embeddings.length, 4);
  });
});

suite('many texts', () => {
  test('go in several calls that grow while the server is quick', async () => {
    const texts = Array.from({ length: 300 }, (_, i) => `text number${String.fromCharCode(97 + (i % 26))} ${String(i)}`);
    const { vectors, calls } = await embedAll(embedderAt(server.url, newModelName()), texts);
    const sizes = server.embeddings.map(({ body }) => body?.input?.length);
    assert.deepEqual(sizes, [32, 64, 128, 76]);
    assert.deepEqual(
      calls.map(({ texts: { length } }) => length),
      sizes,
    );
    assert.ok(calls.every(({ promptTokens }) => (promptTokens ?? 0) > 0));
    for (const i of [0, 31, 32, 150, 299]) assertNear(vectors[i], expectedVector(texts[i] ?? '', 256));
  });

  test('go in smaller calls when they are long', async () => {
    const long = 'word '.repeat(19_000);
    await embedAll(embedderAt(server.url, newModelName()), [`a${long}`, `b${long}`, `c${long}`, `d${long}`]);
    assert.deepEqual(
      server.embeddings.map(({ body }) => body?.input?.length),
      [3, 1],
    );
  });

  for (const refusedWith of [400, 413, 500] as const) {
    test(`go in smaller calls from then on when a server refuses with ${String(refusedWith)}`, async () => {
      server.embedder = embed({ mostTexts: 10, refusedWith });
      const texts = Array.from({ length: 64 }, (_, i) => `text ${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + (i % 7))}`);
      const { vectors, error } = await embedAll(embedderAt(server.url, newModelName()), texts);
      assert.equal(error, undefined);
      for (const [i, text] of texts.entries()) assertNear(vectors[i], expectedVector(text, 256));
      const sizes = server.embeddings.map(({ body }) => body?.input?.length ?? 0);
      // The first 32 are halved until they go through; later calls begin with a size that passes.
      assert.deepEqual(sizes.slice(0, 3), [32, 16, 8]);
      assert.ok(sizes.slice(8).every((size) => size <= 8));
    });
  }

  test('give each text its own vector, whatever the sizes of calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        async (texts, most) => {
          server.reset();
          server.embedder = embed({ mostTexts: most });
          const { vectors } = await embedAll(embedderAt(server.url, newModelName()), texts);
          assert.equal(vectors.length, texts.length);
          for (const [i, text] of texts.entries()) assertNear(vectors[i], expectedVector(text, 256));
        },
      ),
      { numRuns: 15 },
    );
  });
});

suite('a text that is longer than the model reads', () => {
  test('is embedded in parts without any loss', async () => {
    server.embedder = embed({ longestText: 400 });
    const text = `${'alpha beta\n'.repeat(60)}${'gamma delta\n'.repeat(60)}`;
    const { vectors, error } = await embedAll(embedderAt(server.url, newModelName()), ['short', text]);
    assert.equal(error, undefined);
    assert.ok(Math.abs(Math.hypot(...(vectors[1] ?? [])) - 1) < 1e-6);
    const sentParts = server.embeddings.flatMap(({ body }) => body?.input ?? []).filter((part) => part.length <= 400 && part !== 'short');
    assert.equal(sentParts.join(''), text);
  });

  test('fails when even a part of it is refused', async () => {
    server.embedder = embed({ longestText: 10 });
    assertEmbedFailed(await embedAll(embedderAt(server.url, newModelName()), ['x'.repeat(1000)]), 'embedder-too-long');
  });
});

suite('the stamp', () => {
  const stamp = (settings: object): string => embedderAt('https://api.example.com/v1', settings).info.stamp;

  test('changes with everything that changes vectors, and with nothing else', () => {
    const base = stamp({});
    for (const other of [{ model: 'other' }, { dimensions: 128 }, { documentPrefix: 'd: ' }]) assert.notEqual(stamp(other), base);
    for (const same of [{ key: 'k' }, { queryPrefix: 'q: ' }, { backOffMs: 9 }]) assert.equal(stamp(same), base);
    assert.notEqual(embedderAt('https://other.example.com/v1').info.stamp, base);
  });

  test('holds neither key nor query and has a limited length', () => {
    const { info } = embedderAt('https://api.example.com/v1?token=abc', { key: 'k1', documentPrefix: 'p'.repeat(2000) });
    assert.doesNotMatch(info.stamp, /abc|k1/);
    assert.ok(info.stamp.length <= 500);
    assert.doesNotMatch(embedderAt('https://api.example.com/v1?token=abc').info.stamp, /abc/);
  });
});
