// Types object literals and patterns by their place: arguments, results, destructured parameters, JSX.
import type { ContextualTypes } from './contextualTypes.ts';
import type { FunctionShape, ScopedTypeText } from './functionShapes.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { KeyAnchor } from '../edges/graphTypes.ts';
import type { InstanceValue } from '../values/values.ts';
import type { Resolution } from '../values/resolution.ts';
import type { Definitions } from '../files/definitions.ts';

/** Dependencies of {@link KeyTypes}: earlier parts, and parts of later folders through `resolution`. */
interface KeyTypesDependencies {
  readonly contextual: ContextualTypes;
  readonly definitions: Definitions;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Contextual typing of object literals and patterns, as in TypeScript. */
export class KeyTypes {
  readonly #dependencies: KeyTypesDependencies;

  constructor(dependencies: KeyTypesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Types of an object by its place; `scope` is the enclosing symbol, `line` the line of the place. */
  expectedTypes(entry: FileEntry, scope: number, anchor: KeyAnchor, line: number): readonly (ScopedTypeText | FunctionShape)[] {
    const { contextual } = this.#dependencies;
    switch (anchor.how) {
      case 'type':
        return [{ entry, scope, text: anchor.text }];
      case 'argument': {
        const dot = anchor.callee.lastIndexOf('.');
        const call = { caller: scope, name: anchor.callee.slice(dot + 1), how: 'call', line, column: 0, arguments: -1 } as const;
        const receiver = dot < 0 ? undefined : anchor.callee.slice(0, dot).replace(/[?!]$/, '');
        return contextual.typesOfArgument(entry, receiver === undefined ? call : { ...call, receiver }, anchor.at);
      }
      case 'result':
        return contextual.typesOfResult(entry, functionAround(entry, scope));
      case 'parameter': {
        const type = contextual.parameterType(entry, functionAround(entry, scope), anchor.at);
        return type ? [type] : [];
      }
      case 'attribute':
        return this.#attributes(entry, scope, anchor.tag, line);
      case 'struct':
      case 'value':
      case 'keyword':
      case 'element':
        return [];
    }
  }

  #attributes(entry: FileEntry, scope: number, tag: string, line: number): readonly (ScopedTypeText | FunctionShape)[] {
    const {
      contextual,
      resolution: { evaluation },
    } = this.#dependencies;
    if (/^[a-z][^.]*$/.test(tag))
      return intrinsicElements(this.#dependencies.definitions).flatMap((owner) => contextual.memberTypesOf(owner, tag));
    const component = evaluation.evaluate(entry, scope, tag, { line, want: 'value', arguments: -1 });
    const type = component?.kind === 'symbol' ? contextual.parameterType(component.entry, component.index, 0) : undefined;
    return type ? [type] : [];
  }
}

/** Interfaces that list the intrinsic JSX elements; TypeScript looks them up by this name. */
export function intrinsicElements(definitions: Definitions): readonly InstanceValue[] {
  return definitions.withName('IntrinsicElements').flatMap((node): InstanceValue[] => {
    const entry = definitions.definition(node)?.entry;
    return entry && node.fact.kind === 'interface' ? [{ kind: 'instance', entry, index: node.fact.index, exact: false }] : [];
  });
}

/** The function at or around `index`; `index` itself outside functions. */
export function functionAround(entry: FileEntry, index: number): number {
  for (let at = entry.fact(index); at; at = entry.fact(at.parent)) if (isFunction(at.kind)) return at.index;
  return index;
}

function isFunction(kind: string): boolean {
  return kind === 'function' || kind === 'method' || kind === 'route' || kind === 'test';
}
