// What slices, arrays, maps and channels of Go hold. All but maps are read as what they hold, since they have no methods of their own.
import { elementOf } from '../typing/libraryTypes.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { InstanceValue, Value } from '../calls/values.ts';

/** The member that stands for what the first variable of `range` is: a key of a map, what a channel gives. No name of Go can be called so. */
export const rangedKey = '#key';

/** `type Carts []*Cart` and the like, in the head of the type. */
const underlying = /^(?:type\s+)?[\p{ID_Start}_]\w*\s+((?:\[|map\[|(?:<-\s*)?chan\b)[^]*)$/u;

/** What stands in a container of Go; what a slice holds is that itself. */
export function goElement(value: InstanceValue, resolver: Resolver): Value | undefined {
  const held = heldBy(value, resolver);
  return held?.kind === 'external' ? inMap(held, resolver, 1) : held;
}

/** What the first variable of `range` holds. */
export function goKey(value: Value, resolver: Resolver): Value | undefined {
  const held = value.kind === 'instance' ? heldBy(value, resolver) : value;
  return held?.kind === 'external' ? inMap(held, resolver, 0) : held;
}

/** A map, or what any other container of the type holds. */
function heldBy(value: InstanceValue, resolver: Resolver): Value | undefined {
  const { entry, index } = value;
  resolver.touch(entry);
  const fact = entry.fact(index);
  if (fact?.kind !== 'type') return value;
  const text = underlying.exec(fact.signature)?.[1];
  return text === undefined ? undefined : resolver.guarded(`gc ${entry.key} ${index}`, () => resolver.types.typed(entry, index, text));
}

function inMap(value: Value & { kind: 'external' }, resolver: Resolver, at: 0 | 1): Value | undefined {
  const type = value.types?.length === 2 ? (at === 0 ? value.types[0] : elementOf(value)) : undefined;
  return type && resolver.types.of(type);
}
