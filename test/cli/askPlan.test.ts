// `clew ask --plan`: requests, tokens and prompts of a question, by flags and settings, before anything is asked.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { clew, clewJson } from './commandLine.ts';

interface Plan {
  readonly strategy: string;
  readonly least: number;
  readonly most: number;
  readonly tokens: number;
  readonly steps: readonly { readonly kind: string; readonly model: string }[];
  readonly prompts: readonly { readonly title: string; readonly texts: readonly string[] }[];
}

const models = ['--base-url', 'https://models.example/v1', '--model', 'large', '--small-model', 'little'];

suite('clew ask --plan', () => {
  test('prints requests, tokens, models and prompts, and asks nothing', async () => {
    const { code, stdout } = await clew(['ask', 'How?', '--plan', '--strategy', 'multi-step', ...models]);
    assert.equal(code, 0);
    assert.match(stdout, /^multi-step \(Several searches\): A small model splits the question/);
    assert.match(stdout, /^2 to 5 requests, at most about [\d.,]+ tokens in\.$/m);
    assert.match(stdout, /^ {2}To judge the results: 0 to 2 requests to little, at most about [\d.,]+ tokens each$/m);
    assert.match(stdout, /^ {2}For the answer: 1 request to large, at most about 6.000 tokens$/m);
    assert.ok(stdout.includes('You plan how to search a code base'));
  });

  test('respects flags and settings', async () => {
    const plan = async (...args: readonly string[]): Promise<Plan> => (await clewJson(['ask', 'How?', '--plan', ...args])) as Plan;
    const graph = await plan('--strategy', 'knowledge-graph', '--set', 'knowledgeGraph.rounds=2');
    assert.deepEqual([graph.least, graph.most, graph.prompts[0]?.title], [3, 4, 'To take notes']);
    const deep = await plan('--depth', 'deep', '--budget', '8000');
    assert.deepEqual([deep.strategy, deep.most, deep.tokens], ['gap-filling', 6, 48_000]);
    assert.equal((await plan('--depth', 'deep', '--max-passes', '2')).most, 2);
    const quick = await plan('--depth', 'quick', '--strategy', 'agent');
    assert.deepEqual([quick.strategy, quick.most], ['single-pass', 1]);
    assert.deepEqual((await plan('--strategy', 'extractive')).prompts, []);
  });
});
