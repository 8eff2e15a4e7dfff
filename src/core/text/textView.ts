// The part of each text that a search covers.
import type { HeldText, TextFile } from './fileTexts.ts';
import type { TextFilter, TextRange } from './textFilter.ts';

/** The covered part of one text. */
export interface ViewedText {
  /** Filter of that part. */
  readonly filter: TextFilter;
  /** Ranges in which no run begins, in order and apart. */
  readonly excluded: readonly TextRange[];
}

/** A part of all texts. A text that is not held is searched as a whole, so a caller excludes the same places itself. */
export interface TextView {
  /** Files with a run are remembered by this name. */
  readonly name: string;
  /** Changes whenever the part of any text may change. */
  readonly version: number;
  /** False for a run that is searched for in the whole texts. */
  admits(run: string): boolean;
  /** Undefined for a file that is not covered at all. */
  of(file: TextFile, heldText: HeldText): ViewedText | undefined;
}

/** The whole of each text. */
export const wholeTexts: TextView = {
  name: 'whole',
  version: 0,
  admits: () => true,
  of: (_file, { filter }) => ({ filter, excluded: [] }),
};
