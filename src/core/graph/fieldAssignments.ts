// What is put into fields in all files of Go, by the name of the field: a function that a field holds is called by the name of the field.
import type { BindingFact } from '../symbols/facts.ts';
import { isFlow, type FileEntry } from './fileEntry.ts';

/** An assignment to a field, by its number in the file: its facts are not held, so that they can be let go of. */
export interface FieldAssignment {
  readonly entry: FileEntry;
  readonly number: number;
}

/** The assignments of all files. A file is looked at when a field is first asked for after it came. */
export class FieldAssignments {
  readonly #byName = new Map<string, Map<string, readonly FieldAssignment[]>>();
  readonly #namesOf = new Map<string, readonly string[]>();
  /** Files that came and were not looked at yet. */
  readonly #waiting = new Map<string, FileEntry>();

  add(entry: FileEntry): void {
    if (entry.family === 'go') this.#waiting.set(entry.key, entry);
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
  named(name: string): readonly FieldAssignment[] {
    for (const entry of this.#waiting.values()) this.#take(entry);
    this.#waiting.clear();
    const files = [...(this.#byName.get(name) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return files.flatMap(([, assignments]) => assignments);
  }

  #take(entry: FileEntry): void {
    const found = new Map<string, FieldAssignment[]>();
    for (const [number, fact] of entry.file.facts.bindings.entries()) {
      const name = fieldOf(fact);
      if (name === undefined) continue;
      const list = found.get(name);
      if (list) list.push({ entry, number });
      else found.set(name, [{ entry, number }]);
    }
    this.#namesOf.set(entry.key, [...found.keys()]);
    for (const [name, assignments] of found) {
      const files = this.#byName.get(name);
      if (files) files.set(entry.key, assignments);
      else this.#byName.set(name, new Map([[entry.key, assignments]]));
    }
  }
}

/** Fields that a file sets, each with all that is put there: what differs between two versions of a file. */
export function assignedByName(entry: FileEntry): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (entry.family !== 'go') return found;
  for (const fact of entry.file.facts.bindings) {
    const name = fieldOf(fact);
    if (name !== undefined) found.set(name, `${found.get(name) ?? ''}\n${fact.scope} ${fact.name} ${fact.value}`);
  }
  return found;
}

/** `x.f`: the field that is set, whatever has it. */
function fieldOf(fact: BindingFact): string | undefined {
  const dot = fact.name.lastIndexOf('.');
  return dot > 0 && isFlow(fact) ? fact.name.slice(dot + 1) : undefined;
}
