// Calls that pass something on, by the name that they call: who may bring values into the functions of a file from outside.
import type { CallFact } from '../symbols/facts.ts';
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

/** The calls of all files by name. A file is looked at when a name is first asked for after it came: an edit costs one file. */
export class PassingCalls {
  readonly #byName = new Map<string, Map<string, readonly PassingCall[]>>();
  readonly #namesOf = new Map<string, readonly string[]>();
  /** Files that came and were not looked at yet. */
  readonly #waiting = new Map<string, FileEntry>();

  add(entry: FileEntry): void {
    this.#waiting.set(entry.key, entry);
  }

  remove(entry: FileEntry): void {
    this.#waiting.delete(entry.key);
    for (const name of this.#namesOf.get(entry.key) ?? []) {
      const files = this.#byName.get(name);
      files?.delete(entry.key);
      if (files?.size === 0) this.#byName.delete(name);
    }
    this.#namesOf.delete(entry.key);
  }

  /** In the order of files. */
  named(name: string): readonly PassingCall[] {
    for (const entry of this.#waiting.values()) this.#take(entry);
    this.#waiting.clear();
    const files = [...(this.#byName.get(name) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return files.flatMap(([, calls]) => calls);
  }

  #take(entry: FileEntry): void {
    const found = new Map<string, PassingCall[]>();
    for (const [number, call] of entry.file.facts.calls.entries()) {
      if (!isPassing(call)) continue;
      const list = found.get(call.name);
      if (list) list.push(new PassingCall(entry, number));
      else found.set(call.name, [new PassingCall(entry, number)]);
    }
    this.#namesOf.set(entry.key, [...found.keys()]);
    for (const [name, calls] of found) {
      const files = this.#byName.get(name);
      if (files) files.set(entry.key, calls);
      else this.#byName.set(name, new Map([[entry.key, calls]]));
    }
  }
}

/** Names of the calls of a file that pass something on, each with all that is passed: what differs between two versions of a file. */
export function passedByName(entry: FileEntry): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const call of entry.file.facts.calls) {
    if (isPassing(call)) found.set(call.name, `${found.get(call.name) ?? ''}\n${call.caller} ${call.receiver ?? ''} ${call.passed}`);
  }
  return found;
}

/** Values that can be called or hold what can: names, functions, objects. */
function isPassing({ passed, how }: CallFact): boolean {
  return passed !== undefined && how !== 'reference' && callable.test(passed);
}
