// The tables tell calls of containers apart by what they do with values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  additionKind,
  elementParameter,
  isCallbackCall,
  isContainerMethod,
  isLibraryName,
} from '../../../../src/core/graph/flow/libraryRules.ts';
import type { CallFact } from '../../../../src/core/symbols/facts.ts';

const callOf = (receiver: string | undefined, name: string): CallFact => ({
  ...{ caller: 0, name, how: 'call', line: 0, column: 0, arguments: 1, passed: 'value' },
  ...(receiver === undefined ? {} : { receiver }),
});

test('tells calls that add one value from those that add all values of another container', () => {
  const kinds = [callOf('list', 'append'), callOf('list', 'extend'), callOf('Object', 'assign'), callOf('list', 'sort')].map(additionKind);
  assert.deepEqual(kinds, ['one', 'all', 'all', undefined]);
  assert.equal(additionKind(callOf(undefined, 'append')), undefined);
});

test('a callback gets the elements as its first parameter, that of a reduction as its second', () => {
  assert.deepEqual([elementParameter('forEach'), elementParameter('reduce'), elementParameter('push')], [0, 1, undefined]);
});

test('knows library functions with rules, and the modules and objects that hold them', () => {
  assert.deepEqual(['functools.reduce', 'functools', 'Object', 'unheardOf'].map(isLibraryName), [true, true, true, false]);
});

test('a function calls its argument only when it has no receiver, a container method only if it has a rule', () => {
  assert.deepEqual([isCallbackCall(callOf(undefined, 'sorted')), isCallbackCall(callOf('list', 'sorted'))], [true, false]);
  assert.deepEqual([isContainerMethod('get'), isContainerMethod('push')], [true, false]);
});
