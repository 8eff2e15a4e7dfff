// Dependencies of answers about one codebase: those of look-ups, and the tools that a model may call.
import type { LookUpDependencies } from './lookUpDependencies.ts';
import type { Toolbox } from './toolbox.ts';

/** Dependencies of answers about one codebase. */
export interface AnswerDependencies extends LookUpDependencies {
  /** Tools with which a model looks things up itself. */
  readonly toolbox: Toolbox;
}
