// Element types of Go slices, arrays, maps and channels. Only maps are values of their own; the others, which have no methods, are
// represented by their element.
import { elementOf } from '../values/libraryTypes.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { AnnotationTypes } from '../values/resolution.ts';
import type { InstanceValue, Value } from '../values/values.ts';

/** Pseudo-member for the first variable of `range`: a key of a map, or a received value of a channel. It is not a valid Go name. */
export const rangeKey = '#key';

/** Container type in a type declaration: `type Carts []*Cart`. */
const underlying = /^(?:type\s+)?[\p{ID_Start}_]\w*\s+((?:\[|map\[|(?:<-\s*)?chan\b)[^]*)$/u;

/** Dependencies of reading Go containers. */
interface GoContainerDependencies {
  readonly dependencies: Dependencies;
  readonly guard: RecursionGuard;
  readonly types: Pick<AnnotationTypes, 'of' | 'ofText'>;
}

/** The element of a Go container; a slice is already represented by its element. */
export function goElement(value: InstanceValue, resolver: GoContainerDependencies): Value | undefined {
  const element = contentOf(value, resolver);
  return element?.kind === 'external' ? inMap(element, resolver, 1) : element;
}

/** The value of the first variable of `range`. */
export function goKey(value: Value, resolver: GoContainerDependencies): Value | undefined {
  const container = value.kind === 'instance' ? contentOf(value, resolver) : value;
  return container?.kind === 'external' ? inMap(container, resolver, 0) : container;
}

/** The map itself, or the element of any other container type. */
function contentOf(value: InstanceValue, resolver: GoContainerDependencies): Value | undefined {
  const { entry, index } = value;
  resolver.dependencies.touch(entry);
  const fact = entry.fact(index);
  if (fact?.kind !== 'type') return value;
  const text = underlying.exec(fact.signature)?.[1];
  return text === undefined ? undefined : resolver.guard.run(`gc ${entry.key} ${index}`, () => resolver.types.ofText(entry, index, text));
}

/** The key (0) or the element (1) of a map; undefined for other library types. */
function inMap(value: Value & { kind: 'external' }, resolver: GoContainerDependencies, at: 0 | 1): Value | undefined {
  const type = value.types?.length === 2 ? (at === 0 ? value.types[0] : elementOf(value)) : undefined;
  return type && resolver.types.of(type);
}
