// The bench of tools for agents: a policy sees only tasks and results, keeps to the limits, and its readings are counted.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../src/core/codebase/api.ts';
import { countTokens } from '../../src/core/packing/tokens.ts';
import type { AgentTask } from '../bench/agent/agentTask.ts';
import { clewPolicy } from '../bench/agent/clewPolicy.ts';
import { givenTasks } from '../bench/agent/fromData.ts';
import { definitionsOf, fragmentsOf, framesOf, namesOf, nearEachOther, topicsOf } from '../bench/agent/plainPatterns.ts';
import { plainPolicy } from '../bench/agent/plainPolicy.ts';
import { PlainTools } from '../bench/agent/plainTools.ts';
import type { Step } from '../bench/agent/policy.ts';
import { runTask, type AgentRow, type Player } from '../bench/agent/runTask.ts';
import { reached } from '../bench/agent/score.ts';
import { taskSets } from '../bench/agent/sets.ts';
import { agentTables } from '../bench/agent/table.ts';
import { clewTools, plainTools } from '../bench/agent/toolSet.ts';
import { requestIn, wording } from '../bench/agent/wording.ts';
import { randomNumbers } from '../bench/sampling.ts';
import { files, openProject } from '../core/tools/toolFixture.ts';
import { dedent } from '../support/dedent.ts';

const limits = { calls: 8, tokens: 12_000 };
const texts = new Map(Object.entries(files).filter(([path]) => !path.startsWith('.') && !path.startsWith('ignored/')));

function task(kind: AgentTask['kind'], query: string, gold: readonly string[], neutral: readonly string[] = []): AgentTask {
  const lines = gold.map((place) => {
    const [, file = '', from = '', to = from] = /^(.*):(\d+)(?:-(\d+))?$/.exec(place) ?? [];
    return { file, line_start: Number(from), line_end: Number(to) };
  });
  return { id: `${kind}:${query}`, kind, repo: 'a/b', commit: 'c', lang: 'typescript', query, gold_lines: lines, neutral };
}

const tasks: readonly AgentTask[] = [
  task('uses', wording.uses('placeOrder', 'src/store.ts'), ['src/shop.ts:2', 'src/shop.ts:6'], ['src/store.ts:13', 'docs/orders.md:3']),
  task('trace', wording.calls('buyAll', 'charge'), ['src/shop.ts:10-12', 'src/shop.ts:5-7', 'src/store.ts:13-17']),
  task('message', wording.message('Error: The order 17 has a negative total'), ['src/store.ts:14']),
  task('literal', wording.literal('has a negative total'), ['src/store.ts:14']),
  task('file', wording.file('payment.ts'), ['src/payment.ts:1-10']),
  task('question', 'How does `placeOrder` charge an order?', ['src/store.ts:15']),
  task('localise', wording.issue('Orders of nothing\n\n`placeOrder` takes an order whose total is 0.'), ['src/store.ts:14']),
];

suite('the policies of the bench of tools for agents', () => {
  let codebase: Codebase;
  let players: readonly Player[];

  before(async () => {
    ({ codebase } = await openProject());
    players = [
      { name: 'plain', policy: plainPolicy, call: plainTools(texts) },
      { name: 'clew', policy: clewPolicy, call: clewTools(codebase) },
    ];
  });

  after(() => codebase.dispose());

  test('reach the right lines of a small project with their own tools, and end', async () => {
    const first = new Map<string, string>();
    for (const each of tasks)
      for (const player of players) {
        const steps: Step[] = [];
        const row = await runTask(each, player, limits, (step) => steps.push(step));
        assert.ok(row.progress.at(-1)?.any, `${player.name} ${each.id}: ${steps.map(({ text }) => text).join('\n')}`);
        assert.ok(row.progress.length <= limits.calls);
        assert.equal(new Set(steps.map(({ call }) => JSON.stringify(call))).size, steps.length, 'no call is made twice');
        assert.ok(steps.every(({ text }) => !/Its arguments are|There is no tool/.test(text)));
        first.set(`${player.name} ${each.kind}`, row.progress[0]?.tool ?? '');
      }
    assert.deepEqual(Object.fromEntries([...first].filter(([key]) => key.startsWith('clew '))), {
      'clew uses': 'find_uses',
      'clew trace': 'trace_calls',
      'clew message': 'explain_failure',
      'clew literal': 'search_text',
      'clew file': 'read_lines',
      'clew question': 'explore_code',
      'clew localise': 'explore_code',
    });
    assert.ok([...first].every(([key, tool]) => key.startsWith('clew ') || ['grep', 'glob'].includes(tool)));
  });

  test('stay within the tokens of a task', async () => {
    for (const each of tasks)
      for (const player of players) {
        const steps: Step[] = [];
        const row = await runTask(each, player, { calls: 8, tokens: 900 }, (step) => steps.push(step));
        let tokens = 0;
        for (const { text } of steps) tokens += await countTokens(text);
        assert.ok(tokens <= 900, `${player.name} ${each.id}: ${tokens}`);
        assert.equal(row.progress.at(-1)?.tokens, tokens);
      }
  });

  test('distinguish right, wrong and neutral lines of a list', async () => {
    const [uses] = tasks;
    assert.ok(uses);
    const [plain, clew] = await Promise.all(players.map((player) => runTask(uses, player, limits)));
    assert.deepEqual(clew?.listed, { right: 2, wrong: 0 });
    assert.deepEqual(plain?.listed, { right: 2, wrong: 0 });
    const strict = await Promise.all(players.map((player) => runTask({ ...uses, neutral: [] }, player, limits)));
    assert.deepEqual(
      strict.map(({ listed }) => listed.wrong),
      [2, 0],
      'the definition and the document hold the name',
    );
  });

  test('begin with explain_failure where a request has a trace', () => {
    const trace = dedent`
      It fails

      Traceback (most recent call last):
        File "a.py", line 3, in run
      ValueError: no`;
    assert.equal(clewPolicy({ is: 'issue', body: trace }, [], 9000)?.tool, 'explain_failure');
    assert.equal(clewPolicy({ is: 'issue', body: 'It fails when run is called' }, [], 9000)?.tool, 'explore_code');
    assert.equal(clewPolicy({ is: 'issue', body: trace }, [], 100), undefined, 'nothing is worth a call');
  });

  test('follow cut results and mentioned names with the tools of Clew', () => {
    const text = dedent`
      src/a.ts:1-40 · function run · matches run
      1| export function run() {
      2|   lowerTotal(coupon);
      // 37 lines cut
      40| }`;
    const call = { tool: 'explore_code', args: { question: 'x' } };
    const next = clewPolicy({ is: 'question', body: 'How does run lower the total?' }, [{ call, text }], 9000);
    assert.ok(next);
    assert.match(JSON.stringify(next), /"start":3,"end":39|lowerTotal/);
  });
});

suite('grep, glob and read of the bench', () => {
  const tools = new PlainTools(texts);

  test('print lines in the form that agents know, and count those over a limit', () => {
    assert.deepEqual(tools.grep({ pattern: 'charge\\(order', limit: 5 }), [
      { text: 'src/store.ts:15:  charge(order.id, order.total);', at: 'src/store.ts:15' },
    ]);
    const many = tools.grep({ pattern: 'VALUE\\d+', ignoreCase: true, limit: 3 });
    assert.equal(many.length, 4);
    assert.deepEqual(many.at(-1), { text: '(197 more lines match)' });
    assert.deepEqual(tools.grep({ pattern: 'walrus', limit: 3 }), [{ text: 'No matches found' }]);
    assert.deepEqual(
      tools.grep({ pattern: 'placeOrder', paths: '\\.md$', limit: 3 }).map(({ at }) => at),
      ['docs/orders.md:3'],
    );
    assert.deepEqual(tools.glob('reset\\.ts$', 3), [{ text: 'lib/reset.ts' }]);
    assert.deepEqual(tools.read({ path: 'src/shop.ts', first: 5, count: 1 }), [
      { text: '     5\texport function buy(id: string): void {', at: 'src/shop.ts:5' },
    ]);
  });

  test('derive the search terms of an experienced user of grep from a request', () => {
    assert.deepEqual(namesOf('`Cart.total` fails at https://a.b/some_page and in place_order()'), ['total', 'Cart', 'place_order']);
    assert.deepEqual(topicsOf('Retries of uploads\n\nUploads are not retried by the client.').slice(0, 2), ['upload', 'retri']);
    assert.match('def upload_retries(self):', new RegExp(nearEachOther(['upload', 'retri'])));
    for (const line of ['class Cart:', 'func (c *Cart) Cart() int {', 'export const Cart = (x) =>', '  public static Cart Cart(int a) {'])
      assert.match(line, new RegExp(definitionsOf(['Cart']), 'u'), line);
    assert.doesNotMatch('return Cart.of(1)', new RegExp(definitionsOf(['Cart']), 'u'));
    assert.match(
      'throw new Error(`The order ${id} has a negative total`)',
      new RegExp(fragmentsOf('Error: The order 7 has a negative total')),
    );
    assert.deepEqual(framesOf('File "/x/a.py", line 3\nFile "/x/b.py", line 9\n at run (/x/c.js:12:4)'), [
      { file: '/x/b.py', line: 9 },
      { file: '/x/a.py', line: 3 },
      { file: '/x/c.js', line: 12 },
    ]);
  });
});

suite('tasks and figures of the bench', () => {
  test('are 40 tasks of at least 8 repositories, and 20 of others', () => {
    const of = (name: string) => taskSets[name]?.sources ?? [];
    const count = (name: string): number => of(name).reduce((sum, each) => sum + each.count, 0);
    assert.deepEqual([count('first'), count('second')], [40, 20]);
    const repos = (name: string): ReadonlySet<string> => new Set(of(name).map(({ repo }) => repo));
    assert.ok(repos('first').size >= 8);
    assert.deepEqual(
      [...repos('second')].filter((repo) => repos('first').has(repo)),
      [],
    );
  });

  test('parse a request back into kind and text', () => {
    assert.deepEqual(requestIn(wording.issue('A title\n\nand more')), { is: 'issue', body: 'A title\n\nand more' });
    assert.deepEqual(requestIn(wording.uses('a', 'b/c.ts')), { is: 'uses', name: 'a', path: 'b/c.ts' });
    assert.deepEqual(requestIn(wording.calls('a', 'b')), { is: 'calls', from: 'a', to: 'b' });
    assert.deepEqual(requestIn('How does it work?'), { is: 'question', body: 'How does it work?' });
  });

  test('use the changed lines inside functions of a fix, and give the same tasks for the same seed', () => {
    const place = (line_start: number, line_end: number) => ({ file: 'a.ts', line_start, line_end });
    const fixes = Array.from({ length: 9 }, (_, i) => ({
      ...{ id: String(i), source: 'x', kind: 'localize', repo: 'a/b', commit: 'c', lang: 'typescript', query: 'q' },
      ...{ gold_symbols: [place(10, 20)], gold_lines: [place(1, 2), place(18, 25)] },
    }));
    const source = { kind: 'localise', repo: 'a/b', count: 3 } as const;
    const tasks = givenTasks(source, fixes, randomNumbers(5));
    assert.deepEqual(tasks[0]?.gold_lines, [place(18, 20)]);
    assert.deepEqual(tasks, givenTasks(source, fixes, randomNumbers(5)));
    assert.notDeepEqual(tasks, givenTasks(source, fixes, randomNumbers(6)));
  });

  test('score lines of a place, but any line of a function on the way of a trace', () => {
    const [, trace, message] = tasks;
    assert.ok(trace && message);
    const shown = new Set(['src/shop.ts:11', 'src/store.ts:15']);
    assert.equal(reached(trace, shown).recall, 2 / 3);
    assert.ok(Math.abs(reached({ ...trace, kind: 'question' }, shown).recall - (1 / 3 + 1 / 5) / 3) < 1e-9);
    assert.deepEqual(reached(message, shown), { recall: 0, any: false, all: false });
  });

  test('print shares, tokens and the difference task by task', () => {
    const row = (policy: string, recall: number, tokens: number): AgentRow => ({
      ...{ id: '1', kind: 'uses', repo: 'a/b', lang: 'go', policy, ms: 3, listed: { right: 3, wrong: 1 } },
      progress: [
        { tool: 'x', tokens: 500, recall: 0, any: false, all: false },
        { tool: 'x', tokens, recall, any: recall > 0, all: recall === 1 },
      ],
    });
    const lines = agentTables([row('plain', 0.5, 3000), row('clew', 1, 900)], ['plain', 'clew']).join('\n');
    assert.match(lines, /uses +plain +1 +100 \[100, 100\] +0 \[0, 0\] +50 \[50, 50\] +2\.0 +3000 +2\.0 calls, 3000 tokens +75/);
    assert.match(lines, /uses +clew +0\.0|uses +clew +100\.0 +100\.0/);
    assert.match(lines, /clew less plain[^]*uses +1 +50 \[50, 50\] +1 +0 +-2100/);
  });
});
