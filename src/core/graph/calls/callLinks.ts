// Resolves one call as written to the symbols that it may reach, each with its evidence.
import { compareTexts } from '../../base/compareTexts.ts';
import { constructorName } from '../values/constructors.ts';
import type { CallFact } from '../../symbols/facts.ts';
import { isCommonMethod } from '../values/builtins.ts';
import {
  dispatchConfidence,
  holderConfidence,
  implementationConfidence,
  libraryNameConfidence,
  maxImplicitTypes,
  maxNameOnlyTargets,
  nameOnlyConfidence,
  overloadConfidence,
  unionConfidence,
  wrapperConfidence,
} from '../edges/edgeConfidence.ts';
import { implementationLinks } from './containers.ts';
import { methodKey } from '../files/definitionKeys.ts';
import type { Definitions } from '../files/definitions.ts';
import { OverridingLinks } from './overridingLinks.ts';
import { externalLink, linkTo } from './symbolLinks.ts';
import { chainText } from './chainText.ts';
import { parseExpression } from '../values/expression.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { fieldFunctionLinks } from '../golang/fieldFunctions.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { goImplementations } from '../golang/goInterfaces.ts';
import { siblingOf } from '../names/objectLiterals.ts';
import { noteTargets, passedFunctions } from '../flow/flowKeys.ts';
import type { MethodOverloads } from '../typing/methodOverloads.ts';
import type { EdgeEvidence, SymbolNode, Link } from '../edges/graphTypes.ts';
import { fromOutside, type ExternalValue, type InstanceValue, type SymbolValue, type NameUse, type Value } from '../values/values.ts';
import type { LinksOfCalls } from '../values/resolution.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { Modules } from '../modules/modules.ts';
import type { TermCache } from '../flow/termCache.ts';
import type { Exports } from '../names/exports.ts';
import type { Classes } from '../typing/classes.ts';
import type { Evaluation } from './evaluation.ts';
import { wrappedFunction } from './wrappedFunctions.ts';

/** Dependencies of {@link CallLinks}; constructed before it. */
interface CallLinksDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly modules: Modules;
  readonly terms: TermCache;
  readonly exports: Exports;
  readonly classes: Classes;
  readonly evaluation: Evaluation;
  readonly overloads: MethodOverloads;
}

/** Resolves calls, references to functions and constructors. */
export class CallLinks implements LinksOfCalls {
  readonly #dependencies: CallLinksDependencies;
  readonly #overrides: OverridingLinks;

  constructor(dependencies: CallLinksDependencies) {
    this.#dependencies = dependencies;
    this.#overrides = new OverridingLinks(dependencies);
  }

  /** All possible targets of the call; empty when nothing is known about it. */
  of(entry: FileEntry, call: CallFact): readonly Link[] {
    const want = call.how === 'new' && entry.rules.constructsByTypeName ? 'type' : 'value';
    const use: NameUse = { line: call.line, column: call.column, want, arguments: call.arguments };
    if (call.receiver === undefined) return this.#plainCallLinks(entry, call, use);
    const links = this.#receiverLinks(entry, call, call.receiver, use);
    if (call.receiver !== 'this' || links.some(({ callee, evidence }) => callee !== null && evidence !== 'name-only')) return links;
    noteTargets(this.#dependencies.tracker, entry, passedFunctions);
    const sibling = siblingOf(entry, call.caller, call.name, this.#dependencies.terms);
    return sibling === undefined ? links : [linkTo({ kind: 'symbol', entry, index: sibling }, 'receiver-typed')];
  }

  /** Links of a call to members that its type declares; with several members each is a candidate. */
  linksToMembers(entry: FileEntry, call: CallFact, members: readonly Pick<SymbolValue, 'entry' | 'index'>[]): readonly Link[] {
    const linksByCallee = new Map<string | null, Link>();
    const confidence = members.length > 1 ? unionConfidence : 1;
    for (const { entry: file, index } of members) {
      const owner = Math.max(file.fact(index)?.parent ?? 0, 0);
      const base: Value = { kind: owner > 0 ? 'instance' : 'symbol', entry: file, index: owner, exact: false };
      for (const each of this.#memberLinks(entry, call, { kind: 'symbol', entry: file, index }, base))
        if (!linksByCallee.has(each.callee)) linksByCallee.set(each.callee, { ...each, confidence: Math.min(each.confidence, confidence) });
    }
    return [...linksByCallee.values()];
  }

  #plainCallLinks(entry: FileEntry, call: CallFact, use: NameUse): readonly Link[] {
    const { evaluation } = this.#dependencies;
    if (call.name === '<anonymous>') return anonymousLinks(entry, call);
    if (call.name === '<computed>') return [];
    if (entry.rules.stringsReferTo && call.how === 'reference' && call.name.includes('.'))
      return this.#linksNamedInString(entry, call.name);
    const constructedType = this.#constructorCall(entry, call);
    if (constructedType?.kind === 'external') return [externalLink(constructedType.name, 'inherited')];
    if (constructedType) return this.#constructorLinks(entry, constructedType, call, 'inherited');
    const value = plainNamePattern.test(call.name) ? evaluation.evaluate(entry, call.caller, call.name, use) : undefined;
    return value ? this.#links(entry, value, value, call) : [];
  }

  /** Resolves a class named in a string: `Class.forName("shop.Cart$Item")`. */
  #linksNamedInString(entry: FileEntry, name: string): readonly Link[] {
    const type = this.#dependencies.modules.resolve(entry, name.replaceAll('$', '.'));
    return type.kind === 'symbol' ? [linkTo(type, 'import-resolved')] : [];
  }

  /** `super(…)` and Java's `this(…)` call a constructor. */
  #constructorCall(entry: FileEntry, call: CallFact): SymbolValue | ExternalValue | undefined {
    const isBase = call.name === entry.rules.baseConstructor;
    if (call.name !== 'super' && call.name !== 'this' && !isBase) return undefined;
    const owner = !entry.rules.superCallsConstructor ? undefined : entry.enclosingClass(call.caller);
    if (owner === undefined) return undefined;
    if (call.name === 'this') return { kind: 'symbol', entry, index: owner };
    return this.#dependencies.classes.bases(entry, owner)[0];
  }

  #receiverLinks(entry: FileEntry, call: CallFact, receiver: string, use: NameUse): readonly Link[] {
    if (call.name === '<computed>') return [];
    const { evaluation } = this.#dependencies;
    const isPath = call.inPath === true && entry.rules.pathsNameModules;
    const base = evaluation.evaluate(entry, call.caller, receiver, { ...use, want: isPath ? 'type' : 'value', arguments: -1 });
    if (!base || base.kind === 'unknown') {
      if (call.how === 'reference') return [];
      const linksByName = this.#nameOnlyLinks(entry, call.name);
      return linksByName.length ? linksByName : this.#externalLinks(entry, call, receiver, use);
    }
    const links =
      base.kind === 'instance' && base.others
        ? this.#unionLinks(entry, call, [base, ...base.others], use)
        : this.#objectLinks(entry, call, base, use);
    if (links.length === 0 && base.kind === 'symbol' && call.how !== 'reference') return this.#externalLinks(entry, call, receiver, use);
    // The receiver may be a library value, e.g. a string with its own `toString`.
    if (base.kind !== 'instance' || !base.orOutside || !isCommonMethod(call.name)) return links;
    return links.map((each) => ({ ...each, confidence: Math.min(each.confidence, dispatchConfidence) }));
  }

  /**
   * Links a call on an unreadable module constant, such as a generated database client. When no function of the workspace has the name,
   * the call is external and keeps its written form.
   */
  #externalLinks(entry: FileEntry, call: CallFact, receiver: string, use: NameUse): readonly Link[] {
    const steps = parseExpression(receiver);
    const first = steps?.[0];
    if (!steps || first?.kind !== 'name' || isCommonMethod(call.name)) return [];
    const { definitions, tracker, evaluation } = this.#dependencies;
    const value = evaluation.evaluate(entry, call.caller, first.name, { ...use, arguments: -1 });
    if (value?.kind !== 'symbol' || value.entry.fact(value.index)?.kind !== 'constant') return [];
    tracker.note(`n:${call.name}`);
    const isOurs = definitions
      .withName(call.name)
      .some(({ language, fact }) => rulesOf(language) === entry.rules && fact.kind !== 'constant');
    return isOurs ? [] : [externalLink(`${chainText(steps)}.${call.name}`, 'name-only')];
  }

  /** Merges the links of all possible objects; objects without the member drop out. */
  #unionLinks(entry: FileEntry, call: CallFact, options: readonly InstanceValue[], use: NameUse): readonly Link[] {
    const linksPerOption = options.map(({ others: _, ...option }) => this.#objectLinks(entry, call, option, use));
    const knownLinks = linksPerOption.map((links) => links.filter(({ callee }) => callee !== null)).filter((links) => links.length > 0);
    const bestLinks = new Map<string | null, Link>();
    for (const each of knownLinks.flat()) {
      const bestLink = bestLinks.get(each.callee);
      if (!bestLink || bestLink.confidence < each.confidence) bestLinks.set(each.callee, each);
    }
    if (knownLinks.length <= 1) return knownLinks[0] ?? linksPerOption[0] ?? [];
    const mainTargets = new Set(knownLinks.flatMap(([first]) => first?.callee ?? []));
    const confidence = mainTargets.size > 1 ? unionConfidence : 1;
    return [...bestLinks.values()].map((each) => ({ ...each, confidence: Math.min(each.confidence, confidence) }));
  }

  #objectLinks(entry: FileEntry, call: CallFact, base: Value, use: NameUse): readonly Link[] {
    const { evaluation } = this.#dependencies;
    const target = evaluation.member(base, call.name, use);
    const links = fieldFunctionLinks(entry, base, target, call, this.#dependencies);
    if (links.length) return links;
    if (!target && base.kind === 'instance' && !base.exact) return this.#subclassLinks(base.entry, base.index, call);
    return !target || target.kind === 'unknown' ? [] : this.#memberLinks(entry, call, target, base);
  }

  #memberLinks(entry: FileEntry, call: CallFact, target: Value, base: Value): readonly Link[] {
    const links = this.#links(entry, target, base, call);
    if (base.kind !== 'instance' || base.exact) return links;
    if (entry.rules.interfacesAreImplicit && target.kind === 'symbol') return [...links, ...this.#goImplementationLinks(target)];
    const overriding = this.#overrides.of(base.entry, base.index, call.name, this.#onlyMethod(links));
    return [...links, ...this.#implementationLinks(target, overriding, entry, call.caller)];
  }

  /** Links of a call whose callee is `target`, found through `base` (the same value when there is no receiver). */
  #links(entry: FileEntry, target: Value, base: Value, call: CallFact): readonly Link[] {
    const wrapped = target.kind === 'external' ? wrappedFunction(target, this.#dependencies) : undefined;
    if (wrapped) return [{ ...linkTo(wrapped, evidenceOf(entry, wrapped, base)), confidence: wrapperConfidence }];
    if (target.kind === 'external') return [externalLink(target.name, base === target ? 'same-scope' : 'import-resolved')];
    if (target.kind === 'symbol') {
      const evidence = evidenceOf(entry, target, base);
      if (target.through === 'bind') return [{ ...linkTo(target, evidence), passedOn: true }];
      if (call.how !== 'reference' && isClassLike(target.entry.fact(target.index))) {
        return this.#constructorLinks(entry, target, call, evidence);
      }
      return call.how === 'reference' ? [linkTo(target, evidence)] : this.#overloadLinks(entry, target, call, evidence);
    }
    return call.how === 'reference' ? [] : this.#linksOfObjectCall(entry, target, call);
  }

  /** Links a call of a value that is no function itself: an object with `__call__`, a module that exports a function. */
  #linksOfObjectCall(entry: FileEntry, target: Value, call: CallFact): readonly Link[] {
    const { classes, exports } = this.#dependencies;
    if (target.kind === 'module') {
      const main = exports.of(target, 'default');
      return main && main.kind !== 'module' ? this.#links(entry, main, main, call) : [];
    }
    const { callMethod } = entry.rules;
    if (target.kind !== 'instance' || callMethod === undefined) return [];
    const method = classes.member(target.entry, target.index, callMethod, fromOutside);
    return method?.kind === 'symbol' ? [linkTo(method, method.inherited ? 'inherited' : 'receiver-typed')] : [];
  }

  /** Links the constructor that runs, or the class itself when there is none. */
  #constructorLinks(entry: FileEntry, type: SymbolValue, call: CallFact, evidence: EdgeEvidence): readonly Link[] {
    const name = constructorName(type.entry.rules, type.entry.fact(type.index)?.name);
    const use: NameUse = { line: -1, want: 'value', arguments: call.arguments };
    const value = this.#dependencies.classes.member(type.entry, type.index, name, use);
    const isMethod = value?.kind === 'symbol' && value.entry.fact(value.index)?.kind === 'method';
    if (!isMethod || (value.inherited && !entry.rules.inheritsConstructors)) return [linkTo(type, evidence)];
    const links = this.#overloadLinks(entry, value, call, value.inherited ? 'inherited' : evidence);
    return value.inherited ? [...links, { ...linkTo(type, evidence), isConstructed: true }] : links;
  }

  /** Overloads that the arguments do not tell apart are all possible, with lower confidence. */
  #overloadLinks(entry: FileEntry, target: SymbolValue, call: CallFact, evidence: EdgeEvidence): readonly Link[] {
    const links = this.#dependencies.overloads.of(entry, call, target).map((each) => linkTo(each, each.inherited ? 'inherited' : evidence));
    const confidence = overloadConfidence(links.length);
    return links.map((each) => ({ ...each, confidence: Math.min(each.confidence, confidence) }));
  }

  /**
   * A Java method without a body never runs itself; one of its implementations does. In other languages an object can satisfy an
   * interface without naming it.
   */
  #implementationLinks(target: Value, overriding: readonly Link[], entry: FileEntry, caller: number): readonly Link[] {
    if (target.kind !== 'symbol' || !target.entry.rules.injectsImplementations || !isAbstract(target)) return overriding;
    return implementationLinks(overriding, entry, caller, this.#dependencies);
  }

  /** Methods that may run when a method of a Go interface is called. */
  #goImplementationLinks(method: SymbolValue): readonly Link[] {
    const { definitions, tracker } = this.#dependencies;
    return tracker.remember(method.entry, `go ${method.index}`, () => {
      const symbols = goImplementations(method, definitions, tracker);
      if (symbols.length > maxImplicitTypes) return [];
      const confidence = implementationConfidence(symbols.length);
      return symbols.map(({ id }) => ({ callee: id, external: null, evidence: 'inherited', confidence }));
    });
  }

  /** The target of the links when there is exactly one link. */
  #onlyMethod(links: readonly Link[]): SymbolNode | undefined {
    return links.length === 1 ? this.#dependencies.definitions.nodes.get(links[0]?.callee ?? '') : undefined;
  }

  /** Looks only at derived classes, since the class itself has no such method. */
  #subclassLinks(entry: FileEntry, index: number, call: CallFact): readonly Link[] {
    const links = call.how === 'reference' ? [] : this.#overrides.of(entry, index, call.name);
    const confidence = holderConfidence(links.length);
    return links.map((link) => ({ ...link, confidence, isBelow: true }));
  }

  /** The weakest edges: methods that merely share the name, when there are few and the name is distinctive. */
  #nameOnlyLinks(entry: FileEntry, name: string): readonly Link[] {
    if (isCommonMethod(name)) return [];
    const { definitions, tracker } = this.#dependencies;
    tracker.note(methodKey(entry.rules, name));
    const methods: SymbolNode[] = [];
    // Counts overloads as one function.
    const functions = new Set<string>();
    for (const node of definitions.withName(name)) {
      if (node.fact.kind !== 'method' || rulesOf(node.language) !== entry.rules) continue;
      // Production code never calls test mocks.
      if (node.role === 'test' && entry.file.role !== 'test') continue;
      methods.push(node);
      if (functions.add(`${node.path} ${node.fact.qualifiedName}`).size > maxNameOnlyTargets) return [];
    }
    const isLibrary = entry.rules.libraryMethods.has(name);
    const confidence = isLibrary ? libraryNameConfidence : nameOnlyConfidence(functions.size);
    const links = methods.map(({ id }) => ({ callee: id, external: null, evidence: 'name-only' as const, confidence }));
    return links.sort((a, b) => compareTexts(a.callee, b.callee));
  }
}

const plainNamePattern = /^[^\s().[\]]+$/;

function evidenceOf(entry: FileEntry, target: SymbolValue, base: Value): EdgeEvidence {
  if (target.inherited || base.kind === 'super') return 'inherited';
  if (base.kind === 'instance') return 'receiver-typed';
  return target.entry === entry ? 'same-scope' : 'import-resolved';
}

function isAbstract({ entry, index }: SymbolValue): boolean {
  const fact = entry.fact(index);
  const isDeclared =
    entry.fact(fact?.parent ?? -1)?.kind === 'interface' && !/^(?:\w+\s+)*?(?:default|static|private)\s/.test(fact?.signature ?? '');
  return isDeclared || /^(?:\w+\s+)*?abstract\s/.test(fact?.signature ?? '');
}

/** Links an anonymous function that is called or passed where it is written. */
function anonymousLinks(entry: FileEntry, call: CallFact): readonly Link[] {
  const index = entry.anonymousFunctionAt(call.line, call.column);
  return index === undefined ? [] : [linkTo({ kind: 'symbol', entry, index }, 'same-scope')];
}
