// Flags of V8 by version: each version gets only flags that it knows, and the versions that run Clew get some.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { runtimeFlags, startFlags } from '../../src/node/runtimeFlags.ts';

test('versions of V8 without a middle compiler get another way to optimize later', () => {
  assert.ok(runtimeFlags('11.3.244.8-node.33').some((flag) => flag.startsWith('--interrupt-budget=')));
  assert.ok(runtimeFlags('12.4.254.21-node.33').some((flag) => flag.startsWith('--invocation-count-for-turbofan=')));
  assert.deepEqual(runtimeFlags('13.6.233.17-node.45'), runtimeFlags('12.4.254.21-node.33'));
});

test('unknown and older versions get no flags', () => {
  assert.deepEqual(runtimeFlags('10.2.154.26-node.36'), []);
  assert.deepEqual(runtimeFlags(''), []);
});

test('the runtime that runs this test knows its flags', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const flags = runtimeFlags(process.versions.v8);
  assert.ok(flags.length > 0);
  for (const flag of [...flags, ...startFlags]) assert.ok(known.includes(flag.replace(/^--no-/, '--').replace(/=.*/, '')), flag);
});

test('flags that a running process cannot take are given at its start alone', () => {
  for (const version of ['11.3.244', '12.4.254', '13.6.233'])
    for (const flag of runtimeFlags(version)) assert.ok(!startFlags.includes(flag) && !flag.includes('regexp'), flag);
});
