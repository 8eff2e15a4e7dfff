// `npm run eval -- strategies`: one run over two tasks. Each strategy leaves traces of its own, so that none can be missing unnoticed.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import type { StrategyRow } from '../bench/strategies/rows.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { temporaryFolder, type Run } from './commandLine.ts';

const root = resolve(import.meta.dirname, '../..');
const commit = '0123456789abcdef0123456789abcdef01234567';
const tasks = [
  {
    id: 'price',
    query: 'How does `checkout` work out what a cart costs, and who calls applyDiscount?',
    gold_lines: [{ file: 'src/pricing/discount.ts', line_start: 6, line_end: 14 }],
  },
  {
    id: 'stock',
    query: 'Why do I get an OutOfStockError when I order more than there is?',
    gold_lines: [{ file: 'src/store/inventory.ts', line_start: 11, line_end: 17 }],
  },
];

async function evaluate(...args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [join(root, 'test/bench/eval.ts'), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  return { code, stdout, stderr };
}

/** Two tasks about a copy of the shop, and the arguments that name them. */
function twoTasks(t: TestContext): readonly string[] {
  const folder = temporaryFolder(t);
  const tree = join(folder, 'trees/owner+shop', commit.slice(0, 12));
  mkdirSync(tree, { recursive: true });
  cpSync(join(root, 'test/fixtures/shop'), tree, { recursive: true });
  const whole = tasks.map((task) =>
    JSON.stringify({ ...task, source: 'made', kind: 'qa', repo: 'owner/shop', commit, lang: 'typescript' }),
  );
  writeFileSync(join(folder, 'tasks.jsonl'), whole.join('\n'));
  return [join(folder, 'tasks.jsonl'), join(folder, 'trees'), '--store', join(folder, 'store')];
}

suite('the evaluation of strategies', () => {
  test('answers every task by every strategy and reports requests and tokens', async (t) => {
    const { code, stdout, stderr } = await evaluate('strategies', ...twoTasks(t), '--json');
    assert.equal(code, 0, stderr);
    const rows = stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line) as StrategyRow] : []));
    const names = ['single-pass', 'gap-filling', 'multi-step', 'knowledge-graph', 'agent', 'floor'];
    assert.deepEqual(
      rows.map(({ id, strategy }) => `${id} ${strategy}`).sort(),
      tasks.flatMap(({ id }) => names.map((name) => `${id} ${name}`)).sort(),
    );
    const of = (name: string): readonly StrategyRow[] => rows.filter(({ strategy }) => strategy === name);
    for (const row of rows) {
      assert.equal(row.failed, undefined);
      assert.equal(row.ran, row.strategy === 'floor' ? undefined : row.strategy);
      assert.ok(row.readable > 0 && row.evidence > 0 && row.prompts > 0, JSON.stringify(row));
      assert.ok(row.ms >= 0 && row.replyMs >= 0);
    }
    assert.ok(of('single-pass').every(({ small, answering, tools }) => small === 0 && answering === 1 && tools.length === 0));
    assert.ok(
      of('gap-filling').some(({ small, answering }) => small === 0 && answering > 1),
      'asks again with what was missing',
    );
    assert.ok(
      of('multi-step').every(({ small, answering }) => small >= 1 && answering === 1),
      'takes the question apart',
    );
    assert.ok(
      of('multi-step').some(({ small }) => small >= 2),
      'judges what was found',
    );
    assert.ok(
      of('knowledge-graph').every(({ small, answering }) => small >= 2 && answering === 1),
      'notes and judges',
    );
    assert.ok(of('agent').every(({ tools }) => tools.some((name) => name === 'find_symbol' || name === 'find_uses')));
    assert.ok(of('floor').every(({ tools, answering }) => answering > 1 && tools.includes('search_text') && tools.includes('read_lines')));
    assert.ok(of('floor').every(({ tools }) => tools.every((name) => name === 'search_text' || name === 'read_lines')));
    assert.ok(of('floor').every(({ sentences }) => sentences === undefined));
    assert.match(stderr, /fixed policy/);
    for (const name of names) assert.match(stderr, new RegExp(`^${name} +2 `, 'm'));
    const written = join(temporaryFolder(t), 'rows.jsonl');
    writeFileSync(written, stdout);
    const again = await evaluate('strategies', '--rows', written);
    assert.ok(stderr.endsWith(again.stdout), 'the tables can be made of the rows');
  });

  test('uses a server instead of the policy on request', async (t) => {
    const server = await new ScriptedServer().start();
    t.after(() => server.close());
    const flags = ['--endpoint', server.url, '--model', 'by-a-person', '--strategies', 'single-pass,floor', '--every', '2', '--json'];
    const { code, stdout, stderr } = await evaluate('strategies', ...twoTasks(t), ...flags);
    assert.equal(code, 0, stderr);
    const rows = stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line) as StrategyRow] : []));
    assert.deepEqual(
      rows.map(({ id, strategy, failed, answering }) => [id, strategy, failed, answering]),
      [
        ['price', 'single-pass', undefined, 1],
        ['price', 'floor', undefined, 1],
      ],
    );
    assert.deepEqual(
      server.chats.map(({ body }) => [body?.model, (body?.['tools'] as readonly unknown[] | undefined)?.length]),
      [
        ['by-a-person', undefined],
        ['by-a-person', 2],
      ],
    );
    assert.doesNotMatch(stderr, /fixed policy/);
    assert.equal(rows[1]?.readable, 0, 'nothing is shown before the first call');
  });

  test('explains its arguments and rejects invalid ones', async () => {
    const help = await evaluate('strategies', '--help');
    assert.equal(help.code, 0);
    assert.match(help.stdout, /--endpoint URL[^]*floor is an agent/);
    const invalidRun = await evaluate('strategies', 'tasks.jsonl', 'trees', '--strategies', 'guess');
    assert.deepEqual([invalidRun.code, invalidRun.stdout], [2, '']);
    assert.match(invalidRun.stderr, /some of .*knowledge-graph.*floor, not "guess"/);
    assert.equal((await evaluate('strategies')).code, 2);
  });

  test('passes other commands of eval on to the command line', async () => {
    const { code, stdout } = await evaluate('modes', '--json');
    assert.equal(code, 0);
    assert.ok(Array.isArray(JSON.parse(stdout)));
  });
});
