// Repeats work that any engine can do, for as long as engines end or hang under it and the next one comes up.
import { UserError } from '../../core/base/wording/errors.ts';
import type { Log } from '../../core/ports.ts';
import { isEngineGone } from '../wire/failures.ts';
import type { Supervisor } from './supervisor.ts';

/**
 * How often work is begun again after an engine hung under it. Set by judgement: a file at which two engines ended is left out by the third,
 * and what hangs the third will hang all others.
 */
const maxHangs = 2;

/**
 * Runs `run` until it ends without the engine ending. The supervisor bounds the number of restarts. When `run` has `timed-out`, an engine that
 * still answers is only slow, and the failure stands; one that was replaced meanwhile, or answers no more, was not.
 */
export async function throughRestarts<T>(supervisor: Supervisor, log: Log, run: () => Promise<T>): Promise<T> {
  let hangs = 0;
  for (;;) {
    const { startCount } = supervisor;
    try {
      return await run();
    } catch (error) {
      if (!isEngineGone(error)) {
        const wasThere = supervisor.startCount === startCount && supervisor.lastChange.state === 'ready';
        if (!isTimeout(error) || (wasThere && ((await supervisor.check()) || ++hangs > maxHangs))) throw error;
      }
      log.info('The engine stopped in the middle of this; it is done again once the engine is back');
    }
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof UserError && error.code === 'timed-out';
}
