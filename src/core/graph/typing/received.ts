// What methods of Python give that give the object around (`return self`, `cls()`, `-> Self`): the one that they were looked up on.
import type { SymbolFact } from '../../symbols/facts.ts';
import { optionsOf, unionOf, type InstanceValue, type Value } from '../calls/values.ts';

/** What a method gives, where that is the object around: the one that it was looked up on. */
export function asReceived(made: Value | undefined, receiver: InstanceValue | undefined): Value | undefined {
  if (made?.kind === 'symbol' && made.own)
    return receiver ? { kind: 'symbol', entry: receiver.entry, index: receiver.index, ...(receiver.own && { own: true }) } : made;
  if (made?.kind !== 'instance' || !optionsOf(made).some(({ own }) => own)) return made;
  const options = optionsOf(made).map(({ own, ...option }) => (own && receiver ? receiver : option));
  return unionOf(options, made.orOutside);
}

/** `def f(self: T) -> T` of Python. */
export function isOfReceiver({ kind, parameters, returnType }: SymbolFact): boolean {
  const type = kind === 'method' ? parameters[0]?.type : undefined;
  return type !== undefined && returnType !== undefined && type.replace(/^[Tt]ype\[(\w+)\]$/, '$1') === returnType;
}
