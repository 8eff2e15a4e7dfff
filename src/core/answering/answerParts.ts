// All that answers of one codebase are made with: what look-ups take, and the tools that a model may call.
import type { LookUpParts } from './lookUpParts.ts';
import type { Toolbox } from './toolbox.ts';

/** All that answers of one codebase are made with. */
export interface AnswerParts extends LookUpParts {
  /** What a model may call to look things up itself. */
  readonly toolbox: Toolbox;
}
