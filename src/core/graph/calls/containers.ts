// Resolves objects that containers create: beans of Spring and CDI, classes that Angular code requests with a call.
import type { BindingFact } from '../../symbols/facts.ts';
import type { Link } from '../edges/graphTypes.ts';
import { dispatchConfidence, implementationConfidence } from '../edges/edgeConfidence.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { noteTargets } from '../flow/flowKeys.ts';
import { TargetIndex, targetsOf } from '../flow/targetIndex.ts';
import { beanDecorators } from './injectionNames.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { ExpressionValues } from '../values/resolution.ts';
import { fromOutside, type Value } from '../values/values.ts';

/** Dependencies of the bean lookup. */
interface ContainerDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
}

/**
 * Sets the confidence of implementations that a call of a method without a body may reach. If a container creates the caller,
 * implementations from the same container rank first; the others keep the confidence of an override.
 */
export function implementationLinks(
  overriding: readonly Link[],
  entry: FileEntry,
  caller: number,
  dependencies: ContainerDependencies,
): readonly Link[] {
  const owner = entry.enclosingClass(caller);
  const beans =
    owner !== undefined && isBean(entry, owner) ? new Set(overriding.filter((link) => isOfBean(link, dependencies))) : undefined;
  const likelyLinks = beans?.size ? beans : new Set(overriding);
  const confidence = implementationConfidence(likelyLinks.size);
  return overriding.map((link) => ({
    ...link,
    confidence: likelyLinks.has(link) ? confidence : Math.min(link.confidence, dispatchConfidence),
  }));
}

function isBean(entry: FileEntry, index: number): boolean {
  return (entry.fact(index)?.decorators ?? []).some((text) => beanDecorators.has(/^@?(?:\w+\.)*(\w+)/.exec(text)?.[1] ?? ''));
}

function isOfBean({ callee }: Link, { definitions, tracker }: ContainerDependencies): boolean {
  const node = callee === null ? undefined : definitions.nodes.get(callee);
  const definition = node && definitions.definition(node);
  if (definition) tracker.touch(definition.entry);
  return definition !== undefined && isBean(definition.entry, definition.entry.enclosingClass(definition.index) ?? -1);
}

/** The object that Angular's `inject(Store)` returns: one of the class. Undefined for other bindings. */
export function injectedObject(
  entry: FileEntry,
  fact: BindingFact,
  tracker: DependencyTracker,
  evaluation: Pick<ExpressionValues, 'evaluate' | 'result'>,
): Value | undefined {
  if (fact.by !== 'call' || fact.value !== 'inject') return undefined;
  if (!entry.importsOf(0, 'inject').some((localImport) => localImport.fact.module === '@angular/core')) return undefined;
  const name = fact.name.replace(/^this\./, '');
  noteTargets(tracker, entry, ...targetsOf({ ...fact, name }));
  const flows = TargetIndex.of(entry).byText.get(`${fact.scope} ${name}`) ?? [];
  const type = flows.flatMap(({ value }) => /^inject\(([\w$.]+)/.exec(value)?.[1] ?? [])[0];
  const value = type === undefined ? undefined : evaluation.evaluate(entry, fact.scope, type, fromOutside);
  return value?.kind === 'symbol' && isClassLike(value.entry.fact(value.index)) ? evaluation.result(value) : undefined;
}
