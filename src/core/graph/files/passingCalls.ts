// Calls that pass something on, by the name that they call: who may bring values into the functions of a file from outside.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from './fileEntry.ts';

/** A call with arguments of interest, by its number in the file: its facts are not held, so that they can be let go of. */
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

const callable = /(?:^|[,(=[{:])\s*(?:@\d|[\p{ID_Start}$_][\p{ID_Continue}$.]*(?:[,)\]}]|$))/u;

/** The calls of a file that pass something on, by the name that they call. */
export function* passingCalls(entry: FileEntry): Iterable<readonly [name: string, call: PassingCall]> {
  for (const [number, call] of entry.file.facts.calls.entries()) if (isPassing(call)) yield [call.name, new PassingCall(entry, number)];
}

/** Names of the calls of a file that pass something on, each with all that is passed: what differs between two versions of a file. */
export function passedByName(entry: FileEntry): ReadonlyMap<string, string> {
  const matches = new Map<string, string>();
  for (const call of entry.file.facts.calls) {
    if (isPassing(call)) matches.set(call.name, `${matches.get(call.name) ?? ''}\n${call.caller} ${call.receiver ?? ''} ${call.passed}`);
  }
  return matches;
}

/** Values that can be called or hold what can: names, functions, objects. */
function isPassing({ passed, how }: CallFact): boolean {
  return passed !== undefined && how !== 'reference' && callable.test(passed);
}
