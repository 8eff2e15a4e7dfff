// Each command on a small project: the shape of its JSON, which other tools rely on, and its text for people.
import type { UsesAnswer } from '../../src/core/uses/answer/usesAnswer.ts';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import type { UnusedResults } from '../../src/core/findings/unusedResults.ts';
import type { IndexReport } from '../../src/core/indexing/indexReport.ts';
import { sampleProject, type SampleProject } from '../support/sampleProject.ts';
import { clew, clewJson, nodeOfTheMachine, temporaryFolder } from './commandLine.ts';
import type { SymbolMatches, LookUpResult } from '../../src/core/codebase/api.ts';

interface GraphJson {
  readonly symbols: readonly {
    readonly id: string;
    readonly qualifiedName: string;
    readonly kind: string;
    readonly file: string;
    line_start: number;
    line_end: number;
  }[];
  readonly edges: readonly {
    readonly caller: string;
    readonly callee: string | null;
    readonly external: string | null;
    readonly kind: string;
    readonly file: string;
    readonly line: number;
    readonly evidence: string;
    readonly confidence: number;
  }[];
}

interface CallJson {
  readonly symbol: string | null;
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

suite('clew', () => {
  let project: SampleProject;
  let folder: string[];

  before(() => {
    project = sampleProject('orders');
    folder = ['--workspace', project.folder, '--store', temporaryFolder({ after })];
  });
  after(() => project.dispose());

  test('index prints contents, skipped files and cost', async (t) => {
    const store = temporaryFolder(t);
    const args = ['index', '--workspace', project.folder, '--store', store];
    const report = (await clewJson(args)) as IndexReport & { readonly cpuMs: number; readonly peakRssMb: number };
    for (const key of ['files', 'symbols', 'chunks', 'edges', 'cpuMs', 'peakRssMb'] as const) {
      assert.ok(Number.isInteger(report[key]) && report[key] > 0, `${key} is ${report[key]}`);
    }
    for (const key of ['parse', 'graph', 'text', 'vectors', 'total'] as const) assert.equal(typeof report.ms[key], 'number', key);
    assert.ok(report.ms.total >= report.ms.parse);
    assert.equal(report.languages.typescript, 6);
    assert.equal(report.languages.python, 1);
    assert.ok(Object.values(report.skipped).every((count) => count > 0));
    assert.ok(report.peakRssMb > 20 && report.peakRssMb < 2000, `${report.peakRssMb} MB`);
    const again = (await clewJson(args)) as IndexReport;
    assert.equal(again.fromStore, report.files);
    assert.equal(again.edges, report.edges);
  });

  test('search --exact finds a text, or says that it is nowhere', async () => {
    const result = (await clewJson(['search', 'handleRequest(', '--exact', ...folder])) as {
      readonly complete: boolean;
      readonly left_out: Readonly<Record<string, number>>;
      readonly hits: readonly { readonly file: string; readonly line: number }[];
    };
    assert.ok(result.complete && result.hits.some(({ file, line }) => file === 'src/server.ts' && line === 16));
    assert.equal(typeof result.left_out, 'object', 'what is not in the index is counted for scripts too');
    const { stdout } = await clew(['search', 'HANDLEREQUEST\\(', '--regex', '--ignore-case', ...folder]);
    assert.match(stdout, /^src\/server\.ts$[^]*^  16:\d+  .*handleRequest\(/m);
    const none = await clew(['search', 'no text says this', '--exact', ...folder]);
    assert.match(none.stdout, /No match: all \d+ indexed files were looked through\./);
    for (const [wrong, why] of [
      [['('], /is not a valid search/],
      [['x', '--exact'], /cannot be used together/],
      [['x', '--mode', 'conceptual'], /--mode/],
    ] as const) {
      const { code, stderr } = await clew(['search', ...wrong, '--regex', ...folder]);
      assert.equal(code, wrong.length > 1 ? 2 : 1, stderr);
      assert.match(stderr, why);
    }
  });

  test('lookup finds a name, or says that it does not exist', async () => {
    const result = (await clewJson(['lookup', 'the implementation of `handleRequest`', ...folder])) as LookUpResult & {
      readonly places: readonly { readonly file: string; readonly line_start: number }[];
    };
    assert.deepEqual([result.normalized, result.outcome, result.how], ['handleRequest', 'found', 'symbol']);
    assert.deepEqual([result.places[0]?.file, result.places[0]?.line_start], ['src/server.ts', 16]);
    const none = await clew(['lookup', 'frobnicateAll()', ...folder]);
    assert.equal(none.code, 1);
    assert.match(none.stdout, /^frobnicateAll: not-found\n {2}`frobnicateAll` is not defined in this workspace\n/);
    const callers = await clew(['lookup', 'who imports linePrice', ...folder]);
    assert.match(callers.stdout, /^importers of linePrice: found\n {2}.*\d places? that imports? it/);
  });

  test('uses lists every place with its kind, within kinds and scope, and rejects invalid ones', async () => {
    const results = (await clewJson(['uses', 'linePrice', ...folder])) as readonly UsesAnswer[];
    const places = results[0]?.places ?? [];
    assert.ok(places.some(({ kind }) => kind === 'imports') && places.some(({ kind }) => kind !== 'imports'), JSON.stringify(places));
    const imports = await clew(['uses', 'linePrice', '--kind', 'imports', '--limit', '1', ...folder]);
    assert.match(imports.stdout, /^linePrice {2}src\/orders\/price\.ts:\d+\n.*\n {2}\S+:\d+ {2}imports {2}/);
    assert.equal((await clew(['uses', 'linePrice', '--kind', 'eats', ...folder])).code, 2);
    assert.equal((await clew(['uses', 'frobnicateAll', ...folder])).code, 1);
  });

  test('unused lists unused code with the proof, and counts exclusions', async () => {
    const results = (await clewJson(['unused', ...folder])) as UnusedResults;
    assert.ok(results.files > 3 && results.used > 0 && results.exported > 0);
    for (const { file, lineStart, looked } of results.unused) assert.ok(file && lineStart > 0 && looked.files > 0);
    const text = await clew(['unused', 'src', ...folder]);
    assert.match(text.stdout, /definitions/);
    assert.match(text.stdout, /Code outside of this workspace can use \d+ of them\./);
    assert.equal((await clew(['unused', 'nowhere', ...folder])).code, 1);
  });

  test('ask --session continues the previous question, and rejects a file that is no chat', async () => {
    const session = join(temporaryFolder({ after }), 'chat.jsonl');
    await clewJson(['ask', 'What does handleRequest do?', ...folder, '--session', session]);
    const record = (await clewJson(['ask', 'and who calls it?', ...folder, '--session', session])) as AnswerRecord;
    assert.deepEqual([record.question, record.mode.value], ['and who calls it?', 'exploratory']);
    assert.deepEqual(record.notices, [{ code: 'follow-up', args: ['handleRequest', 'src/server.ts:16', 'it'] }]);
    assert.equal(readFileSync(session, 'utf8').trim().split('\n').length, 2);
    const other = join(project.folder, 'src/server.ts');
    const before = readFileSync(other, 'utf8');
    const refused = await clew(['ask', 'and who calls it?', ...folder, '--session', other]);
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /Line 1 of .*server\.ts is not a turn of a chat/);
    assert.equal(readFileSync(other, 'utf8'), before);
  });

  test('symbols --like completes typed names', async () => {
    const result = (await clewJson(['symbols', '--like', 'deliv', ...folder, '--limit', '3'])) as SymbolMatches;
    assert.ok(result.symbols.length > 0 && result.symbols.length <= 3 && result.names > 0);
    assert.ok(
      result.symbols.every(({ name }) => /deliv/i.test(name)),
      JSON.stringify(result.symbols),
    );
    const none = await clew(['symbols', '--like', 'zzzz', ...folder]);
    assert.equal(none.code, 1);
    assert.match(none.stderr, /zzzz/);
  });

  test('measure scores the ranking on doc comments and commits of the folder', async (t) => {
    const project = sampleProject('shop');
    t.after(() => project.dispose());
    project.git('init', '-q');
    project.git('add', '.');
    project.git('commit', '-qm', 'Begin the shop with cart, orders and prices', '--date', '2020-01-01T00:00:00Z');
    const args = ['measure', '--workspace', project.folder, '--store', temporaryFolder(t), '--variants', 'text,all'];
    const result = (await clewJson(args)) as { questions: Record<string, number>; variants: { variant: string; all: object }[] };
    assert.ok((result.questions['documentation'] ?? 0) > 3, JSON.stringify(result.questions));
    assert.deepEqual(
      result.variants.map(({ variant }) => variant),
      ['text', 'all'],
    );
    assert.ok('MRR@10' in (result.variants[1]?.all ?? {}));
    const text = await clew(args);
    assert.match(text.stdout, /^doc comments \(\d+\) +text +all$/m);
    assert.match(text.stdout, /^ALL \(\d+\) +text +all +all - text$/m);
  });

  test('measure reports when there are no questions', async (t) => {
    const run = await clew(['measure', '--workspace', temporaryFolder(t), '--store', temporaryFolder(t)]);
    assert.equal(run.code, 1);
    assert.match(run.stderr, /Neither doc comments nor commits/);
  });

  test('search ranks places, with reasons', async () => {
    const result = (await clewJson(['search', 'Where is the delivery fee decided?', ...folder, '--limit', '3'])) as {
      mode: string;
      ranked: { file: string; line_start: number; line_end: number; symbol: string; score: number; why: string }[];
      ms: number;
    };
    assert.ok(['conceptual', 'diagnostic', 'exploratory', 'analytical'].includes(result.mode));
    assert.ok(result.ranked.length > 0 && result.ranked.length <= 3);
    const [best] = result.ranked;
    assert.ok(best);
    assert.deepEqual(
      { file: best.file, symbol: best.symbol, lines: [best.line_start, best.line_end] },
      { file: 'src/orders/price.ts', symbol: 'deliveryFee', lines: [20, 22] },
    );
    assert.ok(best.why.length > 0 && best.score > 0 && result.ms >= 0);
  });

  test('search applies mode and scope', async () => {
    const args = ['search', 'total of the day', ...folder, '--mode', 'exploratory', '--scope', 'tools'];
    const { mode, ranked } = (await clewJson(args)) as { mode: string; ranked: { file: string }[] };
    assert.equal(mode, 'exploratory');
    assert.ok(ranked.length > 0);
    assert.deepEqual([...new Set(ranked.map(({ file }) => file))], ['tools/report.py']);
  });

  test('ask --json prints the record with citations of existing lines', async () => {
    const record = (await clewJson(['ask', 'Trace placeOrder', ...folder])) as AnswerRecord;
    assert.equal(record.question, 'Trace placeOrder');
    assert.equal(record.mode.value, 'exploratory');
    assert.equal(record.model, null);
    assert.ok(record.citations.length >= 2);
    for (const { file, lineStart, lineEnd } of record.citations) {
      const lines = readFileSync(join(project.folder, file), 'utf8').split('\n').length;
      assert.ok(lineStart >= 1 && lineEnd >= lineStart && lineEnd <= lines, `${file}:${lineStart}-${lineEnd}`);
    }
    const keys = [
      'id',
      'sessionId',
      'strategy',
      'answer',
      'confidence',
      'passes',
      'gaps',
      'stop',
      'search',
      'evidence',
      'tokens',
      'ms',
      'coverage',
      'disclaimer',
    ];
    for (const key of keys) assert.ok(key in record, key);
  });

  test('ask without --json prints text with path:line instead of numbers', async () => {
    const { code, stdout } = await clew(['ask', 'What does deliveryFee do?', ...folder]);
    assert.equal(code, 0);
    assert.match(stdout, /src\/orders\/price\.ts:20/);
    assert.doesNotMatch(stdout, /\[\d+\]/);
  });

  test('symbols prints all facts about a name, with the lines of calls', async () => {
    const { symbols } = (await clewJson(['symbols', '--name', 'linePrice', ...folder])) as { symbols: Record<string, unknown>[] };
    const [symbol] = symbols;
    assert.ok(symbol && symbols.length === 1);
    assert.equal(symbol.kind, 'function');
    assert.equal(symbol.file, 'src/orders/price.ts');
    assert.deepEqual([symbol.line_start, symbol.line_end], [13, 17]);
    assert.equal(symbol.doc, 'Price of one line in cents.');
    assert.equal(symbol.exported, true);
    assert.match(String(symbol.signature), /linePrice\(sku: string, quantity: number\): number/);
    assert.deepEqual(symbol.raises, [{ name: 'OrderError', line: 15, declared: false }]);
    assert.match(JSON.stringify(symbol.errorStrings), /We do not sell/);
    const calledBy = symbol.calledBy as CallJson[];
    assert.deepEqual(
      calledBy.map(({ name, file, line }) => ({ name, file, line })),
      [{ name: 'placeOrder', file: 'src/orders/placeOrder.ts', line: 9 }],
    );
    const calls = symbol.calls as CallJson[];
    assert.ok(
      calls.some(({ symbol: callee, line }) => callee?.includes('OrderError') && line === 15),
      JSON.stringify(calls),
    );
    assert.match(String(symbol.hash), /^[\w-]{22}$/);
  });

  test('symbols prints changed and read state', async () => {
    const { symbols } = (await clewJson(['symbols', '--name', 'charge', ...folder])) as {
      symbols: { mutates: { name: string; line: number }[] }[];
    };
    assert.deepEqual(symbols[0]?.mutates.map(({ name }) => name).sort(), ['ledger', 'receipts']);
  });

  test('symbols prints an empty list and a sentence for an unknown name, and exits with 1', async () => {
    const { code, stdout, stderr } = await clew(['symbols', '--name', 'constructor_', ...folder, '--json']);
    assert.equal(code, 1);
    assert.deepEqual(JSON.parse(stdout), { symbols: [] });
    assert.match(stderr, /constructor_/);
  });

  test('graph prints only edges between symbols, or to external names', async () => {
    const { symbols, edges } = (await clewJson(['graph', ...folder])) as GraphJson;
    const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
    assert.equal(byId.size, symbols.length, 'ids are unique');
    assert.ok(edges.length > 10);
    for (const { caller, callee, external, file, line, confidence } of edges) {
      const from = byId.get(caller);
      assert.ok(from, caller);
      assert.equal(file, from.file);
      assert.ok(line >= 1 && confidence >= 0 && confidence <= 1);
      if (callee === null) assert.ok(external);
      else assert.ok(byId.has(callee), callee);
    }
    const calls = edges
      .filter(({ kind }) => kind === 'calls')
      .map(({ caller, callee, line }) => [byId.get(caller)?.qualifiedName, byId.get(callee ?? '')?.qualifiedName, line]);
    assert.ok(
      calls.some((call) => call.join() === 'placeOrder,charge,10'),
      JSON.stringify(calls),
    );
    assert.ok(symbols.every(({ line_start, line_end }) => line_start >= 1 && line_end >= line_start));
  });

  test('graph may be read in part', async () => {
    const cli = resolve(import.meta.dirname, '../../dist/cli.js');
    const child = spawn(process.execPath, [cli, 'graph', ...folder, '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdout.destroy();
    const code = await new Promise((done) => child.once('close', done));
    assert.equal(stderr, '');
    assert.equal(code, 0);
  });

  test('index, symbols and graph print text without --json', async () => {
    const index = await clew(['index', ...folder]);
    assert.match(index.stdout, /\d+ files, \d+ symbols/);
    const graph = await clew(['graph', ...folder]);
    assert.match(graph.stdout, /src\/orders\/placeOrder\.ts:10 {2}placeOrder {2}calls {2}charge/);
    const symbols = await clew(['symbols', '--name', 'deliveryFee', ...folder]);
    assert.match(symbols.stdout, /called by placeOrder at src\/orders\/placeOrder\.ts:10/);
  });

  test('runs on the installed Node', async () => {
    const { code, stdout, stderr } = await clew(['search', 'charge', ...folder, '--json'], { node: nodeOfTheMachine() });
    assert.equal(code, 0, stderr);
    assert.equal((JSON.parse(stdout) as { ranked: { file: string }[] }).ranked[0]?.file, 'src/payments/charge.ts');
    assert.equal(stderr, '');
  });

  test('stores its index in the cache folder of the user by default', async (t) => {
    const cache = temporaryFolder(t);
    const { code } = await clew(['index', '--workspace', project.folder, '--json'], { env: { XDG_CACHE_HOME: cache, CLEW_STORE: '' } });
    assert.equal(code, 0);
    assert.ok(statSync(join(cache, 'clew')).isDirectory());
  });

  test('applies settings from the environment', async () => {
    const excluding = (await clewJson(['index', ...folder], { env: { CLEW_EXCLUDE: '**/tools/**, **/*.md' } })) as IndexReport;
    assert.equal(excluding.languages.python, undefined);
    assert.equal(excluding.languages.markdown, undefined);
    assert.ok((excluding.skipped['clew.exclude'] ?? 0) >= 2);
    const without = { env: { CLEW_EXTRACT_RAISES: 'false' } };
    const { symbols } = (await clewJson(['symbols', '--name', 'linePrice', ...folder], without)) as { symbols: { raises: unknown[] }[] };
    assert.deepEqual(symbols[0]?.raises, []);
  });
});
