// What slices, arrays, maps and channels of Go hold. All but maps are read as what they hold, since they have no methods of their own.
import { elementOf } from '../values/libraryTypes.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { AnnotationTypes } from '../values/resolution.ts';
import type { InstanceValue, Value } from '../values/values.ts';

/** The member that stands for what the first variable of `range` is: a key of a map, what a channel gives. No name of Go can be called so. */
export const rangedKey = '#key';

/** `type Carts []*Cart` and the like, in the head of the type. */
const underlying = /^(?:type\s+)?[\p{ID_Start}_]\w*\s+((?:\[|map\[|(?:<-\s*)?chan\b)[^]*)$/u;

/** What reading a container of Go asks. */
interface GoContainerParts {
  readonly dependencies: Dependencies;
  readonly guard: RecursionGuard;
  readonly types: Pick<AnnotationTypes, 'of' | 'typed'>;
}

/** What stands in a container of Go; what a slice holds is that itself. */
export function goElement(value: InstanceValue, parts: GoContainerParts): Value | undefined {
  const element = heldBy(value, parts);
  return element?.kind === 'external' ? inMap(element, parts, 1) : element;
}

/** What the first variable of `range` holds. */
export function goKey(value: Value, parts: GoContainerParts): Value | undefined {
  const container = value.kind === 'instance' ? heldBy(value, parts) : value;
  return container?.kind === 'external' ? inMap(container, parts, 0) : container;
}

/** A map, or what any other container of the type holds. */
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
