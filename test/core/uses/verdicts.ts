// What the uses of names in a fixture say of them, for tests of "nobody".
import assert from 'node:assert/strict';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../../support/openFixture.ts';

/** The verdict on each name, in one word. */
export async function verdicts(files: Readonly<Record<string, string>>, names: readonly string[]): Promise<Record<string, string>> {
  const { codebase } = await openFixture(files);
  const all: Record<string, string> = {};
  for (const name of names) {
    const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
    assert.ok(result && more.length === 0, `${name}: ${result ? more.length + 1 : 0} definitions`);
    all[name] = result.verdict.is === 'unknown' ? result.verdict.because : result.verdict.is;
  }
  return all;
}
