// `clew eval`: each tree is indexed once, each task gets one line, and missing trees are counted.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { byTree, treeOf } from '../../src/cli/eval/evalTasks.ts';
import { clew, temporaryFolder, type Run } from './commandLine.ts';
import { dedent } from '../support/dedent.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const other = 'fedcba9876543210fedcba9876543210fedcba98';

interface Line {
  readonly id: string;
  readonly ranked: readonly {
    readonly file: string;
    readonly line_start: number;
    readonly line_end: number;
    readonly symbol: string | null;
    readonly score: number;
  }[];
  readonly ms: number;
}

function task(id: string, query: string, more: object = {}): object {
  return { id, source: 'made', kind: 'qa', repo: 'owner/name', commit, lang: 'python', query, ...more };
}

interface Report {
  readonly variants: readonly string[];
  readonly groups: readonly {
    readonly by: string;
    readonly name: string;
    readonly tasks: number;
    readonly variants: Readonly<Record<string, Readonly<Record<string, { readonly mean: number }>>>>;
    readonly gain: Readonly<Record<string, { readonly mean: number }>>;
  }[];
  readonly ms: Readonly<Record<string, { readonly p95: number }>>;
}

async function evaluate(
  t: TestContext,
  tasks: readonly (object | string)[],
  flags: readonly string[] = [],
): Promise<{ run: Run; lines: readonly Line[] }> {
  const folder = temporaryFolder(t);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const body = Array.from({ length: 8 }, (_, i) => `def anchor_${i}():\n    return ${i}\n`).join('\n');
  write(
    `trees/owner+name/${commit.slice(0, 12)}/harbour.py`,
    `def lower_anchor():\n    """Lets the anchor down."""\n    return 1\n\n${body}`,
  );
  write(
    `trees/owner+name/${commit.slice(0, 12)}~nodoc/blank.py`,
    dedent`
      def lower_anchor():

          return 1
    `,
  );
  write('tasks.jsonl', tasks.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'));
  const out = join(folder, 'out.jsonl');
  const paths = ['--tasks', join(folder, 'tasks.jsonl'), '--trees', join(folder, 'trees'), '--out', out, '--store', join(folder, 'store')];
  const run = await clew(['eval', ...paths, ...flags]);
  const lines = readFileSync(out, 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
  return { run, lines };
}

suite('clew eval', () => {
  test('writes the results of each task', async (t) => {
    const { run, lines } = await evaluate(t, [task('a', 'Where is the anchor let down?'), task('b', 'What does anchor_3 return?')]);
    assert.equal(run.code, 0, run.stderr);
    assert.equal(run.stdout, '');
    assert.deepEqual(
      lines.map(({ id }) => id),
      ['a', 'b'],
    );
    const [first] = lines[0]?.ranked ?? [];
    assert.deepEqual(first && { ...first, score: 0 }, { file: 'harbour.py', line_start: 1, line_end: 3, symbol: 'lower_anchor', score: 0 });
    assert.ok(lines.every(({ ms }) => ms >= 0));
    assert.match(run.stderr, /1\/1 .*2 of 2 tasks/, 'the tree is indexed once');
  });

  test('searches the tree without doc comments for questions made from them', async (t) => {
    const { lines } = await evaluate(t, [task('a', 'lower the anchor', { kind: 'docstring' })]);
    assert.equal(lines[0]?.ranked[0]?.file, 'blank.py');
  });

  test('counts tasks without a tree and invalid lines, and goes on', async (t) => {
    const { run, lines } = await evaluate(t, [task('a', 'anchor', { commit: other }), '{"id": 7}', 'no json', task('b', 'anchor')]);
    assert.equal(run.code, 0);
    assert.deepEqual(
      lines.map(({ id }) => id),
      ['b'],
    );
    assert.match(run.stderr, /1 tasks done, 1 without a tree, 0 failed/);
    assert.match(run.stderr, /Line 2 .*no task/);
    assert.match(run.stderr, /Line 3 .*no task/);
  });

  test('applies limit and mode', async (t) => {
    const { run, lines } = await evaluate(t, [task('a', 'anchor')], ['--limit', '2', '--mode', 'analytical']);
    assert.equal(run.code, 0, run.stderr);
    assert.ok((lines[0]?.ranked.length ?? 0) <= 2);
  });

  test('prints scores by source and language, with the gain of the last variant over the first', async (t) => {
    const gold = { source: 'made', gold_files: ['harbour.py'], gold_symbols: [{ file: 'harbour.py', line_start: 1, line_end: 3 }] };
    const wrongTask = { source: 'other', lang: 'java', gold_files: ['absent.py'], gold_symbols: null };
    const tasks = [task('a', 'Where is the anchor let down?', gold), task('b', 'anchor', wrongTask), task('c', 'anchor')];
    const { run } = await evaluate(t, tasks, ['--json', '--variants', 'text,all']);
    assert.equal(run.code, 0, run.stderr);
    const { variants, groups, ms } = JSON.parse(run.stdout) as Report;
    assert.deepEqual(variants, ['text', 'all']);
    assert.deepEqual(
      groups.map(({ by, name, tasks: n }) => `${by} ${name} ${n}`),
      ['source made 1', 'source other 1', 'lang java 1', 'lang python 1', 'all  2'],
      'a task without gold is no part of the scores',
    );
    const mean = (group: number, measure: string): number | undefined => groups[group]?.variants['all']?.[measure]?.mean;
    assert.deepEqual([mean(0, 'Acc@1'), mean(0, 'R@5'), mean(1, 'MRR@10'), mean(4, 'MRR@10')], [1, 1, 0, 0.5]);
    assert.equal(mean(1, 'R@5'), undefined, 'no symbols are known');
    assert.equal(groups[4]?.gain['MRR@10']?.mean, 0);
    assert.ok((ms['all']?.p95 ?? -1) >= 0);
  });

  test('scores the results of another system beside its own, and compares with them', async (t) => {
    const gold = { gold_files: ['harbour.py'], gold_symbols: [{ file: 'harbour.py', line_start: 1, line_end: 3 }] };
    const besideFile = join(temporaryFolder(t), 'beside.jsonl');
    const ranked = ['absent.py', 'harbour.py'].map((file) => ({ file, line_start: 1, line_end: 40, symbol: null }));
    writeFileSync(besideFile, `${JSON.stringify({ id: 'a', ranked })}\nno json\n`);
    const tasks = [task('a', 'Where is the anchor let down?', gold), task('b', 'Where is the anchor let down?', gold)];
    const { run } = await evaluate(t, tasks, ['--json', '--variants', 'all', '--beside', besideFile]);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stderr, /Line 2 .*no result/);
    const { variants, groups, ms } = JSON.parse(run.stdout) as Report;
    assert.deepEqual(variants, ['beside', 'all']);
    const all = groups.at(-1);
    assert.equal(all?.variants['beside']?.['MRR@10']?.mean, 0.25, 'second place in one task, nothing in the other');
    assert.equal(all.variants['all']?.['MRR@10']?.mean, 1);
    assert.equal(all.gain['MRR@10']?.mean, 0.75);
    assert.deepEqual(Object.keys(ms), ['all'], 'the times of another system are unknown');
  });

  test('scores plain BM25 over windows beside its own', async (t) => {
    const tasks = [task('a', 'Where is the anchor let down?', { gold_files: ['harbour.py'] })];
    const { run } = await evaluate(t, tasks, ['--json', '--variants', 'all', '--bm25']);
    assert.equal(run.code, 0, run.stderr);
    const { variants, groups } = JSON.parse(run.stdout) as Report;
    assert.deepEqual(variants, ['bm25', 'all']);
    assert.equal(groups.at(-1)?.variants['bm25']?.['MRR@10']?.mean, 1);
    assert.equal(groups.at(-1)?.gain['MRR@10']?.mean, 0);
  });

  test('a file of results that cannot be read is an error', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'tasks.jsonl'), JSON.stringify(task('a', 'anchor')));
    const run = await clew(['eval', '--tasks', join(folder, 'tasks.jsonl'), '--trees', folder, '--beside', join(folder, 'absent.jsonl')]);
    assert.notEqual(run.code, 0);
    assert.match(run.stderr, /absent\.jsonl with the results cannot be read/);
  });

  test('prints the scores as a table', async (t) => {
    const { run } = await evaluate(
      t,
      [task('a', 'Where is the anchor let down?', { gold_files: ['harbour.py'] })],
      ['--variants', 'text,all'],
    );
    assert.match(run.stdout, /^lang python \(1\) +text +all +all - text$/m);
    assert.match(run.stdout, /^ {2}MRR@10 +100\.0 \[100\.0, 100\.0\] +100\.0 \[100\.0, 100\.0\] +\+0\.0 \[\+0\.0, \+0\.0\]$/m);
    assert.match(run.stdout, /text: p50 \d+\.\d ms, p95 \d+\.\d ms/);
  });

  test('lists the variants when one is unknown', async (t) => {
    const run = await clew(['eval', '--tasks', 'x', '--trees', temporaryFolder(t), '--variants', 'text,magic']);
    assert.equal(run.code, 2);
    assert.match(run.stderr, /--variants must be some of text, vectors, .*not "text,magic"/);
  });

  test('exits with 1 when no tree exists', async (t) => {
    const { run, lines } = await evaluate(t, [task('a', 'anchor', { commit: other })]);
    assert.equal(run.code, 1);
    assert.equal(lines.length, 0);
  });
});

suite('the trees of tasks', () => {
  const one = { id: 'a', repo: 'owner/name', commit, query: 'q', kind: 'qa', source: '', lang: '', gold_files: [], gold_symbols: [] };

  test('are named by repository, commit and kind', () => {
    assert.equal(treeOf('trees', one), join('trees', 'owner+name', '0123456789ab'));
    assert.equal(treeOf('trees', { ...one, kind: 'docstring' }), join('trees', 'owner+name', '0123456789ab~nodoc'));
  });

  test('hold all their tasks in order', () => {
    const groups = byTree('trees', [one, { ...one, id: 'b', commit: other }, { ...one, id: 'c' }]);
    assert.deepEqual(
      [...groups.values()].map((tasks) => tasks.map(({ id }) => id)),
      [['a', 'c'], ['b']],
    );
  });
});
