// Python methods that return their receiver (`return self`, `cls()`, `-> Self`): the result is the object of the lookup.
import type { SymbolFact } from '../../symbols/facts.ts';
import { optionsOf, unionOf, type InstanceValue, type Value } from './values.ts';

/** Replaces a result that is the method's own object by the object of the lookup. */
export function onReceiver(made: Value | undefined, receiver: InstanceValue | undefined): Value | undefined {
  if (made?.kind === 'symbol' && made.own)
    return receiver ? { kind: 'symbol', entry: receiver.entry, index: receiver.index, ...(receiver.own && { own: true }) } : made;
  if (made?.kind !== 'instance' || !optionsOf(made).some(({ own }) => own)) return made;
  const options = optionsOf(made).map(({ own, ...option }) => (own && receiver ? receiver : option));
  return unionOf(options, made.orOutside);
}

/** Whether a Python method returns its receiver: `def f(self: T) -> T`. */
export function returnsReceiver({ kind, parameters, returnType }: SymbolFact): boolean {
  const type = kind === 'method' ? parameters[0]?.type : undefined;
  return type !== undefined && returnType !== undefined && type.replace(/^[Tt]ype\[(\w+)\]$/, '$1') === returnType;
}
