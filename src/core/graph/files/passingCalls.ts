// Lists the calls that pass functions or their holders, by callee name: they may pass values into functions of another file.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from './fileEntry.ts';

/** A call that passes functions or their holders, by its index in the file, so that the facts can be released. */
export class PassingCall {
  readonly entry: FileEntry;
  readonly number: number;

  constructor(entry: FileEntry, number: number) {
    this.entry = entry;
    this.number = number;
  }

  get call(): CallFact {
    const fact = this.entry.file.facts.calls[this.number];
    if (!fact) throw new Error(`${this.entry.key} has no call ${this.number}`);
    return fact;
  }
}

/** Text of an argument that may be a function or hold one: a symbol index, or a plain path of names. */
const callable = /(?:^|[,(=[{:])\s*(?:@\d|[\p{ID_Start}$_][\p{ID_Continue}$.]*(?:[,)\]}]|$))/u;

/** Calls of a file that pass functions or their holders, keyed by callee name. */
export function* passingCalls(entry: FileEntry): Iterable<readonly [name: string, call: PassingCall]> {
  for (const [number, call] of entry.file.facts.calls.entries()) if (isPassing(call)) yield [call.name, new PassingCall(entry, number)];
}

/** Whether a call passes callable values or their holders: names, functions, objects. */
export function isPassing({ passed, how }: CallFact): boolean {
  return passed !== undefined && how !== 'reference' && callable.test(passed);
}
