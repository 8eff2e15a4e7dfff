// Types of objects whose keys are written out, by where the objects stand: arguments, results, parameters that are taken apart, JSX.
import type { FunctionShape, TypePlace } from './contextualTypes.ts';
import type { FileEntry } from '../names/fileEntry.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { KeyAnchor } from '../edges/types.ts';
import type { InstanceValue } from '../calls/values.ts';

/** Contextual typing of object literals and patterns, as TypeScript has it. */
export class KeyTypes {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** Types that an object has by its place; `scope` is the symbol around it, `line` that of the place. */
  expected(entry: FileEntry, scope: number, anchor: KeyAnchor, line: number): readonly (TypePlace | FunctionShape)[] {
    const { contextual } = this.#resolver;
    switch (anchor.how) {
      case 'type':
        return [{ entry, scope, text: anchor.text }];
      case 'argument': {
        const dot = anchor.callee.lastIndexOf('.');
        const call = { caller: scope, name: anchor.callee.slice(dot + 1), how: 'call', line, column: 0, arguments: -1 } as const;
        const receiver = dot < 0 ? undefined : anchor.callee.slice(0, dot).replace(/[?!]$/, '');
        return contextual.ofArgument(entry, receiver === undefined ? call : { ...call, receiver }, anchor.at);
      }
      case 'result':
        return contextual.ofResult(entry, functionAround(entry, scope));
      case 'parameter': {
        const type = contextual.ofParameter(entry, functionAround(entry, scope), anchor.at);
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

  #attributes(entry: FileEntry, scope: number, tag: string, line: number): readonly (TypePlace | FunctionShape)[] {
    const { contextual, evaluation } = this.#resolver;
    if (/^[a-z][^.]*$/.test(tag)) return intrinsicElements(this.#resolver).flatMap((owner) => contextual.memberOf(owner, tag));
    const component = evaluation.evaluate(entry, scope, tag, { line, want: 'value', arguments: -1 });
    const type = component?.kind === 'symbol' ? contextual.ofParameter(component.entry, component.index, 0) : undefined;
    return type ? [type] : [];
  }
}

/** Interfaces that list the elements of JSX which are no components, as TypeScript looks them up by this name. */
export function intrinsicElements({ definitions }: Resolver): readonly InstanceValue[] {
  return definitions.named('IntrinsicElements').flatMap((node): InstanceValue[] => {
    const entry = definitions.definition(node)?.entry;
    return entry && node.fact.kind === 'interface' ? [{ kind: 'instance', entry, index: node.fact.index, exact: false }] : [];
  });
}

/** The function that is `index` or lies around it; `index` itself outside of functions. */
export function functionAround(entry: FileEntry, index: number): number {
  for (let at = entry.fact(index); at; at = entry.fact(at.parent)) if (isFunction(at.kind)) return at.index;
  return index;
}

function isFunction(kind: string): boolean {
  return kind === 'function' || kind === 'method' || kind === 'route' || kind === 'test';
}
