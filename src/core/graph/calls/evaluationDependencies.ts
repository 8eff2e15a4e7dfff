// Lists the parts that evaluation needs, in a file of its own because there are so many: an expression may contain anything.
import type { TypeVariables } from '../typing/typeVariables.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { CrossFileFlow } from '../flow/crossFileFlow.ts';
import type { TermValues } from '../flow/termValues.ts';
import type { VariableValues } from '../flow/variableValues.ts';
import type { SharedNames } from '../names/sharedNames.ts';
import type { Exports } from '../names/exports.ts';
import type { Scopes } from '../names/scopes.ts';
import type { Classes } from '../typing/classes.ts';
import type { Annotations } from '../typing/annotations.ts';
import type { Narrowing } from '../typing/narrowing.ts';
import type { ContextualTypes } from '../typing/contextualTypes.ts';
import type { Modules } from '../modules/modules.ts';

/** Dependencies of {@link Evaluation}; constructed before it. */
export interface EvaluationDependencies {
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly crossFile: CrossFileFlow;
  readonly values: TermValues;
  readonly flows: VariableValues;
  readonly sharedNames: SharedNames;
  readonly exports: Exports;
  readonly scopes: Scopes;
  readonly classes: Classes;
  readonly types: Annotations;
  readonly narrowing: Narrowing;
  readonly contextual: ContextualTypes;
  readonly modules: Modules;
  readonly typeVariables: TypeVariables;
}
