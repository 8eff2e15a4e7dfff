// Dependencies of answers about one codebase: those of look-ups, and the tools that a model may call.
import type { LookUpDependencies } from './lookUpDependencies.ts';
import type { Toolbox } from './toolbox.ts';

/** Dependencies of look-ups, and the toolbox. */
export interface AnswerDependencies extends LookUpDependencies {
  /** Tools with which a model looks things up itself. */
  readonly toolbox: Toolbox;
}
