// The life of a server of `clew mcp`: during the first index, beside other processes on the same store, and at its end.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { newClient, opening, until, writeManyFiles } from '../engine/engineFixture.ts';
import { clew, temporaryFolder } from './commandLine.ts';
import { currentAgent, earlierAgent, listedCalls, plainServer, write, type ServerOptions } from './mcpClients.ts';

/** A project whose first index takes a while. */
function largeProject(t: TestContext, count = 150): ServerOptions & { readonly folder: string } {
  const folder = temporaryFolder(t);
  writeManyFiles(folder, count, 12);
  write(folder, { 'src/fees.py': 'def delivery_fee():\n    return 1\n' });
  // A file that is younger than its record may have changed since, so its text is taken in again.
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) utimesSync(join(folder, entry), hourAgo, hourAgo);
  return { folder, folders: [folder], store: temporaryFolder(t) };
}

const fee = { name: 'delivery_fee' };

/** Names and times of the files of a store whose name fits. */
function storedFiles(store: string, name: RegExp): readonly string[] {
  return readdirSync(store)
    .filter((file) => name.test(file))
    .map((file) => `${file} ${statSync(join(store, file)).mtimeMs}`)
    .sort();
}

suite('clew mcp during its first index', () => {
  test('lists its tools, and answers from the partial index or refuses in one sentence', async (t) => {
    const { folder: _, ...options } = largeProject(t);
    const agent = await currentAgent(t, { ...options, more: ['--wait', '0'] });
    assert.equal((await agent.list()).tools.length, 7);
    const first = await agent.call('find_symbol', fee);
    assert.match(first.text, /^Error: The index is still being built, .* Call again .* grep|Index: \d\d? % built/);
    const texts = [first.text];
    while (/still being built|Index: /.test(texts.at(-1) ?? '')) texts.push((await agent.call('find_symbol', fee)).text);
    assert.match(texts.at(-1) ?? '', /src\/fees\.py:1/);
  });

  test('waits for the index during a call and reports progress on request', async (t) => {
    const { folder: _, ...options } = largeProject(t);
    for (const connect of [currentAgent, earlierAgent]) {
      const agent = await connect(t, { ...options, store: temporaryFolder(t) });
      const notes: number[] = [];
      const onprogress = ({
        progress,
        total,
        message,
      }: {
        progress: number;
        total?: number | undefined;
        message?: string | undefined;
      }): void => {
        assert.ok(total === 100 && message !== undefined);
        notes.push(progress);
      };
      const { text } = await agent.call('find_symbol', fee, { onprogress });
      assert.match(text, /src\/fees\.py:1/);
      assert.doesNotMatch(text, /Index:/);
      assert.ok(notes.length > 0, 'no progress was told');
      assert.deepEqual(
        notes,
        [...new Set(notes)].sort((a, b) => a - b),
      );
    }
  });

  test('ends only the call that is cancelled', async (t) => {
    const { folder: _, ...options } = largeProject(t);
    const server = plainServer(t, options);
    const client = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'plain', version: '1' } };
    server.send({ id: 1, method: 'initialize', params: client });
    await server.answer(1);
    server.send({ method: 'notifications/initialized' });
    const call = (id: number): void => server.send({ id, method: 'tools/call', params: { name: 'find_symbol', arguments: fee } });
    call(2);
    call(3);
    server.send({ method: 'notifications/cancelled', params: { requestId: 2 } });
    await server.answer(3);
    assert.ok(!server.lines.some((line) => line.includes('"id":2')));
    assert.equal(listedCalls(options.store).length, 1);
    for (const line of server.lines) assert.equal((JSON.parse(line) as { readonly jsonrpc?: unknown }).jsonrpc, '2.0');
  });
});

suite('clew mcp beside other processes', () => {
  test('parses and embeds nothing that another process has stored', async (t) => {
    const { folder, ...options } = largeProject(t, 40);
    const indexed = await clew(['index', '--embedder', 'builtin', '--workspace', folder, '--store', options.store]);
    assert.equal(indexed.code, 0, indexed.stderr);
    const vectors = storedFiles(options.store, /^vectors-.*\.manifest$/);
    assert.ok(vectors.length > 0);
    const second = await currentAgent(t, { ...options, more: ['--verbose'] });
    const { text } = await second.call('explore_code', { question: 'Where is the delivery fee computed?' });
    assert.match(text, /def delivery_fee/);
    assert.match(second.stderr(), /Indexed 41 files in \d+ ms, 41 of them from the store/);
    await until(() => /Vectors: (\d+) of \1/.test(second.stderr()));
    assert.deepEqual(storedFiles(options.store, /^vectors-.*\.manifest$/), vectors);
  });

  test('answers beside another server on a new shared store without loss', async (t) => {
    const { folder: _, ...options } = largeProject(t, 60);
    const agents = await Promise.all([currentAgent(t, options), earlierAgent(t, options)]);
    const answers = await Promise.all(agents.map((agent) => agent.call('find_symbol', fee)));
    for (const { text } of answers) assert.match(text, /src\/fees\.py:1/);
    await Promise.all(agents.map((agent) => agent.close()));
    assert.equal(listedCalls(options.store).length, 2);
    const third = await currentAgent(t, { ...options, more: ['--verbose'] });
    await third.call('find_symbol', fee);
    assert.match(third.stderr(), /61 of them from the store/);
  });

  test('shares the store with a running engine of the editor', async (t) => {
    const { folder, ...options } = largeProject(t, 40);
    const engine = newClient(t);
    await engine.open(opening(folder, options.store));
    await engine.index({ rebuild: false });
    const agent = await currentAgent(t, { ...options, more: ['--verbose'] });
    assert.match((await agent.call('find_symbol', fee)).text, /src\/fees\.py:1/);
    assert.match(agent.stderr(), /41 of them from the store/);
  });
});

suite('clew mcp ends', () => {
  for (const [how, end] of [
    ['when its standard input closes', 'close'],
    ['when it is told to', 'SIGTERM'],
  ] as const) {
    test(`${how}, even during indexing, and leaves no lock`, async (t) => {
      const { folder: _, ...options } = largeProject(t);
      const server = plainServer(t, options);
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'plain', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      server.send({ id: 1, method: 'tools/list', params: { _meta } });
      await server.answer(1);
      server.send({ id: 2, method: 'tools/call', params: { name: 'find_symbol', arguments: fee, _meta } });
      await until(() => readdirSync(options.store).some((name) => name.endsWith('.segment')));
      const since = performance.now();
      if (end === 'close') server.child.stdin?.end();
      else server.child.kill(end);
      assert.equal(await server.ended, 0);
      assert.ok(performance.now() - since < 5000);
      assert.deepEqual(storedFiles(options.store, /lock|tmp/), []);
      assert.ok(!server.lines.some((line) => line.includes('"id":2')));
      // All files read until then are stored.
      const next = await currentAgent(t, { ...options, more: ['--verbose'] });
      assert.match((await next.call('find_symbol', fee)).text, /src\/fees\.py:1/);
      assert.ok(readFileSync(join(options.store, 'tool-calls.jsonl'), 'utf8').length > 0);
    });
  }
});
