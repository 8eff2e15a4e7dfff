// Resolves parameters that Python frameworks inject by name or default: pytest fixtures and dependencies named in defaults.
import { parentFolder } from '../../base/parentFolder.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import { type Definitions } from '../files/definitions.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { noteTargets } from '../flow/flowKeys.ts';
import { TargetIndex } from '../flow/targetIndex.ts';
import { builtInFixtures } from './injectionNames.ts';
import { fromOutside, type SymbolValue, type Value } from '../values/values.ts';
import type { InjectedParameters } from '../values/resolution.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { CrossFileFlow } from '../flow/crossFileFlow.ts';
import type { Scopes } from '../names/scopes.ts';
import type { Classes } from '../typing/classes.ts';
import type { Annotations } from '../typing/annotations.ts';
import type { Evaluation } from './evaluation.ts';

const fixtureDecorator = /^@?(?:pytest\.|pytest_asyncio\.)?fixture\b/;
const nameArgument = /\bname\s*=\s*["'](\w+)["']/;
/** Result types that pytest iterates over: a fixture with such a type provides the element. */
const iterableType = /^(?:[\w.]+\.)?(?:Async)?(?:Iterator|Generator|Iterable)\[(.*)\]$/s;
/** A default that names the function or class that provides the value (FastAPI). */
const dependencyDefault = /^(?:[\w.]+\.)?(?:Depends|Security)\((.*)\)$/s;
const neverFixture = /^(?:[*/]|self$|cls$)/;

/** Dependencies of {@link Fixtures}; constructed before it. */
interface FixturesDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly crossFile: CrossFileFlow;
  readonly scopes: Scopes;
  readonly classes: Classes;
  readonly types: Annotations;
  readonly evaluation: Evaluation;
}

/** Finds the values that frameworks inject into parameters. */
export class Fixtures implements InjectedParameters {
  readonly #dependencies: FixturesDependencies;

  constructor(dependencies: FixturesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The value of an untyped parameter: the result of its fixture, or of the dependency in its default. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined {
    const name = entry.fact(index)?.parameters[at]?.name;
    if (!entry.rules.injectsByName || name === undefined) return undefined;
    const fixture = this.of(entry, index, name);
    if (fixture) return this.#fixtureValue(fixture);
    if (this.#isInjected(entry, index, name) && builtInFixtures.has(name)) return { kind: 'external', name: `pytest.${name}` };
    return this.#dependencyValue(entry, index, name);
  }

  /** The fixture that a parameter of a test or of another fixture names. */
  of(entry: FileEntry, index: number, name: string): SymbolValue | undefined {
    if (!this.#isInjected(entry, index, name)) return undefined;
    return this.#dependencies.tracker.remember(entry, `fixture ${index} ${name}`, () => this.#findFixture(entry, index, name));
  }

  /** Fixtures that a decorator requests for a test or test class without a parameter. */
  requestedFixtures(entry: FileEntry, index: number): readonly SymbolValue[] {
    const names = (entry.fact(index)?.decorators ?? []).flatMap((text) =>
      /^@?(?:pytest\.)?mark\.usefixtures\(/.test(text) ? [...text.matchAll(/["'](\w+)["']/g)].map((match) => match[1] ?? '') : [],
    );
    return names.flatMap((name) => this.#findFixture(entry, index, name) ?? []);
  }

  #isInjected(entry: FileEntry, index: number, name: string): boolean {
    const fact = entry.fact(index);
    if (!entry.rules.injectsByName || !fact || neverFixture.test(name)) return false;
    const [isFixture, isTest] = [fact.decorators.some((text) => fixtureDecorator.test(text)), fact.kind === 'test'];
    if (!isFixture && !isTest) return false;
    return !hasDefault(fact, name) && !isParametrized(fact, name) && !isParametrized(entry.fact(fact.parent), name);
  }

  /**
   * Searches outwards: the class, the file, the `conftest.py` of each folder above, then the only candidate that a plugin could provide.
   */
  #findFixture(entry: FileEntry, index: number, name: string): SymbolValue | undefined {
    this.#dependencies.tracker.touch(entry);
    const owner = entry.fact(index)?.parent ?? 0;
    const classes = isClassLike(entry.fact(owner)) ? this.#dependencies.classes.ancestry(entry, owner).classes : [];
    for (const at of classes) {
      const symbolValue = this.#fixtureInScope(at.entry, at.index, name, index);
      if (symbolValue) return symbolValue;
    }
    const fileFixture = this.#fixtureAtTop(entry, name, index);
    if (fileFixture) return fileFixture;
    this.#dependencies.tracker.note('m:conftest');
    for (let folder = entry.directory; ; folder = parentFolder(folder)) {
      const file = this.#dependencies.definitions.file(entry.file.root, folder ? `${folder}/conftest.py` : 'conftest.py');
      const match = file && this.#fixtureAtTop(file, name, file === entry ? index : -1);
      if (match) return match;
      if (folder === '') break;
    }
    return this.#pluginFixture(entry, name, index);
  }

  #fixtureAtTop(entry: FileEntry, name: string, requester: number): SymbolValue | undefined {
    this.#dependencies.tracker.touch(entry);
    const localFixture = this.#fixtureInScope(entry, 0, name, requester);
    if (localFixture) return localFixture;
    const value = this.#dependencies.scopes.atTop(entry, name, fromOutside);
    if (value?.kind !== 'symbol' || (value.entry === entry && value.index === requester)) return undefined;
    return fixtureName(value.entry.fact(value.index)) === name ? value : undefined;
  }

  /** A fixture that requests its own name means an outer one. */
  #fixtureInScope(entry: FileEntry, parent: number, name: string, requester: number): SymbolValue | undefined {
    this.#dependencies.tracker.touch(entry);
    const match = entry.file.facts.symbols.findLast(
      (fact) => fact.parent === parent && fact.index !== requester && fact.decorators.length > 0 && fixtureName(fact) === name,
    );
    return match && { kind: 'symbol', entry, index: match.index };
  }

  /** The only fixture of the name in a file that may be a plugin. A file with tests or a `conftest.py` elsewhere is none. */
  #pluginFixture(entry: FileEntry, name: string, requester: number): SymbolValue | undefined {
    const { definitions, tracker } = this.#dependencies;
    tracker.note(`n:${name}`);
    const nodes = definitions.withName(name).filter(({ root, path, fact }) => {
      if (root !== entry.file.root || fact.parent !== 0 || fixtureName(fact) !== name) return false;
      return !/(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$/.test(path);
    });
    const only = nodes.length === 1 ? nodes[0] : undefined;
    const definition = only && definitions.definition(only);
    return definition && !(definition.entry === entry && definition.index === requester) ? { kind: 'symbol', ...definition } : undefined;
  }

  /** The value that the fixture returns or yields. */
  #fixtureValue(fixture: SymbolValue): Value | undefined {
    const { entry, index } = fixture;
    const { tracker, types, evaluation } = this.#dependencies;
    return tracker.remember(
      entry,
      `given ${index}`,
      () =>
        this.#dependencies.guard.run(`given ${entry.key} ${index}`, () => {
          this.#dependencies.tracker.touch(entry);
          const type = entry.fact(index)?.returnType;
          const element = iterableType.exec(type ?? '')?.[1];
          if (element !== undefined) return types.ofText(entry, index, firstArgument(element));
          const value =
            this.#resultValue(entry, index, '<yield>') ?? evaluation.result(fixture) ?? this.#resultValue(entry, index, '<return>');
          return value ?? this.#dependencies.crossFile.returnValues(entry, index).find(({ kind }) => kind === 'instance');
        }) as Value | undefined,
    );
  }

  #resultValue(entry: FileEntry, index: number, target: '<yield>' | '<return>'): Value | undefined {
    noteTargets(this.#dependencies.tracker, entry, `${target} ${index}`);
    for (const { value, line } of TargetIndex.of(entry).byTarget.get(`${target} ${index}`) ?? []) {
      const match = this.#dependencies.evaluation.evaluate(entry, index, value, { ...fromOutside, line });
      if (match && match.kind !== 'unknown') return match;
    }
    return undefined;
  }

  #dependencyValue(entry: FileEntry, index: number, name: string): Value | undefined {
    const provider = dependencyDefault.exec(this.#default(entry, index, name) ?? '')?.[1];
    const parent = entry.fact(index)?.parent ?? 0;
    const value = provider ? this.#dependencies.evaluation.evaluate(entry, parent, firstArgument(provider), fromOutside) : undefined;
    return value?.kind === 'symbol' && !isClassLike(value.entry.fact(value.index))
      ? this.#fixtureValue(value)
      : value && this.#dependencies.evaluation.result(value);
  }

  #default(entry: FileEntry, index: number, name: string): string | undefined {
    noteTargets(this.#dependencies.tracker, entry, `n ${name}`);
    const facts = TargetIndex.of(entry).byTarget.get(`n ${name}`);
    return facts?.find(({ scope, by }) => scope === index && by === 'default')?.value;
  }
}

/** The name under which a definition is a fixture; undefined when it is not one. */
function fixtureName(fact: SymbolFact | undefined): string | undefined {
  const decorator = fact?.decorators.find((text) => fixtureDecorator.test(text));
  return decorator === undefined ? undefined : (nameArgument.exec(decorator)?.[1] ?? fact?.name);
}

/** A parameter with a default value is not injected. */
function hasDefault({ signature }: SymbolFact, name: string): boolean {
  return new RegExp(`[(,]\\s*${name}\\s*(?::[^,=]+)?=`).test(signature);
}

/** `parametrize` passes a list of values to the parameter, unless it routes them through the fixture. */
function isParametrized(fact: SymbolFact | undefined, name: string): boolean {
  return (fact?.decorators ?? []).some((text) => {
    const names = /\bparametrize\(\s*(\(?[^)=]*?["'][\w\s,"']*["'])/.exec(text)?.[1];
    return names !== undefined && !/\bindirect\s*=/.test(text) && new RegExp(`\\b${name}\\b`).test(names);
  });
}

function firstArgument(list: string): string {
  let level = 0;
  for (let at = 0; at < list.length; at++) {
    const char = list.charAt(at);
    if ('[('.includes(char)) level++;
    else if ('])'.includes(char)) level--;
    else if (char === ',' && level === 0) return list.slice(0, at).trim();
  }
  return list.trim();
}
