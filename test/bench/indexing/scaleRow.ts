// A row of the bench of scale: what was measured of one workspace, for table and plot.
import type { ScaleRun } from './scaleRun.ts';

/** One workspace, measured. */
export interface ScaleRow {
  readonly kind: 'made up' | 'real';
  /** Files that were wanted; those in the index are in `cold`. */
  readonly size: number;
  readonly cold: ScaleRun;
  readonly again: ScaleRun;
  /** How it was measured, where that was not as usual; written into the file by hand. */
  readonly note?: string;
}
