// Handles Python methods that return their receiver (`return self`, `cls()`, `-> Self`). The result has the class of the receiver, which may
// be derived from the class of the method.
import type { SymbolFact } from '../../symbols/facts.ts';
import { optionsOf, unionOf, type InstanceValue, type Value } from './values.ts';

/** The result with the method's own object replaced by `receiver`, the object that the method was looked up on. */
export function withReceiver(result: Value | undefined, receiver: InstanceValue | undefined): Value | undefined {
  if (result?.kind === 'symbol' && result.own)
    return receiver ? { kind: 'symbol', entry: receiver.entry, index: receiver.index, ...(receiver.own && { own: true }) } : result;
  if (result?.kind !== 'instance' || !optionsOf(result).some(({ own }) => own)) return result;
  const options = optionsOf(result).map(({ own, ...option }) => (own && receiver ? receiver : option));
  return unionOf(options, result.orOutside);
}

/** Whether a Python method returns its receiver: `def f(self: T) -> T`. */
export function returnsReceiver({ kind, parameters, returnType }: SymbolFact): boolean {
  const type = kind === 'method' ? parameters[0]?.type : undefined;
  return type !== undefined && returnType !== undefined && type.replace(/^[Tt]ype\[(\w+)\]$/, '$1') === returnType;
}
