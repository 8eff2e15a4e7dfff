// A feature that cannot start must not keep the others from starting.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerEach } from '../../src/vscode/registerEach.ts';

test('registerEach registers the features after one that throws, and returns its name', () => {
  const registered: string[] = [];
  const reports: unknown[] = [];
  const broken = new Error('no');
  const features = {
    first: () => registered.push('first'),
    second: () => {
      throw broken;
    },
    third: () => registered.push('third'),
  };
  const failed = registerEach(
    features,
    (feature) => void feature(),
    (name, error) => reports.push([name, error]),
  );
  assert.deepEqual([registered, failed, reports], [['first', 'third'], ['second'], [['second', broken]]]);
});
