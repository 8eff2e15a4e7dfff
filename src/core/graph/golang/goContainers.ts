// Element types of Go slices, arrays, maps and channels. Only maps are values of their own; the others, which have no methods, are
// represented by their element.
import { elementOf } from '../values/libraryTypes.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { AnnotationTypes } from '../values/resolution.ts';
import type { InstanceValue, Value } from '../values/values.ts';

/** Pseudo-member for the first variable of `range`: a key of a map, or a received value of a channel. It is not a valid Go name. */
export const rangeKey = '#key';

/** Container type in a type declaration: `type Carts []*Cart`. */
const underlying = /^(?:type\s+)?[\p{ID_Start}_]\w*\s+((?:\[|map\[|(?:<-\s*)?chan\b)[^]*)$/u;

/** Dependencies of reading Go containers. */
interface GoContainerDependencies {
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly types: Pick<AnnotationTypes, 'of' | 'ofText'>;
}

/** The element of a Go container; a slice is already represented by its element. */
export function goElement(value: InstanceValue, dependencies: GoContainerDependencies): Value | undefined {
  const element = contentOf(value, dependencies);
  return element?.kind === 'external' ? inMap(element, dependencies, 1) : element;
}

/** The value of the first variable of `range`. */
export function goKey(value: Value, dependencies: GoContainerDependencies): Value | undefined {
  const container = value.kind === 'instance' ? contentOf(value, dependencies) : value;
  return container?.kind === 'external' ? inMap(container, dependencies, 0) : container;
}

/** The map itself, or the element of any other container type. */
function contentOf(value: InstanceValue, dependencies: GoContainerDependencies): Value | undefined {
  const { entry, index } = value;
  dependencies.tracker.touch(entry);
  const fact = entry.fact(index);
  if (fact?.kind !== 'type') return value;
  const text = underlying.exec(fact.signature)?.[1];
  return text === undefined
    ? undefined
    : dependencies.guard.run(`gc ${entry.key} ${index}`, () => dependencies.types.ofText(entry, index, text));
}

/** The key (0) or the element (1) of a map; undefined for other library types. */
function inMap(value: Value & { kind: 'external' }, dependencies: GoContainerDependencies, at: 0 | 1): Value | undefined {
  const type = value.types?.length === 2 ? (at === 0 ? value.types[0] : elementOf(value)) : undefined;
  return type && dependencies.types.of(type);
}
