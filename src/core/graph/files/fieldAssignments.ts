// What is put into fields in all files of Go, by the name of the field: a function that a field holds is called by the name of the field.
import type { BindingFact } from '../../symbols/facts.ts';
import { isFlow, type FileEntry } from './fileEntry.ts';

/** An assignment to a field, by its number in the file: its facts are not held, so that they can be let go of. */
export interface FieldAssignment {
  readonly entry: FileEntry;
  readonly number: number;
}

/** The assignments of a file of Go, by the name of the field. */
export function* fieldAssignments(entry: FileEntry): Iterable<readonly [name: string, assignment: FieldAssignment]> {
  if (!entry.rules.fieldsHoldFunctions) return;
  for (const [number, fact] of entry.file.facts.bindings.entries()) {
    const name = fieldOf(fact);
    if (name !== undefined) yield [name, { entry, number }];
  }
}

/** Fields that a file sets, each with all that is put there: what differs between two versions of a file. */
export function assignedByName(entry: FileEntry): ReadonlyMap<string, string> {
  const matches = new Map<string, string>();
  if (!entry.rules.fieldsHoldFunctions) return matches;
  for (const fact of entry.file.facts.bindings) {
    const name = fieldOf(fact);
    if (name !== undefined) matches.set(name, `${matches.get(name) ?? ''}\n${fact.scope} ${fact.name} ${fact.value}`);
  }
  return matches;
}

/** `x.f`: the field that is set, whatever has it. */
function fieldOf(fact: BindingFact): string | undefined {
  const dot = fact.name.lastIndexOf('.');
  return dot > 0 && isFlow(fact) ? fact.name.slice(dot + 1) : undefined;
}
