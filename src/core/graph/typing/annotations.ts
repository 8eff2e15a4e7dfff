// Evaluates annotations: internal and external classes with type arguments, type aliases, and type parameters by their values.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { baseArguments, textInBrackets, typeParameters, type TypeParameter } from '../values/typeParameters.ts';
import { arrayName, parseType, tupleName, type TypeTerm } from '../values/typeText.ts';
import { unionOf, type InstanceValue, type SymbolValue, type TypeEnvironment, type TypeUse, type Value } from '../values/values.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { Exports } from '../names/exports.ts';
import type { Classes } from './classes.ts';
import type { AnnotationTypes, Resolution } from '../values/resolution.ts';
import { languages, rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';

/** Maximum bases between a class and the owner of a member. */
const maxBaseDepth = 12;
/** Maximum cached annotations. */
const maxTerms = 4000;
/** First argument of `Annotated`, which is the type; its other arguments are metadata. */
const annotatedHead = /^\w+\s*(?::[^=]{0,60})?=\s*(?:\w+\.)?Annotated\[\s*([\w.]+)\s*[,\]]/;
const boundHead = /=\s*(?:\w+\.)?TypeVar\([^()]*\bbound\s*=\s*["']?([\w.]+)/;
const typeVariable = /(?:^|\.)TypeVar$/;
/** Value of a Python variable that is a type alias: a generic type, or a union. */
const variableHead = /^\w+\s*(?::\s*(?:\w+\.)?TypeAlias\s*)?=\s*(["']?)([\w.]+(?:\[[^()…]*\]|\s*\|[^()…]*))\1$/;
const aliasHead = /^(?:export\s+)?(?:declare\s+)?type\s+[\p{ID_Continue}$]+\s*/u;

/** Dependencies of {@link Annotations}: earlier parts, and parts of later folders through `resolution`. */
interface AnnotationsDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly exports: Exports;
  readonly classes: Classes;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Evaluates annotations to the object, class or external type that they name. */
export class Annotations implements AnnotationTypes {
  readonly #dependencies: AnnotationsDependencies;
  readonly #terms = new Map<string, TypeTerm | undefined>();

  constructor(dependencies: AnnotationsDependencies) {
    this.#dependencies = dependencies;
  }

  /** An object of the annotated type; the class itself for `Type[A]`. `receiver` is the object whose member has the annotation. */
  ofText(entry: FileEntry, scope: number, text: string, receiver?: InstanceValue): Value | undefined {
    const term = this.#parseCached(text, entry.rules);
    if (!term) return undefined;
    const environment = receiver && this.#environmentOf(receiver, entry, scope);
    if (environment) return this.of({ entry, scope, term, environment });
    return this.#dependencies.tracker.remember(entry, `t ${scope} ${text}`, () => this.of({ entry, scope, term }));
  }

  /** Cached, since the same few annotations recur. */
  #parseCached(text: string, rules: LanguageRules): TypeTerm | undefined {
    const key = `${rules.id} ${text}`;
    if (this.#terms.has(key)) return this.#terms.get(key);
    if (this.#terms.size >= maxTerms) this.#terms.clear();
    const term = parseType(text, rules);
    this.#terms.set(key, term);
    return term;
  }

  /** An object of a type. Of a union with classes of the workspace only these are kept, since external classes have no known members. */
  of(type: TypeUse): Value | undefined {
    if (type.content) return type.content;
    const { others } = type.term;
    if (!others) return this.#valueOfOne(type);
    let first: Value | undefined;
    let orOutside = false;
    const instances: InstanceValue[] = [];
    for (const term of [type.term, ...others]) {
      const value = this.#valueOfOne({ ...type, term });
      first ??= value;
      orOutside ||= value?.kind === 'external';
      if (value?.kind === 'instance') instances.push(value);
    }
    return unionOf(instances, orOutside) ?? first;
  }

  #valueOfOne(type: TypeUse): Value | undefined {
    const { entry, scope, term, environment } = type;
    const argument = environment?.get(term.name);
    if (argument) return this.of(argument);
    const classIndex = term.name === 'Self' || term.name === 'this' ? entry.enclosingClass(scope) : undefined;
    if (classIndex !== undefined)
      return { kind: 'instance', entry, index: classIndex, exact: false, ...(entry.rules.membersKnowReceiver && { own: true }) };
    const parameter = this.#parameterNamed(entry, scope, term.name);
    const isVariable = parameter && parameter.bound === undefined && entry.rules.hasTypeVariables;
    if (parameter) return isVariable ? this.#valueOfTypeVariable(entry, term.name) : this.#valueOfBound(type, parameter.bound);
    const types = typesOf(type);
    if (term.name === arrayName || term.name === tupleName)
      return { kind: 'external', name: term.name === arrayName ? 'Array' : 'tuple', ...(types && { types }) };
    const {
      exports,
      resolution: { evaluation },
    } = this.#dependencies;
    const target =
      this.#typeBesideMethod(entry, scope, term.name) ??
      evaluation.evaluate(entry, typeScope(entry, scope, term.name), term.name, { line: -1, want: 'type', arguments: -1 });
    // `const Base = require('./base')` denotes the whole export of that file.
    const value = target?.kind === 'module' && entry.rules.exportsByStatement ? exports.of(target, 'default', 'type') : target;
    if (value?.kind === 'external' && typeVariable.test(value.name)) return this.#valueOfTypeVariable(entry, term.name);
    if (!value || value.kind === 'external')
      return this.#classInComment(entry, term.name) ?? { kind: 'external', name: value?.name ?? term.name, ...(types && { types }) };
    if (value.kind !== 'symbol' || term.meta) return value;
    const fact = value.entry.fact(value.index);
    if (!isClassLike(fact)) return this.#valueOfVariable(value);
    if (fact?.kind === 'type') return this.#valueOfAlias(value, types) ?? { kind: 'instance', ...placeOf(value), exact: false };
    return { kind: 'instance', ...placeOf(value), exact: false, ...(types && { types }) };
  }

  /** The head of a method is evaluated in the body of its class, which may define its own types. */
  #typeBesideMethod(entry: FileEntry, scope: number, name: string): Value | undefined {
    const fact = entry.rules.headsRunOutside ? entry.fact(scope) : undefined;
    const index = fact?.kind === 'method' ? entry.children(fact.parent, name).find((each) => isClassLike(entry.fact(each))) : undefined;
    return index === undefined ? undefined : { kind: 'symbol', entry, index };
  }

  /** JavaScript comments name classes that the file does not import: resolves a name with a single class. */
  #classInComment(entry: FileEntry, name: string): InstanceValue | undefined {
    const { language } = entry.file.facts;
    if (!languages.get(language)?.typesInComments) return undefined;
    const { definitions, tracker } = this.#dependencies;
    tracker.note(`n:${name}`);
    const classes = definitions.withName(name).filter((node) => node.fact.kind === 'class' && rulesOf(node.language) === entry.rules);
    const definition = classes.length === 1 && classes[0] ? definitions.definition(classes[0]) : undefined;
    return definition && { kind: 'instance', entry: definition.entry, index: definition.index, exact: false };
  }

  /** A type parameter of the enclosing symbols. Names that look like one are never taken for classes. */
  #parameterNamed(entry: FileEntry, scope: number, name: string): { readonly bound: string | undefined } | undefined {
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const typeParameter = this.#parametersOf(entry, fact).find((each) => each.name === name);
      if (typeParameter) return typeParameter;
    }
    return /^\p{Lu}\d?$/u.test(name) && entry.children(0, name).length === 0 ? { bound: undefined } : undefined;
  }

  #valueOfBound({ entry, scope, term }: TypeUse, bound: string | undefined): Value | undefined {
    if (bound === undefined) return undefined;
    return this.#dependencies.guard.run(`tp ${entry.key} ${scope} ${term.name}`, () => this.ofText(entry, scope, bound));
  }

  /** A Python `TypeVar` is known only by its bound. */
  #valueOfTypeVariable(entry: FileEntry, name: string): Value | undefined {
    this.#dependencies.tracker.touch(entry);
    const fact = entry.fact(entry.children(0, name)[0] ?? -1);
    const text = fact && boundHead.exec(fact.signature)?.[1];
    return text === undefined ? undefined : this.#dependencies.guard.run(fact, () => this.ofText(entry, 0, text));
  }

  /** The type in a variable: unknown for a Python `TypeVar`, the first argument for `Annotated[Session, …]`. */
  #valueOfVariable({ entry, index }: SymbolValue): Value | undefined {
    this.#dependencies.tracker.touch(entry);
    const fact = entry.fact(index);
    const text = entry.rules.hasTypeVariables && fact ? (annotatedHead.exec(fact.signature)?.[1] ?? this.aliasText(fact)) : undefined;
    return fact && text === undefined
      ? undefined
      : this.#dependencies.guard.run(fact, () => this.ofText(entry, Math.max(0, fact?.parent ?? 0), text ?? ''));
  }

  /** The text of the type behind an alias. */
  aliasText({ kind, signature }: SymbolFact): string | undefined {
    if (kind === 'constant') return variableHead.exec(signature)?.[2];
    const head = kind === 'type' ? aliasHead.exec(signature)?.[0].length : undefined;
    if (head === undefined) return undefined;
    // Defaults of type parameters contain an equals sign too.
    const start = signature.charAt(head) === '<' ? head + textInBrackets(signature, head).length + 2 : head;
    const text = signature.slice(start).trim();
    return text.startsWith('=') ? text.slice(1, text.endsWith(';') ? -1 : undefined).trim() : undefined;
  }

  /** The type with its type parameters replaced by their values. */
  inEnvironment(type: TypeUse & { readonly receiver?: InstanceValue }): TypeUse | undefined {
    const { entry, scope, term, receiver } = type;
    const environment = type.environment ?? (receiver && this.#environmentOf(receiver, entry, scope));
    return resolveParameter({ entry, scope, term, ...(environment && { environment }) });
  }

  #valueOfAlias({ entry, index }: SymbolValue, types: readonly (TypeUse | undefined)[] | undefined): Value | undefined {
    this.#dependencies.tracker.touch(entry);
    const fact = entry.fact(index);
    const text = fact && this.aliasText(fact);
    const term = text === undefined ? undefined : parseType(text, entry.rules);
    if (!term || !fact) return undefined;
    const parameters = typeParameters(fact, entry.rules);
    const environment = types && new Map(parameters.map(({ name }, at) => [name, types[at]]));
    const use = { entry, scope: index, term, ...(environment && { environment }) };
    return this.#dependencies.guard.run(`ta ${entry.key} ${index}`, () => this.of(use));
  }

  /** Whether the class of a member has type parameters. */
  isGeneric(entry: FileEntry, index: number): boolean {
    const owner = entry.fact(entry.enclosingClass(index) ?? -1);
    return owner !== undefined && this.#parametersOf(entry, owner).length > 0;
  }

  /** The type parameters of a class: the listed ones, otherwise the type variables in its bases, in their order. */
  #parametersOf(entry: FileEntry, fact: SymbolFact): readonly TypeParameter[] {
    const listedParameters = typeParameters(fact, entry.rules);
    if (listedParameters.length || !entry.rules.hasTypeVariables || fact.kind !== 'class' || !fact.signature.includes('['))
      return listedParameters;
    return this.#dependencies.tracker.remember(entry, `tv ${fact.index}`, () => {
      const names = new Set(fact.extends.flatMap((base) => baseArguments(fact, base)).flatMap((text) => text.match(/[\w.]+/g) ?? []));
      return [...names].filter((name) => this.#isTypeVariable(entry, fact.parent, name)).map((name) => ({ name, bound: undefined }));
    });
  }

  #isTypeVariable(entry: FileEntry, scope: number, name: string): boolean {
    const value = this.#dependencies.resolution.evaluation.evaluate(entry, Math.max(scope, 0), name, {
      line: -1,
      want: 'type',
      arguments: -1,
    });
    return value?.kind === 'external' && typeVariable.test(value.name);
  }

  /** Values of the type parameters of a member's class, when the member belongs to `receiver`. */
  #environmentOf(receiver: InstanceValue, entry: FileEntry, scope: number): TypeEnvironment | undefined {
    const index = entry.enclosingClass(scope);
    return index === undefined || !this.isGeneric(entry, scope)
      ? undefined
      : this.#environmentTowards(receiver, { kind: 'symbol', entry, index }, maxBaseDepth);
  }

  /** Passes type arguments up the bases until the owner. */
  #environmentTowards(from: InstanceValue, owner: SymbolValue, depthLeft: number): TypeEnvironment | undefined {
    const { entry, index, types } = from;
    const fact = entry.fact(index);
    if (!fact || depthLeft === 0) return undefined;
    const environment = types && new Map(this.#parametersOf(entry, fact).map(({ name }, at) => [name, types[at]]));
    if (entry === owner.entry && index === owner.index) return environment;
    this.#dependencies.tracker.touch(entry);
    for (const text of [...fact.extends, ...fact.implements]) {
      const base = this.#dependencies.classes.base(entry, index, text);
      if (base?.kind !== 'symbol') continue;
      const typeArguments = baseArguments(fact, text).map((each): TypeUse | undefined => {
        const term = parseType(each, entry.rules);
        return term && resolveParameter({ entry, scope: index, term, ...(environment && { environment }) });
      });
      const typeEnvironment = this.#environmentTowards(
        { kind: 'instance', ...placeOf(base), exact: false, types: typeArguments },
        owner,
        depthLeft - 1,
      );
      if (typeEnvironment) return typeEnvironment;
    }
    return undefined;
  }
}

/**
 * The scope in which a type in a head is resolved. It is outside a function whose parameter has the name of the type's module
 * (`flow: flow.Flow`), and outside a class with a field of that name.
 */
export function typeScope(entry: FileEntry, scope: number, text: string): number {
  const name = entry.rules.headsRunOutside ? /^(\w+)\./.exec(text)?.[1] : undefined;
  for (let fact = name === undefined ? undefined : entry.fact(scope); fact && fact.parent >= 0; fact = entry.fact(fact.parent)) {
    const isField = (): boolean =>
      isClassLike(fact) && entry.bindingsOf(scope, name ?? '').some(({ value }) => new RegExp(`\\b${name}\\.`).test(value));
    if (!fact.parameters.some((each) => each.name === name) && !isField()) return fact.index;
  }
  return name === undefined ? scope : 0;
}

function typesOf({ term, ...place }: TypeUse): readonly (TypeUse | undefined)[] | undefined {
  return term.arguments.length ? term.arguments.map((each) => each && resolveParameter({ ...place, term: each })) : undefined;
}

/** Replaces a type parameter by its value. */
function resolveParameter(type: TypeUse): TypeUse | undefined {
  const { environment, term } = type;
  return environment?.has(term.name) ? environment.get(term.name) : type;
}

function placeOf({ entry, index }: SymbolValue): Pick<SymbolValue, 'entry' | 'index'> {
  return { entry, index };
}
