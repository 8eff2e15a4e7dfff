// The parts of name resolution and what they share. They ask each other: a name may be an import, an import a class, a class a field.
import { Classes } from '../typing/classes.ts';
import { ContextualTypes } from '../typing/contextualTypes.ts';
import type { Definitions } from '../names/definitions.ts';
import type { Dependencies } from '../modules/dependencies.ts';
import { Evaluation } from './evaluation.ts';
import { Exports } from '../names/exports.ts';
import type { FileEntry } from '../names/fileEntry.ts';
import { Fixtures } from './fixtures.ts';
import { FlowAnswers } from '../flow/flowAnswers.ts';
import { FlowTerms } from '../flow/flowTerms.ts';
import { HeldValues } from '../flow/heldValues.ts';
import { Narrowing } from '../typing/narrowing.ts';
import { Modules } from '../modules/modules.ts';
import { Scopes } from '../names/scopes.ts';
import { SharedNames } from '../names/sharedNames.ts';
import { TermValues } from '../flow/termValues.ts';
import { Types } from '../typing/annotations.ts';

/** Deepest nesting of questions about names and values. */
const deepest = 40;
/**
 * Most questions that one leads to. Functions that call each other in circles are computed again on every way that leads to them, as nothing
 * from within a circle is remembered: without a limit the ways multiply.
 */
const mostSteps = 500;

/** Resolves names in the files of one set of definitions. */
export class Resolver {
  readonly definitions: Definitions;
  readonly dependencies: Dependencies;
  readonly modules: Modules;
  readonly scopes: Scopes;
  readonly exports: Exports;
  readonly classes: Classes;
  readonly evaluation: Evaluation;
  readonly types: Types;
  readonly contextual: ContextualTypes;
  readonly fixtures: Fixtures;
  readonly held: HeldValues;
  readonly shared: SharedNames;
  readonly narrowing: Narrowing;
  readonly values: TermValues;
  readonly flows: FlowAnswers;
  readonly terms = new FlowTerms();
  readonly #active = new Set<unknown>();
  /** Guarded computations since the outermost began. */
  #steps = 0;

  constructor(definitions: Definitions, dependencies: Dependencies) {
    this.definitions = definitions;
    this.dependencies = dependencies;
    this.modules = new Modules(definitions, dependencies);
    this.scopes = new Scopes(this);
    this.exports = new Exports(this);
    this.classes = new Classes(this);
    this.evaluation = new Evaluation(this);
    this.types = new Types(this);
    this.contextual = new ContextualTypes(this);
    this.fixtures = new Fixtures(this);
    this.held = new HeldValues(this);
    this.shared = new SharedNames(this);
    this.narrowing = new Narrowing(this);
    this.values = new TermValues(this);
    this.flows = new FlowAnswers(this);
  }

  /** To be called before anything is read from a file. */
  touch(entry: FileEntry): void {
    this.dependencies.note(entry.dependency);
  }

  /** `compute`, unless the same `key` is being computed already (a circle) or the nesting is too deep, or the question has taken too many steps: then undefined. */
  guarded<T>(key: unknown, compute: () => T | undefined): T | undefined {
    if (this.#active.size === 0) this.#steps = 0;
    if (this.#active.has(key) || this.#active.size >= deepest || this.#steps >= mostSteps) {
      this.dependencies.noteCut();
      return undefined;
    }
    this.#steps++;
    this.#active.add(key);
    try {
      return compute();
    } finally {
      this.#active.delete(key);
    }
  }
}
