// Calls that pass something on, by the name that they call: who may bring values into the functions of a file from outside.
import type { CallFact } from '../symbols/facts.ts';
import type { FileEntry } from './fileEntry.ts';

/** A call with arguments of interest, with its number in the file. */
export interface PassingCall {
  readonly entry: FileEntry;
  readonly call: CallFact;
  readonly number: number;
}

const callable = /(?:^|[,(=[{:])\s*(?:@\d|[\p{ID_Start}$_][\p{ID_Continue}$.]*(?:[,)\]}]|$))/u;

/** The calls of all files by name, filled in when first asked for. */
export class PassingCalls {
  readonly #files: Iterable<FileEntry>;
  #byName: Map<string, PassingCall[]> | undefined;

  /** @param files of the graph */
  constructor(files: Iterable<FileEntry>) {
    this.#files = files;
  }

  /** Files have changed. */
  clear(): void {
    this.#byName = undefined;
  }

  /** In the order of files. */
  named(name: string): readonly PassingCall[] {
    this.#byName ??= this.#collect();
    return this.#byName.get(name) ?? [];
  }

  #collect(): Map<string, PassingCall[]> {
    const found = new Map<string, PassingCall[]>();
    const files = [...this.#files].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const entry of files) {
      for (const [number, call] of entry.file.facts.calls.entries()) {
        if (!isPassing(call)) continue;
        const list = found.get(call.name);
        if (list) list.push({ entry, call, number });
        else found.set(call.name, [{ entry, call, number }]);
      }
    }
    return found;
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
