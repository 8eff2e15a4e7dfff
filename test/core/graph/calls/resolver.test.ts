// The resolver connects the parts of name resolution: an expression may lead through imports, calls, classes and value flow of many files.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fromOutside, type Value } from '../../../../src/core/graph/values/values.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
before(async () => (parsers = await testParsers()));

/** Kind and name of a value: `instance Shop`. */
function describeValue(value: Value | undefined): string {
  if (!value) return 'nothing';
  if ('index' in value) return `${value.kind} ${value.entry.fact(value.index)?.qualifiedName}`;
  return 'name' in value ? `${value.kind} ${value.name}` : value.kind;
}

const shop = {
  'shop.ts': dedent`
    import { Till } from './till';
    export class Shop { till = new Till(); }
    export function open(): Shop { return new Shop(); }
  `,
  'till.ts': dedent`
    class Base { count() {} }
    export class Till extends Base {}
  `,
  'use.ts': dedent`
    import { open } from './shop';
    import { log } from 'pino';
    const shop = open();
  `,
};

test('follows imports, results, fields and base classes through several files', async () => {
  const { resolver, file } = await resolverOf(shop, parsers);
  const valueOf = (text: string): string => describeValue(resolver.evaluation.evaluate(file('use.ts'), 0, text, fromOutside));
  assert.equal(valueOf('open'), 'symbol open');
  assert.equal(valueOf('open()'), 'instance Shop');
  assert.equal(valueOf('shop.till'), 'instance Till');
  assert.equal(valueOf('shop.till.count'), 'symbol Base.count');
  assert.equal(valueOf('log.info'), 'external pino.log.info');
  assert.equal(valueOf('missing'), 'nothing');
});

test('links a call through the same parts', async () => {
  const sources = { ...shop, 'use.ts': `${shop['use.ts']}shop.till.count();\n` };
  const { resolver, file } = await resolverOf(sources, parsers);
  const entry = file('use.ts');
  const call = entry.file.facts.calls.find(({ name }) => name === 'count') ?? assert.fail('the call is a fact');
  assert.deepEqual(
    resolver.links.of(entry, call).map(({ callee, evidence }) => [callee, evidence]),
    [['r:till.ts#Base.count', 'inherited']],
  );
});

test('ends variables that are defined by each other', async () => {
  const sources = {
    'a.ts': dedent`
      import { b } from './b';
      export const a = b;
    `,
    'b.ts': dedent`
      import { a } from './a';
      export const b = a;
    `,
  };
  const { resolver, file } = await resolverOf(sources, parsers);
  const value = resolver.evaluation.evaluate(file('a.ts'), 0, 'a', fromOutside);
  assert.ok(value === undefined || value.kind === 'unknown' || value.kind === 'symbol', describeValue(value));
});

test('notes every file that an answer depends on', async () => {
  const { resolver, tracker, file } = await resolverOf(shop, parsers);
  function* steps(): Generator<undefined, void> {
    resolver.evaluation.evaluate(file('use.ts'), 0, 'shop.till.count', fromOutside);
    yield;
  }
  for (const collection = tracker.collect('r:use.ts', steps()); !collection.next().done;);
  const keys = new Set(tracker.of('r:use.ts').keys);
  for (const key of ['g:r:shop.ts', 'g:r:till.ts', 'm:shop', 'm:till'] as const) assert.ok(keys.has(key), key);
});
