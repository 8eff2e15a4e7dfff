// What containers hand to the objects that they make: beans of Spring and CDI, and classes that a call of Angular asks for.
import type { BindingFact } from '../../symbols/facts.ts';
import type { Link } from './callLinks.ts';
import { dispatchConfidence, implementationConfidence } from '../edges/confidence.ts';
import { isClassLike, type FileEntry } from '../names/fileEntry.ts';
import { FlowIndex } from '../flow/flowIndex.ts';
import { beanDecorators } from '../names/injectionNames.ts';
import type { Resolver } from './resolver.ts';
import { fromOutside, type Value } from './values.ts';

/**
 * Confidence of implementations that a call of a method without a body may reach. Where a container makes the caller, it gets those that the
 * container makes too; of others the confidence stays that of any override.
 */
export function implementationLinks(overriding: readonly Link[], entry: FileEntry, caller: number, resolver: Resolver): readonly Link[] {
  const owner = entry.enclosingClass(caller);
  const beans = owner !== undefined && isBean(entry, owner) ? new Set(overriding.filter((link) => isOfBean(link, resolver))) : undefined;
  const given = beans?.size ? beans : new Set(overriding);
  const confidence = implementationConfidence(given.size);
  return overriding.map((link) => ({ ...link, confidence: given.has(link) ? confidence : Math.min(link.confidence, dispatchConfidence) }));
}

function isBean(entry: FileEntry, index: number): boolean {
  return (entry.fact(index)?.decorators ?? []).some((text) => beanDecorators.has(/^@?(?:\w+\.)*(\w+)/.exec(text)?.[1] ?? ''));
}

function isOfBean({ callee }: Link, resolver: Resolver): boolean {
  const node = callee === null ? undefined : resolver.definitions.nodes.get(callee);
  const found = node && resolver.definitions.definition(node);
  if (found) resolver.touch(found.entry);
  return found !== undefined && isBean(found.entry, found.entry.enclosingClass(found.index) ?? -1);
}

/** `inject(Store)` gives an object of the class. */
export function injectedObject(entry: FileEntry, fact: BindingFact, resolver: Resolver): Value | undefined {
  if (fact.by !== 'call' || fact.value !== 'inject' || entry.family !== 'ecmascript') return undefined;
  if (!entry.importsOf(0, 'inject').some((found) => found.fact.module === '@angular/core')) return undefined;
  resolver.dependencies.note(`v:${entry.key}`);
  const flows = FlowIndex.of(entry).byText.get(`${fact.scope} ${fact.name.replace(/^this\./, '')}`) ?? [];
  const type = flows.flatMap(({ value }) => /^inject\(([\w$.]+)/.exec(value)?.[1] ?? [])[0];
  const value = type === undefined ? undefined : resolver.evaluation.evaluate(entry, fact.scope, type, fromOutside);
  return value?.kind === 'symbol' && isClassLike(value.entry.fact(value.index)) ? resolver.evaluation.result(value) : undefined;
}
