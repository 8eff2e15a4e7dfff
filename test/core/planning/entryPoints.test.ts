// Where a flow begins: in a named definition, otherwise in the result that leads to most code and is most public.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { entryPoints, flowSize, functionsByWords } from '../../../src/core/planning/entryPoints.ts';
import { symbolCandidate } from '../../../src/core/searching/candidate.ts';
import { dedent } from '../../support/dedent.ts';
import { sourcesOf } from '../searching/memorySources.ts';
import { plainInquiry } from '../searching/plainInquiry.ts';

const sources = await sourcesOf({
  'src/cart.ts': dedent`
    export function checkout(): void {
      reserve();
      pay();
    }
    export function reserve(): void {
      count();
    }
    export function pay(): void {
      count();
    }
    export function count(): void {}
    function checkoutQuietly(): void {
      reserve();
      pay();
    }
    export class Basket {
      fill(): void {}
    }
  `,
  'test/cart.test.ts': 'export function checkoutOfTest(): void {\n  helper();\n}\nfunction helper(): void {}\n',
});

function symbolOf(name: string): SymbolNode {
  return sources.graph.byName(name)[0] ?? assert.fail(`${name} is not defined`);
}

/** Names of the starts among results with scores. */
function startsAmong(scores: Readonly<Record<string, number>>, terms: ReadonlyMap<string, number> = new Map()): readonly string[] {
  const candidates = Object.entries(scores).map(([name, score]) => symbolCandidate(symbolOf(name), score, ''));
  return entryPoints([], candidates, [], terms, sources, 3).map(({ fact }) => fact.name);
}

suite('the start of a flow', () => {
  test('is the named definition, whatever the search found', () => {
    const candidates = [symbolCandidate(symbolOf('checkout'), 1, '')];
    assert.deepEqual(entryPoints([symbolOf('count')], candidates, [], new Map(), sources, 3), [symbolOf('count')]);
  });

  test('is the result that leads to more code, for equal scores', () => {
    assert.deepEqual(startsAmong({ count: 1, pay: 1, checkout: 1 }), ['checkout', 'pay', 'count']);
  });

  test('is the exported one of two functions that do the same', () => {
    assert.deepEqual(startsAmong({ checkoutQuietly: 1, checkout: 1 }), ['checkout', 'checkoutQuietly']);
  });

  test('is the one that is named after the question', () => {
    assert.deepEqual(startsAmong({ reserve: 1, pay: 1 }, new Map([['pay', 1]])).slice(0, 1), ['pay']);
  });

  test('is no weak result and no code of a test', () => {
    assert.deepEqual(startsAmong({ checkout: 0.2, pay: 0.9 }), ['pay']);
    assert.deepEqual(startsAmong({ checkoutOfTest: 1, pay: 0.9 }), ['pay']);
  });

  test('may be a function whose name is a word of the question, even if the search ranks it low', () => {
    const candidates = [symbolCandidate(symbolOf('pay'), 0.5, '')];
    const [start] = entryPoints([], candidates, [symbolOf('reserve')], new Map(), sources, 1);
    assert.equal(start?.fact.name, 'reserve');
  });
});

test('the words of a question lead to functions in code, but words that only ask do not', () => {
  const namesFor = (question: string): readonly string[] => functionsByWords(plainInquiry(question), sources).map(({ fact }) => fact.name);
  assert.deepEqual(namesFor('trace checkout'), ['checkout']);
  assert.deepEqual(namesFor('trace checkoutOfTest'), []);
});

test('the size of a flow is the number of functions that it reaches', () => {
  assert.equal(flowSize(symbolOf('checkout').id, sources.graph), 3);
  assert.equal(flowSize(symbolOf('count').id, sources.graph), 0);
});
