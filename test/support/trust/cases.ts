// Cases of the trust suite: each is tried, all failures are collected, and the counts go to the table that `npm run test:trust` prints.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { inspect } from 'node:util';

/** Whether the long form runs (`npm run test:trust -- --long`), which tries more cases than CI has time for. */
export const isLongForm = process.env['CLEW_TRUST'] === 'long';

/** Failures that the report of one test names; the others are only counted. */
const maxNamed = 10;

/** One row of the table. */
export interface CaseRow {
  readonly kind: string;
  readonly tried: number;
  readonly survived: number;
  /** A figure that a reader wants beside the counts, for instance "p95 12 ms". */
  readonly figure?: string;
}

/** Prefix of the diagnostics that carry a row to `scripts/trustReporter.mjs`. */
const rowPrefix = 'trust row ';

/** Adds a row to the table, for a test that counts its cases itself. */
export function reportRow(t: TestContext, row: CaseRow): void {
  t.diagnostic(rowPrefix + JSON.stringify(row));
}

/**
 * Tries each case and adds a row to the table. The attack throws, or asserts, when the case did damage.
 * @param kind is the row's name, for instance "links out of the folder"
 * @param nameOf says which case it is, for the report of a failure
 * @throws AssertionError that names the cases which failed, or when there was no case at all
 */
export async function tryCases<T>(
  t: TestContext,
  kind: string,
  cases: Iterable<T> | AsyncIterable<T>,
  nameOf: (each: T) => string,
  attack: (each: T) => void | Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  let tried = 0;
  for await (const each of cases) {
    tried++;
    try {
      await attack(each);
    } catch (error) {
      failures.push(`${nameOf(each)}: ${error instanceof Error ? error.message : inspect(error)}`);
    }
  }
  reportRow(t, { kind, tried, survived: tried - failures.length });
  assert.ok(tried > 0, `${kind}: no case was tried`);
  const more = failures.length > maxNamed ? [`and ${failures.length - maxNamed} more`] : [];
  assert.deepEqual([...failures.slice(0, maxNamed), ...more], [], `${kind}: ${failures.length} of ${tried} cases did damage`);
}
