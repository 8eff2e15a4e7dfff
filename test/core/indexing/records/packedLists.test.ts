// Packing of facts into texts and numbers: unpacking restores them, and a repeated text is stored once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bindingsOf,
  unpackCalls,
  unpackChecks,
  packBindings,
  packCalls,
  packChecks,
} from '../../../../src/core/indexing/records/packedLists.ts';
import type { BindingFact, CallFact, CheckFact } from '../../../../src/core/symbols/facts.ts';

test('restores bindings on ascending and descending lines, with and without an end', () => {
  const bindings: readonly BindingFact[] = [
    { scope: 0, name: 'a', value: 'A', by: 'annotation', line: 900 },
    { scope: 3, name: 'b', value: '', by: 'default', line: 2, until: 2 },
    { scope: 3, name: '', value: 'a', by: 'flow', line: 7, until: 400 },
  ];
  assert.deepEqual(bindingsOf(packBindings(bindings)), bindings);
});

test('restores checks with `not` true, false and absent', () => {
  const check: CheckFact = { scope: 1, name: 'x', how: 'tag', value: 'kind=a|b', line: 4, from: 2, until: 9, to: 0 };
  const checks = [check, { ...check, not: true, how: 'typeof' }, { ...check, not: false, line: 1, until: 1, how: 'has' }] as const;
  assert.deepEqual(unpackChecks(packChecks(checks)), checks);
});

test('restores calls with rare fields, and distinguishes an empty receiver from none', () => {
  const call: CallFact = { caller: 2, name: 'run', line: 5, column: 70, how: 'reference', arguments: 0 };
  const calls = [
    call,
    { ...call, receiver: '', line: 3, how: 'decorator' },
    { ...call, receiver: 'orders', inPath: true, line: 4, how: 'new' },
    { ...call, receiver: 'a.b', passed: '@12,run', types: 'T, U', literals: '0:int', arguments: 3, how: 'new' },
  ] as const;
  assert.deepEqual(unpackCalls(packCalls(calls)), calls);
});

test('stores a repeated text once', () => {
  const call: CallFact = { caller: 0, name: 'again', receiver: 'again', line: 0, column: 0, how: 'call', arguments: 0 };
  const packedCalls = packCalls(Array.from({ length: 50 }, (_, line) => ({ ...call, line })));
  assert.deepEqual(packedCalls[0], ['again']);
});
