// Sets V8 to optimize code later: an index is a burst of a few seconds, in which the optimizing compiler costs more than its code saves.
import { setFlagsFromString } from 'node:v8';

/** Flags for the versions of V8 from `since`, which is `[major, minor]`, until those of the next row. */
interface FlagRow {
  readonly since: readonly [number, number];
  readonly flags: readonly string[];
  /** Effect, with the command, figures and date of the measurement. */
  readonly effect: string;
}

/** Versions of V8 in falling order. An unknown flag would print a line on standard error, so each is given only to versions that have it. */
const rows: readonly FlagRow[] = [
  {
    since: [12, 4],
    flags: ['--invocation-count-for-turbofan=60000', '--initial-old-space-size=96'],
    effect:
      'A function is optimized after 60,000 calls instead of 3,000, and a parse worker starts with a heap that needs no early collections. `clew index`, Node 24.21, minimum of 3 paired runs, CPU s: 859 files of Python with 1,182 catalogs 9.94 to 8.64, 83 files of Python 2.04 to 1.76 (2026-11-27).',
  },
  {
    since: [11, 0],
    flags: ['--interrupt-budget=1000000', '--max-inlined-bytecode-size-cumulative=400', '--initial-old-space-size=96'],
    effect:
      'These versions know no middle compiler, so they optimize often: eight times later and with less inlining. `clew index`, Node 20.20, minimum of 3 paired runs, CPU s: 859 files of Python 13.78 to 10.59, 83 files of Python 2.76 to 1.83, 429 files of TypeScript 8.98 to 5.88 (2026-11-27).',
  },
];

/**
 * Flags for the start of a process. V8 compiles a regular expression at its first use instead of its second, without byte code before: reading
 * the first question takes 100 instead of 200 ms, and the second 4 instead of 40 (Node 24.21, 2026-11-27). Set in a running process, it ends with
 * a fault, since V8 then runs byte code that it has as if it were machine code.
 */
export const startFlags: readonly string[] = ['--no-regexp-tier-up'];

/** The flags for a version of V8, such as `13.6.233.17-node.45`. Versions before the oldest row get none. */
export function runtimeFlags(v8Version: string): readonly string[] {
  const [major = 0, minor = 0] = v8Version.split('.').map(Number);
  return rows.find(({ since }) => major > since[0] || (major === since[0] && minor >= since[1]))?.flags ?? [];
}

/** Applies {@link runtimeFlags} to this process, and so to threads that start later. All of them may be set while a process runs. */
export function setRuntimeFlags(): void {
  for (const flag of runtimeFlags(process.versions.v8)) setFlagsFromString(flag);
}
