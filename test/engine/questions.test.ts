// The built engine over its real wire: open, index, ask, search, changes, unsaved text, stored data.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { suite, test, type TestContext } from 'node:test';
import type { AskEvent } from '../../src/core/answering/record/events.ts';
import { CancellationSource, CancelledError } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import type { IndexProgress } from '../../src/core/indexing/indexProgress.ts';
import type { EngineClient } from '../../src/engine/host/client.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { memoryRoot, MemoryFiles } from '../support/memoryFiles.ts';
import { sampleProject, type SampleProject } from '../support/sampleProject.ts';
import { first, isAlive, newClient, opening, options, temporaryFolder, until, write, writeManyFiles } from './engineFixture.ts';
import { dedent } from '../support/dedent.ts';
import { shiftRecords } from '../support/trust/machine/wrongRecords.ts';

interface OpenedProject {
  readonly client: EngineClient;
  readonly project: SampleProject;
  readonly root: string;
}

async function openOrders(t: TestContext): Promise<OpenedProject> {
  const project = sampleProject('orders');
  t.after(() => project.dispose());
  const client = newClient(t);
  await client.open(opening(project.folder, temporaryFolder(t)));
  return { client, project, root: rootOfFolder(project.folder).key };
}

async function eventsOf(stream: AsyncIterable<AskEvent>): Promise<readonly AskEvent[]> {
  const events: AskEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

async function files(client: EngineClient, question: string): Promise<readonly string[]> {
  const { ranked } = await client.search(question, { limit: 10 });
  return ranked.map(({ file }) => file);
}

async function symbols(client: EngineClient, question: string): Promise<readonly (string | null)[]> {
  const { ranked } = await client.search(question, { limit: 10 });
  return ranked.map(({ symbol }) => symbol);
}

suite('the built engine', () => {
  test('answers tool calls with any arguments', async (t) => {
    const { client } = await openOrders(t);
    await client.index({ rebuild: false });
    const answer = await client.tools.request({ name: 'find_symbol', args: { name: 'handleRequest' }, options: { mostTokens: 400 } });
    assert.ok(answer.outcome === 'found' && answer.tokens <= 400, `${answer.outcome}, ${answer.tokens} tokens`);
    assert.ok(answer.places.some(({ file }) => file === 'src/server.ts'));
    const refusal = await client.tools.request({ name: 'find_symbol', args: ['no', 'object'], options: {} });
    assert.equal(refusal.outcome, 'refused');
    const source = new CancellationSource();
    source.cancel();
    await assert.rejects(client.tools.request({ name: 'find_symbol', args: { name: 'x' }, options: {} }, source.token), CancelledError);
    await assert.rejects(
      client.tools.request({ name: 'find_symbol', args: { name: 'x' }, options: { scope: 'no/such' } }),
      /unknown-scope/,
    );
  });

  test('finds an exact text, and rejects an invalid expression', async (t) => {
    const { client } = await openOrders(t);
    await client.index({ rebuild: false });
    const query = { pattern: 'handleRequest\\(', syntax: 'expression', matchCase: true, wholeWord: false } as const;
    const { hits, complete, total } = await client.searchText(query, { limit: 50 });
    assert.ok(complete && total > 0);
    assert.ok(hits.some(({ file, line }) => file === 'src/server.ts' && line === 16));
    await assert.rejects(client.searchText({ ...query, pattern: '(' }, { limit: 50 }), /bad-expression/);
    // An expression that would not end in its lifetime does not keep the engine from answering.
    const slow = await client.searchText({ ...query, pattern: '([^]+)+(?!x)\\1{9}\\0$' }, { limit: 50 });
    assert.equal(slow.stopped?.reason, 'too-slow');
    assert.equal(slow.complete, false);
  });

  test('indexes a project and reports progress and state', async (t) => {
    const { client } = await openOrders(t);
    const progressReports: IndexProgress[] = [];
    client.onProgress((progress) => progressReports.push(progress));
    const report = await client.index({ rebuild: false });
    assert.ok(report.files >= 7, `${report.files} files`);
    assert.ok((report.languages.typescript ?? 0) >= 5);
    assert.ok((report.languages.python ?? 0) >= 1);
    await until(() => progressReports.at(-1)?.phase === 'ready');
    const status = await client.status();
    assert.equal(status.progress.phase, 'ready');
    assert.equal(status.progress.files, report.files);
    assert.equal(status.progress.symbols, report.symbols);
  });

  test('answers with citations of the right lines and ends with the record', async (t) => {
    const { client } = await openOrders(t);
    await client.index({ rebuild: false });
    const events = await eventsOf(client.ask('Where is the delivery fee decided?', {}));
    const last = events.at(-1);
    assert.ok(last?.kind === 'done', `the last event is ${JSON.stringify(last)}`);
    assert.equal(events[0]?.kind, 'classified');
    const citation = last.record.citations.find(({ file }) => file === 'src/orders/price.ts');
    assert.ok(citation, 'price.ts is cited');
    assert.ok(citation.lineStart <= 23 && citation.lineEnd >= 20, `lines ${citation.lineStart} to ${citation.lineEnd} hold deliveryFee`);
    assert.equal(last.record.model, null);
  });

  test('counts the uses of each definition of a file', async (t) => {
    const { client, root } = await openOrders(t);
    await client.index({ rebuild: false });
    const file = { root, path: 'src/orders/price.ts' };
    const place = (await client.graph.definitions(file)).find(({ name }) => name === 'deliveryFee') ?? assert.fail('it is not listed');
    const usesQuestion = { name: place.name, at: { ...file, line: place.line, column: place.column } };
    const [uses] = await client.graph.uses(usesQuestion);
    const count = await client.graph.usesSummary(usesQuestion);
    assert.ok(uses && uses.places.length > 0);
    assert.deepEqual([count?.direct, count?.possible, count?.verdict], [uses.places.length, 0, { is: 'used' }]);
    assert.equal(await client.graph.usesSummary({ ...usesQuestion, at: { ...usesQuestion.at, path: 'src/nosuch.ts' } }), null);
  });

  test('keeps two parallel questions apart', async (t) => {
    const { client } = await openOrders(t);
    await client.index({ rebuild: false });
    const [fee, total] = await Promise.all([
      eventsOf(client.ask('What does deliveryFee do?', {})),
      eventsOf(client.ask('What does daily_total do?', {})),
    ]);
    const record = (events: readonly AskEvent[]): string => {
      const lastEvent = events.at(-1);
      return lastEvent?.kind === 'done' ? `${lastEvent.record.question} ${lastEvent.record.citations[0]?.file ?? ''}` : '';
    };
    assert.match(record(fee), /deliveryFee.*price\.ts/);
    assert.match(record(total), /daily_total.*report\.py/);
  });

  test('updates the index with created, changed and deleted files', async (t) => {
    const { client, project, root } = await openOrders(t);
    await client.index({ rebuild: false });
    project.write(
      'src/vouchers.ts',
      dedent`
        export function redeemVoucher(code: string): number {
          return code.length;
        }
      `,
    );
    await client.apply([{ root, path: 'src/vouchers.ts', type: 'created' }]);
    assert.equal((await files(client, 'redeemVoucher'))[0], 'src/vouchers.ts');
    project.write('src/vouchers.ts', 'export function cancelSubscription(): void {}\n');
    await client.apply([{ root, path: 'src/vouchers.ts', type: 'changed' }]);
    assert.equal((await files(client, 'cancelSubscription'))[0], 'src/vouchers.ts');
    assert.ok(!(await symbols(client, 'redeemVoucher')).includes('redeemVoucher'));
    project.remove('src/vouchers.ts');
    await client.apply([{ root, path: 'src/vouchers.ts', type: 'deleted' }]);
    assert.ok(!(await files(client, 'cancelSubscription')).includes('src/vouchers.ts'));
  });

  test('prefers unsaved text to the disk until the document is closed', async (t) => {
    const { client, root } = await openOrders(t);
    await client.index({ rebuild: false });
    await client.overlay(root, 'src/server.ts', 'export function throttleRequests(): void {}\n');
    assert.equal((await files(client, 'throttleRequests'))[0], 'src/server.ts');
    await client.overlay(root, 'src/server.ts', null);
    assert.ok(!(await symbols(client, 'throttleRequests')).includes('throttleRequests'));
    assert.ok((await files(client, 'handleRequest')).includes('src/server.ts'));
  });

  test('takes the index from the store after a restart', async (t) => {
    const project = sampleProject('orders');
    t.after(() => project.dispose());
    const store = temporaryFolder(t);
    const one = newClient(t);
    await one.open(opening(project.folder, store));
    const before = await one.index({ rebuild: false });
    assert.equal(before.fromStore, 0);
    const pid = one.pid;
    one.dispose();
    assert.ok(pid !== undefined);
    await until(() => !isAlive(pid));
    const two = newClient(t);
    await two.open(opening(project.folder, store));
    const after = await two.index({ rebuild: false });
    assert.equal(after.files, before.files);
    assert.equal(after.symbols, before.symbols);
    assert.equal(after.edges, before.edges);
    assert.ok(after.fromStore >= 7, `${after.fromStore} from the store`);
    assert.equal((await two.index({ rebuild: true })).fromStore, 0);
  });

  test('replaces wrong records in the store when the index is rebuilt', async (t) => {
    const project = sampleProject('orders');
    t.after(() => project.dispose());
    const store = temporaryFolder(t);
    /** Index of a start of its own. */
    const start = async (rebuild: boolean): Promise<readonly (number | readonly (string | null)[])[]> => {
      const client = newClient(t);
      // Vectors come later than the index, at a time of their own.
      await client.open({ ...opening(project.folder, store), embedding: { provider: 'off' } });
      await client.index({ rebuild: false });
      if (rebuild) await client.index({ rebuild });
      const { progress } = await client.status();
      const state = [progress.files, progress.symbols, progress.edges, await symbols(client, 'place an order')];
      const { pid } = client;
      client.dispose();
      assert.ok(pid !== undefined);
      await until(() => !isAlive(pid));
      return state;
    };
    const right = await start(false);
    await shiftRecords(project.folder, store);
    assert.notDeepEqual(await start(false), right);
    assert.deepEqual(await start(true), right);
    assert.deepEqual(await start(false), right);
  });

  test('deletes its stored data and starts over', async (t) => {
    const { client } = await openOrders(t);
    await client.index({ rebuild: false });
    await client.deleteData();
    assert.equal((await client.status()).progress.files, 0);
    const report = await client.index({ rebuild: false });
    assert.equal(report.fromStore, 0);
    assert.ok(report.files >= 7);
  });

  test('separates folders whose files have the same names', async (t) => {
    const base = temporaryFolder(t);
    const of = (team: string) => ({
      'app/main.py': dedent`
        def tide_of_${team}(day):
            return shared(day)


        def shared(day):
            return day
      `,
    });
    for (const team of ['north', 'south']) write(join(base, team), of(team));
    const roots = ['north', 'south'].map((team) => rootOfFolder(join(base, team)));
    const client = newClient(t);
    await client.open({ roots, options, storeFolder: temporaryFolder(t), trusted: false });
    assert.equal((await client.index({ rebuild: false })).files, 2);
    const symbolsFor = async (question: string, scope?: string) =>
      (await client.search(question, { limit: 10, ...(scope ? { scope } : {}) })).ranked.map(({ root, symbol }) => `${root}:${symbol}`);
    assert.equal((await symbolsFor('tide_of_south'))[0], 'south:tide_of_south');
    assert.deepEqual([...new Set((await symbolsFor('shared', 'north')).map((each) => each.split(':')[0]))], ['north']);
    const lastEvent = (await eventsOf(client.ask('Where is tide_of_south decided?', {}))).at(-1);
    assert.ok(lastEvent?.kind === 'done');
    assert.ok(lastEvent.record.citations.length > 0);
    assert.deepEqual(
      [...new Set(lastEvent.record.citations.map(({ root }) => root))],
      ['south'],
      'calls do not lead into the other folder',
    );
    write(join(base, 'north'), { 'app/main.py': 'def ebb():\n    return 1\n' });
    await client.apply([{ root: roots[0]?.key ?? '', path: 'app/main.py', type: 'changed' }]);
    assert.equal((await symbolsFor('ebb'))[0], 'north:ebb');
    assert.equal((await symbolsFor('tide_of_south'))[0], 'south:tide_of_south');
    assert.ok(!(await symbolsFor('tide_of_north')).includes('north:tide_of_north'));
  });

  test('reads virtual file systems through the host', async (t) => {
    const host = new MemoryFiles({
      'src/tides.py': dedent`
        def high_tide(day):
            """When the water is highest."""
            return day * 2
      `,
    });
    const client = newClient(t, { files: host });
    await client.open({ roots: [memoryRoot], options, storeFolder: temporaryFolder(t), trusted: false });
    assert.equal((await client.index({ rebuild: false })).files, 1);
    assert.deepEqual(await files(client, 'high_tide'), ['src/tides.py']);
    assert.ok(host.calls.read > 0);
  });

  test('stops indexing when it is cancelled, and indexes again on request', async (t) => {
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 80);
    const client = newClient(t);
    await client.open(opening(folder, temporaryFolder(t)));
    const source = new CancellationSource();
    const indexing = client.index({ rebuild: false }, source.token);
    await first(client.onProgress, ({ phase }) => phase === 'reading');
    source.cancel();
    await assert.rejects(indexing, CancelledError);
    assert.equal((await client.index({ rebuild: false })).files, 80);
  });

  test('stops answering when it is cancelled', async (t) => {
    const { client } = await openOrders(t);
    await client.index({ rebuild: false });
    const source = new CancellationSource();
    source.cancel();
    try {
      const last = (await eventsOf(client.ask('Trace placeOrder', {}, source.token))).at(-1);
      assert.ok(last?.kind === 'done' && last.record.stop === 'user', `the last event is ${JSON.stringify(last)}`);
    } catch (error) {
      assert.ok(error instanceof CancelledError, String(error));
    }
    assert.equal((await eventsOf(client.ask('Trace placeOrder', {}))).at(-1)?.kind, 'done');
  });

  test('finds the present lines of a citation and the code around them', async (t) => {
    const { client, project, root } = await openOrders(t);
    await client.index({ rebuild: false });
    const events = await eventsOf(client.ask('What does deliveryFee do?', {}));
    const lastEvent = events.at(-1);
    assert.ok(lastEvent?.kind === 'done');
    const evidence = lastEvent.record.evidence.find(({ file }) => file === 'src/orders/price.ts');
    assert.ok(evidence);
    const { lineStart, lineEnd, hash } = evidence;
    const place = { root, path: 'src/orders/price.ts', lineStart, lineEnd, hash };
    assert.deepEqual(await client.locate(place), { lineStart, lineEnd, moved: false });
    const related = await client.graph.relatedCode({ root, path: place.path, lineStart, lineEnd });
    assert.ok(
      related?.places.some(({ relation }) => relation === 'caller'),
      'what belongs to it',
    );
    const text = await import('node:fs').then(({ readFileSync }) => readFileSync(join(project.folder, place.path), 'utf8'));
    project.write(place.path, `// One.\n// Two.\n${text}`);
    await client.apply([{ root, path: place.path, type: 'changed' }]);
    assert.deepEqual(await client.locate(place), { lineStart: lineStart + 2, lineEnd: lineEnd + 2, moved: true });
    project.write(place.path, 'export const nothing = 0;\n');
    await client.apply([{ root, path: place.path, type: 'changed' }]);
    assert.equal(await client.locate(place), null);
  });

  test('rejects an invalid workspace with a sentence and serves the next one', async (t) => {
    const client = newClient(t);
    const store = temporaryFolder(t);
    await assert.rejects(client.open({ roots: [], options, storeFolder: store, trusted: false }), (error) => isUser(error, 'no-folder'));
    await assert.rejects(client.search('anything', { limit: 3 }), (error) => isUser(error, 'no-folder'));
    const folder = temporaryFolder(t);
    await client.open(opening(folder, store));
    assert.equal((await client.index({ rebuild: false })).files, 0);
    write(folder, { 'a.py': 'def arrive():\n    pass\n' });
    await client.apply([{ root: rootOfFolder(folder).key, path: 'a.py', type: 'created' }]);
    assert.deepEqual(await files(client, 'arrive'), ['a.py']);
    rmSync(folder, { recursive: true });
    assert.equal((await client.index({ rebuild: false })).files, 0);
  });

  test('counts skipped files by reason', async (t) => {
    const { client, project } = await openOrders(t);
    project.write('out/made.js', 'module.exports = 1;\n');
    project.write('.env', 'TOKEN=1\n');
    project.write('picture.png', 'PNG\0\0\0\0');
    project.write('huge.ts', `export const x = 1;\n`.repeat(60_000));
    const report = await client.index({ rebuild: false });
    assert.ok((report.skipped.gitignore ?? 0) >= 1);
    assert.ok((report.skipped['too-large'] ?? 0) >= 1);
    const skipped = await client.files.skippedFiles();
    assert.equal(skipped.find(({ path }) => path === 'huge.ts')?.reason, 'too-large');
    assert.ok(skipped.some(({ path }) => path === '.env'));
    assert.ok(skipped.some(({ path }) => path === 'picture.png'));
  });
});

function isUser(error: unknown, code: string): boolean {
  return error instanceof UserError && error.code === code;
}
