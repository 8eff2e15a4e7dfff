// Limit of processor time for hostile input, which only more than linear work exceeds.
import assert from 'node:assert/strict';

/** Ten to a hundred times the usual time of such work; quadratic or exponential work takes minutes. */
const BOUND_MS = 10_000;

/** Runs `work` and fails when it took more of the processor than anything that grows in step with its input would.
 * @param of names the input in the message
 */
export async function costsLittle(of: string, work: () => unknown): Promise<void> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  assert.ok(ms < BOUND_MS, `${Math.round(ms)} ms of processor time for ${of}`);
}
