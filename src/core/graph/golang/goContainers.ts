// Element types of Go slices, arrays, maps and channels. All but maps are represented by their element, since they have no methods.
import { elementOf } from '../values/libraryTypes.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { AnnotationTypes } from '../values/resolution.ts';
import type { InstanceValue, Value } from '../values/values.ts';

/** Pseudo-member for the first variable of `range`: a key of a map, or a received value of a channel. It is not a valid Go name. */
export const rangedKey = '#key';

/** Container type in a type declaration: `type Carts []*Cart`. */
const underlying = /^(?:type\s+)?[\p{ID_Start}_]\w*\s+((?:\[|map\[|(?:<-\s*)?chan\b)[^]*)$/u;

/** Dependencies of reading Go containers. */
interface GoContainerParts {
  readonly dependencies: Dependencies;
  readonly guard: RecursionGuard;
  readonly types: Pick<AnnotationTypes, 'of' | 'typed'>;
}

/** The element of a Go container; a slice is already represented by its element. */
export function goElement(value: InstanceValue, parts: GoContainerParts): Value | undefined {
  const element = heldBy(value, parts);
  return element?.kind === 'external' ? inMap(element, parts, 1) : element;
}

/** The value of the first variable of `range`. */
export function goKey(value: Value, parts: GoContainerParts): Value | undefined {
  const container = value.kind === 'instance' ? heldBy(value, parts) : value;
  return container?.kind === 'external' ? inMap(container, parts, 0) : container;
}

/** The map itself, or the element of any other container type. */
function heldBy(value: InstanceValue, parts: GoContainerParts): Value | undefined {
  const { entry, index } = value;
  parts.dependencies.touch(entry);
  const fact = entry.fact(index);
  if (fact?.kind !== 'type') return value;
  const text = underlying.exec(fact.signature)?.[1];
  return text === undefined ? undefined : parts.guard.run(`gc ${entry.key} ${index}`, () => parts.types.typed(entry, index, text));
}

function inMap(value: Value & { kind: 'external' }, parts: GoContainerParts, at: 0 | 1): Value | undefined {
  const type = value.types?.length === 2 ? (at === 0 ? value.types[0] : elementOf(value)) : undefined;
  return type && parts.types.of(type);
}
