// The kinds of question as values of the flag `--mode`.
import type { Mode } from '../core/answering/record.ts';

/** All modes, in the order of the design. */
export const modes = ['conceptual', 'diagnostic', 'exploratory', 'analytical'] as const satisfies readonly Mode[];
