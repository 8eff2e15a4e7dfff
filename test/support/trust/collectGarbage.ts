// Collects garbage at once, so that what stays in memory can be measured.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Frees everything that nothing refers to any more. */
export function collectGarbage(): void {
  collect();
}
