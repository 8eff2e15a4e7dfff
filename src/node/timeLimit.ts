// Stops synchronous work that takes too long, such as a regular expression that backtracks for ever. V8 can interrupt it.
import { createContext, Script } from 'node:vm';
import type { TimeLimit } from '../core/ports.ts';

const script = new Script('work()');
/** Shared, since creating it takes longer than most searches. Limited work is synchronous, so two runs never overlap. */
const sandbox: { work: () => void } = { work: () => undefined };
const context = createContext(sandbox);

/** {@link TimeLimit} by the watchdog of `node:vm`, which also ends code from outside the context. A call costs about 0.1 ms. */
export const timeLimit: TimeLimit = (work, ms) => {
  try {
    sandbox.work = work;
    script.runInContext(context, { timeout: ms });
    return true;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  }
};

/** The error belongs to the other context, so it is no `Error` of this one. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
