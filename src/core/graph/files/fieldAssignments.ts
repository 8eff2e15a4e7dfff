// Index of assignments to Go fields by field name: a function in a field is called by the name of the field.
import type { BindingFact } from '../../symbols/facts.ts';
import { isFlow, type FileEntry } from './fileEntry.ts';

/** An assignment to a field, by its index in the file, so that the facts can be released. */
export interface FieldAssignment {
  readonly entry: FileEntry;
  readonly number: number;
}

/** Empty for files of languages other than Go, where a call of a field is not found by the name of the field. */
export function* fieldAssignments(entry: FileEntry): Iterable<readonly [name: string, assignment: FieldAssignment]> {
  if (!entry.rules.fieldsHoldFunctions) return;
  for (const [number, fact] of entry.file.facts.bindings.entries()) {
    const name = fieldOf(fact);
    if (name !== undefined) yield [name, { entry, number }];
  }
}

/** Fields that a file sets, each with all assigned values, for comparing two versions of a file. */
export function assignmentsByName(entry: FileEntry): ReadonlyMap<string, string> {
  const assignments = new Map<string, string>();
  if (!entry.rules.fieldsHoldFunctions) return assignments;
  for (const fact of entry.file.facts.bindings) {
    const name = fieldOf(fact);
    if (name !== undefined) assignments.set(name, `${assignments.get(name) ?? ''}\n${fact.scope} ${fact.name} ${fact.value}`);
  }
  return assignments;
}

/** `x.f`: the field that is set, whatever its owner. */
function fieldOf(fact: BindingFact): string | undefined {
  const dot = fact.name.lastIndexOf('.');
  return dot > 0 && isFlow(fact) ? fact.name.slice(dot + 1) : undefined;
}
