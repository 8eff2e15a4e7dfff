// `clew mcp` through the official clients of both revisions: the list, every tool, invalid calls, edits, several folders.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { countTokens } from '../../src/core/packing/tokens.ts';
import { toolDefinitions } from '../../src/core/tools/tools.ts';
import { nodeOfTheMachine, temporaryFolder } from './commandLine.ts';
import { currentAgent, earlierAgent, listedCalls, write, type Agent, type ServerOptions } from './mcpClients.ts';
import { dedent } from '../support/dedent.ts';

const shop = {
  'src/fees.ts': dedent`
    export function deliveryFee(weight: number): number {
      if (weight < 0) throw new RangeError('The weight is negative');
      return weight * 2;
    }
  `,
  'src/orders.ts': dedent`
    import { deliveryFee } from './fees.ts';

    export function total(price: number): number {
      return price + deliveryFee(3);
    }
  `,
  'README.md': dedent`
    # Shop

    Delivery costs a fee by weight.
  `,
};

function project(t: TestContext, files: Readonly<Record<string, string>> = shop): ServerOptions & { readonly folder: string } {
  const folder = temporaryFolder(t);
  write(folder, files);
  return { folder, folders: [folder], store: temporaryFolder(t) };
}

/** A successful call of each tool, and a part of its text. */
const calls: readonly (readonly [name: string, args: Readonly<Record<string, unknown>>, text: RegExp])[] = [
  ['explore_code', { question: 'How is the delivery fee computed?' }, /return weight \* 2;/],
  ['find_symbol', { name: 'deliveryFee' }, /src\/fees\.ts:1/],
  ['find_uses', { name: 'deliveryFee' }, /src\/orders\.ts:4/],
  ['search_text', { text: 'by weight' }, /README\.md:3/],
  ['trace_calls', { name: 'deliveryFee' }, /total/],
  ['explain_failure', { failure: 'RangeError: The weight is negative' }, /weight < 0/],
  ['read_lines', { path: 'src/fees.ts', start: 2, end: 2 }, /2\| .*RangeError/],
];

for (const [revision, connect] of [
  ['2026-07-28', currentAgent],
  ['2025-11-25', earlierAgent],
] as const) {
  suite(`clew mcp with a client of ${revision}`, () => {
    test('lists its read-only tools within 1,500 tokens, and answers with each', async (t) => {
      const { folder, ...options } = project(t);
      const agent = await connect(t, options);
      assert.equal(agent.revision, revision);
      assert.match(agent.instructions ?? '', /explore_code first.*grep is as good/s);
      const { tools, ttlMs, cacheScope } = await agent.list();
      assert.deepEqual(
        tools.map(({ name }) => name),
        toolDefinitions.map(({ name }) => name),
      );
      for (const { title, annotations } of tools) {
        assert.match(title ?? '', /^[A-Z][a-z]+ [a-z]+$/);
        assert.deepEqual(annotations, { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false });
      }
      // Keeping the list is of the current revision alone.
      assert.deepEqual([ttlMs, cacheScope], revision === '2026-07-28' ? [3_600_000, 'public'] : [undefined, undefined]);
      assert.ok((await countTokens(JSON.stringify(tools))) <= 1500);
      for (const [name, args, text] of calls) {
        const answer = await agent.call(name, args);
        assert.match(answer.text, text, name);
        assert.equal(answer.isError, false, name);
        assert.doesNotMatch(answer.text, /Index:/, name);
      }
      assert.ok(folder);
    });

    test('explains an invalid call in one sentence and goes on', async (t) => {
      const { folder, ...options } = project(t);
      const agent = await connect(t, options);
      await assert.rejects(agent.call('find_all'), /There is no tool "find_all"\. The tools are explore_code, .*read_lines\./);
      const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, RegExp])[] = [
        ['find_symbol', {}, /^Error: find_symbol: name is missing\. Its arguments are name, path, scope, max_tokens\.$/],
        ['find_symbol', { name: 'deliveryFee', max_tokens: 'many' }, /^Error: find_symbol: max_tokens: must be number/],
        ['find_symbol', { name: 'deliveryFee', colour: 'red' }, /^Error: find_symbol: there is no argument colour/],
        ['read_lines', { path: '../../etc/passwd' }, /^Error: ".*passwd" leads out of the workspace/],
        ['read_lines', { path: '/etc/passwd' }, /^Error: ".*passwd" leads out of the workspace/],
        ['read_lines', { path: 'src/none.ts' }, /^Error: .*none\.ts/],
        [
          'find_uses',
          { name: 'deliverFee' },
          /^Error: `deliverFee` is not defined .*Nearest: deliveryFee .*Next: the same call with name "deliveryFee"/,
        ],
        ['search_text', { text: '(', regex: true }, /^Error: /],
      ];
      for (const [name, args, text] of cases) {
        const answer = await agent.call(name, args);
        assert.match(answer.text, text);
        assert.deepEqual([answer.isError, answer.text.split('\n').length], [true, 1], answer.text);
      }
      assert.ok(!(await agent.call('find_symbol', { name: 'deliveryFee', max_tokens: 1e9 })).isError, 'as much as can be is meant');
      rmSync(join(folder, 'src/orders.ts'));
      assert.match((await agent.call('read_lines', { path: 'src/orders.ts' })).text, /^Error: .*orders\.ts/);
      assert.match((await agent.call('find_symbol', { name: 'deliveryFee' })).text, /src\/fees\.ts:1/);
    });
  });
}

suite('clew mcp', () => {
  const finds = async (agent: Agent, name: string): Promise<boolean> => !(await agent.call('find_uses', { name })).isError;

  test('answers from the present state of the files', async (t) => {
    const { folder, ...options } = project(t);
    const agent = await currentAgent(t, options);
    assert.ok(await finds(agent, 'deliveryFee'));
    write(folder, {
      'src/fees.ts': dedent`
        export function parcelFee(): number {
          return 1;
        }
      `,
    });
    assert.deepEqual([await finds(agent, 'parcelFee'), await finds(agent, 'deliveryFee')], [true, false]);
    write(folder, { 'src/new/deep/rates.py': 'def day_rate():\n    return 1\n' });
    assert.ok(await finds(agent, 'day_rate'));
    // In a folder that came after the start.
    write(folder, { 'src/new/deep/more.py': 'def night_rate():\n    return 2\n' });
    assert.ok(await finds(agent, 'night_rate'));
    mkdirSync(join(folder, 'lib'));
    assert.ok(await finds(agent, 'night_rate'));
    write(folder, { 'lib/tax.py': 'def tax_rate():\n    return 3\n' });
    assert.ok(await finds(agent, 'tax_rate'));
    rmSync(join(folder, 'src/new'), { recursive: true });
    assert.deepEqual([await finds(agent, 'night_rate'), await finds(agent, 'tax_rate')], [false, true]);
    write(folder, { '.gitignore': 'lib/\n' });
    assert.equal(await finds(agent, 'tax_rate'), false);
    write(folder, { '.gitignore': '\n', 'lib/duty.py': 'def duty_rate():\n    return 4\n' });
    assert.deepEqual([await finds(agent, 'tax_rate'), await finds(agent, 'duty_rate')], [true, true]);
    write(folder, { 'lib/duty.py': 'def excise_rate():\n    return 4\n' });
    assert.ok(await finds(agent, 'excise_rate'));
  });

  test('serves several folders, and keeps to one by name or absolute path', async (t) => {
    const base = temporaryFolder(t);
    write(base, {
      'one/app/main.py': 'def start_one():\n    return 1\n',
      'two/app/main.py': 'def start_two():\n    return 2\n',
      'lib/util.py': 'def helper():\n    return start_one()\n',
    });
    const folders = ['one/app', 'two/app', 'lib', 'lib'].map((name) => join(base, name));
    const agent = await currentAgent(t, { folders, store: temporaryFolder(t) });
    const text = async (args: Readonly<Record<string, unknown>>): Promise<string> =>
      (await agent.call('search_text', { text: 'def ', ...args })).text;
    const all = await text({});
    for (const place of ['one-app/main.py:1', 'two-app/main.py:1', 'lib/util.py:1']) assert.ok(all.includes(place), all);
    assert.match(all, /3 matches in 3 of 3/);
    for (const scope of ['two-app', join(base, 'two/app'), join(base, 'two/app/main.py')]) {
      const scopedText = await text({ scope });
      assert.ok(scopedText.includes('two-app/main.py:1') && !scopedText.includes('one-app'), scopedText);
    }
    for (const path of ['two-app/main.py', join(base, 'two/app/main.py')])
      assert.match((await agent.call('read_lines', { path })).text, /start_two/, path);
  });

  test('runs under Electron as Node, and under the oldest Node', async (t) => {
    const { folder: _, ...options } = project(t);
    const agent = await earlierAgent(t, { ...options, node: nodeOfTheMachine(), env: { ELECTRON_RUN_AS_NODE: '1' } });
    assert.ok(await finds(agent, 'deliveryFee'));
  });

  test('keeps all calls to a scope, and rejects an unknown one', async (t) => {
    const { folder: _, ...options } = project(t);
    const agent = await currentAgent(t, { ...options, more: ['--scope', 'src/fees.ts'] });
    assert.match((await agent.call('search_text', { text: 'deliveryFee' })).text, /1 match /);
    const lost = await currentAgent(t, { ...options, more: ['--scope', 'nowhere'] });
    const { text, isError } = await lost.call('search_text', { text: 'deliveryFee' });
    assert.ok(isError && /^Error: .*nowhere/.test(text), text);
  });

  test('logs each call with client and places, without its text', async (t) => {
    const { folder: _, ...options } = project(t, {
      ...shop,
      'src/key.ts': "export const token = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';\n",
    });
    const agent = await currentAgent(t, options);
    await agent.call('read_lines', { path: 'src/fees.ts' });
    await agent.call('read_lines', { path: 'src/none.ts' });
    const [read, refused, ...others] = listedCalls(options.store);
    assert.deepEqual(others, []);
    assert.deepEqual([read?.['tool'], read?.['client'], read?.['outcome']], ['read_lines', 'current', 'found']);
    const places = read?.['places'] as readonly Readonly<Record<string, unknown>>[];
    assert.deepEqual(
      places.map(({ file, lineStart, lineEnd }) => [file, lineStart, lineEnd]),
      [['src/fees.ts', 1, 4]],
    );
    assert.ok(Number(read?.['tokens']) > 20 && Number(read?.['at']) > 1e12);
    assert.deepEqual([refused?.['outcome'], refused?.['places']], ['refused', []]);
    assert.doesNotMatch(JSON.stringify([read, refused]), /weight/);
  });
});
