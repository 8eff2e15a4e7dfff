// Lists of facts as texts and numbers: what goes in comes out, and a text that is said again is kept once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bindingsOf,
  unpackCalls,
  checksOf,
  listBindings,
  listCalls,
  listChecks,
} from '../../../../src/core/indexing/records/packedLists.ts';
import type { BindingFact, CallFact, CheckFact } from '../../../../src/core/symbols/facts.ts';

test('bindings come back, on lines that go up and down, with an end and without', () => {
  const bindings: readonly BindingFact[] = [
    { scope: 0, name: 'a', value: 'A', by: 'annotation', line: 900 },
    { scope: 3, name: 'b', value: '', by: 'default', line: 2, until: 2 },
    { scope: 3, name: '', value: 'a', by: 'flow', line: 7, until: 400 },
  ];
  assert.deepEqual(bindingsOf(listBindings(bindings)), bindings);
});

test('checks come back, negated, not negated and without a word on that', () => {
  const check: CheckFact = { scope: 1, name: 'x', how: 'tag', value: 'kind=a|b', line: 4, from: 2, until: 9, to: 0 };
  const checks = [check, { ...check, not: true, how: 'typeof' }, { ...check, not: false, line: 1, until: 1, how: 'has' }] as const;
  assert.deepEqual(checksOf(listChecks(checks)), checks);
});

test('calls come back with what few have, and an empty receiver is not none', () => {
  const call: CallFact = { caller: 2, name: 'run', line: 5, column: 70, how: 'reference', arguments: 0 };
  const calls = [
    call,
    { ...call, receiver: '', line: 3, how: 'decorator' },
    { ...call, receiver: 'a.b', passed: '@12,run', types: 'T, U', literals: '0:int', arguments: 3, how: 'new' },
  ] as const;
  assert.deepEqual(unpackCalls(listCalls(calls)), calls);
});

test('a text is packed once, however often it is said, and unpacked it is one text', () => {
  const one: CallFact = { caller: 0, name: 'again', receiver: 'again', line: 0, column: 0, how: 'call', arguments: 0 };
  const packed = listCalls(Array.from({ length: 50 }, (_, line) => ({ ...one, line })));
  assert.deepEqual(packed[0], ['again']);
});
