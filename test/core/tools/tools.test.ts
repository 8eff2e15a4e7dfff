// Each tool on a small indexed project: its results with lines and places, and its messages where there are none.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { CancellationSource, CancelledError } from '../../../src/core/base/cancellation.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { openUnindexed } from '../../support/openFixture.ts';
import { call, files, openProject } from './toolFixture.ts';

suite('tools', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openProject());
  });

  after(() => codebase.dispose());

  suite('definitions', () => {
    test('have at most 1,500 tokens together', async () => {
      assert.ok((await countTokens(JSON.stringify(codebase.tools))) <= 1500);
    });

    test('are seven, in a fixed order', () => {
      assert.deepEqual(
        codebase.tools.map(({ name }) => name),
        ['explore_code', 'find_symbol', 'find_uses', 'search_text', 'trace_calls', 'explain_failure', 'read_lines'],
      );
    });

    test('describe their arguments as JSON schema with bounds and defaults', () => {
      const { parameters } = codebase.tools.find(({ name }) => name === 'trace_calls') ?? {};
      assert.deepEqual(parameters, {
        type: 'object',
        properties: {
          name: { type: 'string', description: 'NAME or Class.member to start at' },
          path: { type: 'string', description: 'File that defines it' },
          to: { type: 'string', description: 'Name at which the chain ends' },
          direction: { type: 'string', enum: ['callers', 'callees'], default: 'callers' },
          depth: { type: 'integer', minimum: 1, maximum: 8, default: 3 },
          scope: { type: 'string', description: 'Folder, file or symbol to stay in' },
          max_tokens: { type: 'integer', minimum: 200, maximum: 25000, default: 2000 },
        },
        required: ['name'],
        additionalProperties: false,
      });
    });
  });

  suite('explore_code', () => {
    test('shows the code that answers with numbered lines and relations, and no note on a complete index', async () => {
      const { text, outcome, places } = await call(codebase, 'explore_code', { question: 'How does placeOrder charge an order?' });
      assert.equal(outcome, 'found');
      assert.match(text, /^src\/store\.ts:12-17 · function placeOrder/m);
      assert.match(text, /^15\| {3}charge\(order\.id, order\.total\);$/m);
      assert.match(text, /placeOrder calls charge/);
      // Agents know that no note means a complete and current index.
      assert.doesNotMatch(text, /Index:/);
      assert.ok(places.some(({ file, lineStart, lineEnd }) => file === 'src/store.ts' && lineStart <= 15 && lineEnd >= 15));
    });

    test('first reports words that no file contains, and messages that no code has', async () => {
      const { text } = await call(codebase, 'explore_code', { question: 'how are kafka consumers rebalanced' });
      assert.match(text, /^(?:Read as [^\n]+\n)?(?:No file here contains: kafka, consumers, rebalanced\.|Nothing fits)/, text);
      const failure = await call(codebase, 'explain_failure', { failure: 'Error: connection refused by redis cluster' });
      assert.match(failure.text, /^No code here has this message\./, failure.text);
    });

    test('measures the code in the analytical mode, and follows its calls in the exploratory one', async () => {
      const analytical = await call(codebase, 'explore_code', { question: 'placeOrder', mode: 'analytical' });
      assert.match(analytical.text, /^- measured: placeOrder: called from other files by 1, calls 1, 5 lines/m);
      assert.doesNotMatch(analytical.text, /where the flow/);
      const exploratory = await call(codebase, 'explore_code', { question: 'placeOrder', mode: 'exploratory' });
      assert.match(exploratory.text, /function placeOrder · is where the flow starts/);
      assert.match(exploratory.text, /function send · is where the flow ends/);
      assert.doesNotMatch(exploratory.text, /measured:/);
    });
  });

  suite('find_symbol', () => {
    test('shows the definition with its callers and callees', async () => {
      const { text } = await call(codebase, 'find_symbol', { name: 'placeOrder()' });
      assert.match(text, /^13\| export function placeOrder/m);
      assert.match(text, /buy calls placeOrder.* · src\/shop\.ts:6/);
      assert.match(text, /placeOrder calls charge.* · src\/store\.ts:15/);
    });

    test('reports an ambiguous name, and accepts a path that chooses one definition', async () => {
      const both = await call(codebase, 'find_symbol', { name: 'reset' });
      assert.match(both.text, /Ambiguous: `reset` names 2 definitions: .*lib\/reset\.ts:2.*Give Class\.member or path/);
      assert.match(both.text, /^20\| export function reset/m);
      const ofLib = await call(codebase, 'find_symbol', { name: 'reset', path: 'lib' });
      assert.doesNotMatch(ofLib.text, /Ambiguous/);
      assert.deepEqual([...new Set(ofLib.places.map(({ file }) => file))], ['lib/reset.ts']);
    });

    test('suggests the nearest name for an unknown one', async () => {
      const { text, outcome } = await call(codebase, 'find_symbol', { name: 'placeOrdr' });
      assert.equal(outcome, 'refused');
      assert.match(text, /`placeOrdr` is not defined in this workspace\. Nearest: placeOrder \(src\/store\.ts:13\)/);
    });
  });

  suite('find_uses', () => {
    test('lists and counts every place with its kind', async () => {
      const { text } = await call(codebase, 'find_uses', { name: 'placeOrder' });
      assert.match(text, /placeOrder \(src\/store\.ts:13\): 2 direct uses/);
      assert.match(text, /- imports · src\/shop\.ts:2: import \{ placeOrder \}/);
      assert.match(text, /- calls in buy · src\/shop\.ts:6: placeOrder\(\{ id, total: 10 \}\);/);
    });

    test('lists only the requested kinds', async () => {
      const { text } = await call(codebase, 'find_uses', { name: 'placeOrder', kinds: ['calls'] });
      assert.match(text, /1 direct use;?/);
      assert.doesNotMatch(text, /imports/);
    });

    test('reports that nobody uses a definition where that is certain', async () => {
      assert.match((await call(codebase, 'find_uses', { name: 'lonely' })).text, /lonely \(lib\/reset\.ts:6\): nobody uses it/);
    });

    test('suggests the nearest name for an unknown one', async () => {
      const { text, outcome } = await call(codebase, 'find_uses', { name: 'chrge' });
      assert.equal(outcome, 'refused');
      assert.match(text, /not defined.*Nearest: charge/);
    });
  });

  suite('search_text', () => {
    test('lists the lines with their enclosing definition', async () => {
      const { text } = await call(codebase, 'search_text', { text: 'negative total' });
      assert.match(text, /1 match in 1 of 6 indexed files/);
      assert.match(text, /- in placeOrder · src\/store\.ts:14: if \(order\.total < 0\)/);
    });

    test('accepts regular expressions, either case and whole words', async () => {
      assert.match((await call(codebase, 'search_text', { text: 'PLACEORDER', ignore_case: true })).text, /4 matches in 3/);
      assert.match((await call(codebase, 'search_text', { text: 'buy\\(.d\\)', regex: true })).text, /src\/shop\.ts:11/);
      assert.match((await call(codebase, 'search_text', { text: 'orde', whole_word: true })).text, /stands in none of the 6 indexed files/);
      assert.match((await call(codebase, 'search_text', { text: '(', regex: true })).text, /^Error: /);
    });

    test('lists the files outside the index where nothing was found', async () => {
      const { text, outcome } = await call(codebase, 'search_text', { text: 'nowhere at all' });
      assert.equal(outcome, 'nothing');
      assert.match(text, /Not indexed, so not looked through: .*secret 1/);
    });
  });

  suite('trace_calls', () => {
    test('shows the callers of callers', async () => {
      const { text } = await call(codebase, 'trace_calls', { name: 'placeOrder' });
      assert.match(text, /callers of placeOrder \(src\/store\.ts:13\)/);
      assert.match(text, /^ {2}- buy calls placeOrder · src\/shop\.ts:6/m);
      assert.match(text, /^ {4}- buyAll calls buy · src\/shop\.ts:11/m);
    });

    test('stops at the requested depth', async () => {
      assert.doesNotMatch((await call(codebase, 'trace_calls', { name: 'placeOrder', depth: 1 })).text, /buyAll calls/);
    });

    test('shows callees', async () => {
      const { text } = await call(codebase, 'trace_calls', { name: 'buy', direction: 'callees' });
      assert.match(text, /^ {2}- → placeOrder · src\/shop\.ts:6/m);
      assert.match(text, /^ {4}- → charge · src\/store\.ts:15/m);
    });

    test('finds the chain between two functions, and reports where there is none', async () => {
      const { text } = await call(codebase, 'trace_calls', { name: 'buyAll', to: 'send' });
      assert.match(
        text,
        /path: buyAll calls buy[^]*path: buy calls placeOrder[^]*path: placeOrder calls charge[^]*path: charge calls send/,
      );
      const none = await call(codebase, 'trace_calls', { name: 'send', to: 'buyAll' });
      assert.equal(none.outcome, 'nothing');
      assert.match(none.text, /No chain of calls from send to buyAll is known/);
    });
  });

  test('explain_failure finds the line with a message', async () => {
    const { text } = await call(codebase, 'explain_failure', { failure: 'Error: The order 17 has a negative total' });
    assert.match(text, /^14\| .*has a negative total/m);
    assert.match(text, /buy calls placeOrder/);
  });

  suite('read_lines', () => {
    test('shows numbered lines and their enclosing definition', async () => {
      const { text, places } = await call(codebase, 'read_lines', { path: 'src/store.ts', start: 14, end: 15 });
      assert.match(text, /Line 14 is in function placeOrder\./);
      assert.match(text, /^14\| .*negative total/m);
      assert.doesNotMatch(text, /^(?:13|16)\|/m);
      assert.deepEqual(
        places.map(({ file, lineStart, lineEnd }) => [file, lineStart, lineEnd]),
        [['src/store.ts', 14, 15]],
      );
    });

    test('gives the line at which to continue when not all lines fit', async () => {
      const { text } = await call(codebase, 'read_lines', { path: 'src/long.ts', max_tokens: 500 });
      const next = Number(/call read_lines with start (\d+)/.exec(text)?.[1]);
      assert.match(text, new RegExp(`^${next - 1}\\| `, 'm'));
      assert.doesNotMatch(text, new RegExp(`^${next}\\| `, 'm'));
      assert.match(
        (await call(codebase, 'read_lines', { path: 'src/long.ts', start: next, max_tokens: 500 })).text,
        new RegExp(`^${next}\\| `, 'm'),
      );
    });

    test('shows the current text of a file, and reports that it has changed since indexing', async () => {
      const project = await openProject();
      project.files.write('lib/reset.ts', '/** Changed. */\nexport const other = 1;\n');
      const { text } = await call(project.codebase, 'read_lines', { path: 'lib/reset.ts' });
      assert.match(text, /^2\| export const other = 1;$/m);
      assert.match(text, /Changed since indexed: lib\/reset\.ts\./);
      assert.doesNotMatch((await call(project.codebase, 'read_lines', { path: 'src/shop.ts' })).text, /Changed since indexed/);
      project.files.remove('lib/reset.ts');
      assert.match((await call(project.codebase, 'read_lines', { path: 'lib/reset.ts' })).text, /cannot be read any more/);
      project.codebase.dispose();
    });

    test('refuses lines that do not exist, with the reason', async () => {
      assert.match((await call(codebase, 'read_lines', { path: 'src/shop.ts', start: 99 })).text, /ends with line 12/);
      assert.match((await call(codebase, 'read_lines', { path: 'src/shop.ts', start: 5, end: 2 })).text, /end \(2\) is before start \(5\)/);
      assert.match((await call(codebase, 'read_lines', { path: 'src' })).text, /"src" means 4 files: src\/long\.ts/);
    });
  });

  suite('invalid input', () => {
    test('an unknown tool is refused with a list of all tools', async () => {
      const { text, outcome } = await call(codebase, 'rm_rf', {});
      assert.equal(outcome, 'refused');
      assert.match(text, /no tool "rm_rf".*explore_code, find_symbol/);
    });

    test('invalid, missing and unknown arguments are reported by name', async () => {
      assert.match(
        (await call(codebase, 'find_symbol', {})).text,
        /find_symbol: name is missing\. Its arguments are name, path, scope, max_tokens/,
      );
      assert.match((await call(codebase, 'find_symbol', { name: 3 })).text, /name: must be string, not 3/);
      assert.match((await call(codebase, 'find_symbol', { name: 'x', colour: 'red' })).text, /there is no argument colour/);
      assert.doesNotMatch((await call(codebase, 'find_symbol', { name: 'x', max_tokens: 10 })).text, /max_tokens/);
      assert.match((await call(codebase, 'find_symbol', '{"name"')).text, /^Error: find_symbol/);
    });

    test('an error inside a tool is reported and logged', async () => {
      const project = await openProject();
      project.codebase.graph.byName = () => {
        throw new TypeError('the index is broken');
      };
      const { text, outcome } = await call(project.codebase, 'find_symbol', { name: 'buy' });
      assert.equal(outcome, 'failed');
      assert.match(text, /find_symbol failed \(the index is broken\)/);
      assert.ok(project.log.lines.some((line) => line.includes('The tool find_symbol failed')));
      project.codebase.dispose();
    });

    test('a cancelled call rejects', async () => {
      const source = new CancellationSource();
      source.cancel();
      await assert.rejects(codebase.callTool('explore_code', { question: 'orders' }, {}, source.token), CancelledError);
    });
  });

  test('results from an incomplete index say so', async () => {
    const unindexed = openUnindexed(new Map(Object.entries(files))).codebase;
    const { text, outcome } = await call(unindexed, 'search_text', { text: 'order' });
    assert.equal(outcome, 'nothing');
    assert.match(text, /that were looked through, which are not all/);
    assert.match(text, /Index: 0 % built, 0 files so far/);
    unindexed.dispose();
  });
});
