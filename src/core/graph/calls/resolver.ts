// Constructs the parts of name resolution in order of dependency. Parts of later folders are reached through the resolver itself.
import { Callees } from '../typing/callees.ts';
import { Classes } from '../typing/classes.ts';
import { ContextualTypes } from '../typing/contextualTypes.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import { CallLinks } from './callLinks.ts';
import { CrossFileFlow } from '../flow/crossFileFlow.ts';
import { Evaluation } from './evaluation.ts';
import { Exports } from '../names/exports.ts';
import { Fixtures } from './fixtures.ts';
import { VariableValues } from '../flow/variableValues.ts';
import { TermCache } from '../flow/termCache.ts';
import { KeyTypes } from '../typing/keyTypes.ts';
import { Modules } from '../modules/modules.ts';
import { Narrowing } from '../typing/narrowing.ts';
import { MethodOverloads } from '../typing/methodOverloads.ts';
import { RecursionGuard } from '../files/recursionGuard.ts';
import type { Resolution } from '../values/resolution.ts';
import { StarScopes } from '../names/starScopes.ts';
import { Scopes } from '../names/scopes.ts';
import { SharedNames } from '../names/sharedNames.ts';
import { TermValues } from '../flow/termValues.ts';
import { TypeVariables } from '../typing/typeVariables.ts';
import { Annotations } from '../typing/annotations.ts';

/** Resolves names in the files of one set of definitions. */
export class Resolver implements Resolution {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly terms = new TermCache();
  readonly modules: Modules;
  readonly crossFile: CrossFileFlow;
  readonly flows: VariableValues;
  readonly sharedNames: SharedNames;
  readonly exports: Exports;
  readonly starScopes: StarScopes;
  readonly scopes: Scopes;
  readonly classes: Classes;
  readonly types: Annotations;
  readonly narrowing: Narrowing;
  readonly contextual: ContextualTypes;
  readonly keyTypes: KeyTypes;
  readonly evaluation: Evaluation;
  readonly fixtures: Fixtures;
  readonly links: CallLinks;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.definitions = definitions;
    this.tracker = tracker;
    this.guard = new RecursionGuard(tracker);
    this.modules = new Modules(definitions, tracker);
    const base = { definitions, tracker, guard: this.guard, modules: this.modules, terms: this.terms, resolution: this };
    this.crossFile = new CrossFileFlow(base);
    const values = new TermValues(base);
    this.flows = new VariableValues({ ...base, values });
    const flow = { ...base, crossFile: this.crossFile, flows: this.flows, values };
    this.sharedNames = new SharedNames(flow);
    this.exports = new Exports({ ...flow, sharedNames: this.sharedNames });
    this.starScopes = new StarScopes(tracker, this.modules);
    this.scopes = new Scopes({ ...flow, sharedNames: this.sharedNames, exports: this.exports, starScopes: this.starScopes });
    const names = { ...flow, sharedNames: this.sharedNames, exports: this.exports, scopes: this.scopes };
    this.classes = new Classes(names);
    this.types = new Annotations({ ...names, classes: this.classes });
    const typing = { ...names, classes: this.classes, types: this.types };
    this.narrowing = new Narrowing(typing);
    this.contextual = new ContextualTypes({ ...typing, callees: new Callees(typing) });
    this.keyTypes = new KeyTypes({ ...typing, contextual: this.contextual });
    const calls = { ...typing, narrowing: this.narrowing, contextual: this.contextual };
    this.evaluation = new Evaluation({ ...calls, typeVariables: new TypeVariables(calls) });
    this.fixtures = new Fixtures({ ...calls, evaluation: this.evaluation });
    this.links = new CallLinks({ ...calls, evaluation: this.evaluation, overloads: new MethodOverloads(calls) });
  }
}
