// A function stands in the argument of a call or in the value of a binding, behind the keys that lead to it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { functionContext, type FunctionContext } from '../../../../src/core/graph/flow/functionContexts.ts';
import { DependencyTracker } from '../../../../src/core/graph/files/dependencyTracker.ts';
import { TermCache } from '../../../../src/core/graph/flow/termCache.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

/** The place of the function `name` of a text. */
async function placeIn(text: string, name: string): Promise<FunctionContext | undefined> {
  const { file } = await resolverOf({ 'a.ts': text }, parsers);
  const entry = file('a.ts');
  const index = entry.file.facts.symbols.findIndex((fact) => fact.name === name);
  assert.ok(index > 0, `${name} is a symbol`);
  return functionContext(entry, index, { terms: new TermCache(), tracker: new DependencyTracker() });
}

test('finds the argument of a call, with the keys that lead to the function', async () => {
  const place = await placeIn('on(1, { done: [function step() {}] });', 'step');
  assert.ok(place?.how === 'argument');
  assert.deepEqual([place.call.name, place.at, place.keys], ['on', 1, ['done', '*']]);
});

test('finds the value of a binding', async () => {
  const place = await placeIn('export const handlers: Handlers = { done: function step() {} };', 'done');
  assert.ok(place?.how === 'binding');
  assert.deepEqual([place.binding.name, place.keys], ['handlers', ['done']]);
});

test('a function that stands alone has no place', async () => {
  assert.equal(await placeIn('export function step() {}', 'step'), undefined);
});
