// Dependencies of answers about one codebase: those of look-ups, and the tools that a model may call.
import type { LookUpParts } from './lookUpParts.ts';
import type { Toolbox } from './toolbox.ts';

/** Dependencies of answers about one codebase. */
export interface AnswerParts extends LookUpParts {
  /** Tools with which a model looks things up itself. */
  readonly toolbox: Toolbox;
}
