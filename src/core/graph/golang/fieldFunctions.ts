// Functions that a field of a struct of Go holds, by all assignments to it: `e.serve = e.serveFirst` or `Server{serve: first}`, then `e.serve(w, r)`.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Link } from '../edges/types.ts';
import { heldCandidates, heldConfidence } from '../edges/confidence.ts';
import type { FieldAssignment } from '../files/fieldAssignments.ts';
import type { Definitions } from '../files/definitions.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { ExpressionValues } from '../values/resolution.ts';
import type { InstanceValue, NameUse, Value } from '../values/values.ts';

/** Assignments that are looked at; a field of a name with more is not worth the time. Set by judgement. */
const mostAssignments = 200;
const callables: ReadonlySet<string> = new Set(['function', 'method']);

/** What finding functions in fields asks. */
interface FieldFunctionParts {
  readonly definitions: Definitions;
  readonly dependencies: Dependencies;
  readonly evaluation: Pick<ExpressionValues, 'evaluate'>;
}

/**
 * Links of a call in `from` of what `holder` has, one for each function that is put into it; none of a method, and where that are too many. What
 * a test puts there is called in that test alone.
 */
export function fieldFunctionLinks(
  from: FileEntry,
  holder: Value,
  member: Value | undefined,
  call: CallFact,
  parts: FieldFunctionParts,
): readonly Link[] {
  const { definitions, dependencies } = parts;
  if (holder.kind !== 'instance' || !holder.entry.rules.fieldsHoldFunctions || call.how !== 'call' || member?.kind === 'symbol') return [];
  return dependencies.remember(holder.entry, `ff ${holder.index} ${call.name} ${from.file.role === 'test' ? from.key : ''}`, () => {
    dependencies.note(`a:.${call.name}`);
    const all = definitions.assigned.named(call.name).filter(({ entry }) => entry.file.role !== 'test' || entry === from);
    if (all.length > mostAssignments) return [];
    const matches = new Set<string>();
    // Who uses the package may put something else into an exported field.
    let unknown = /^\p{Lu}/u.test(call.name) ? 1 : 0;
    for (const each of all) {
      if (!isOf(holder, each, parts)) continue;
      const held = functionIn(each, parts);
      if (held === undefined) unknown++;
      else matches.add(held);
    }
    if (matches.size > heldCandidates) return [];
    const confidence = heldConfidence(matches.size + unknown);
    return [...matches].sort().map((callee): Link => ({ callee, external: null, evidence: 'receiver-typed', confidence }));
  });
}

/** Whether an assignment sets the field of this struct, and not one of its name in another. */
function isOf(holder: InstanceValue, assignment: FieldAssignment, parts: FieldFunctionParts): boolean {
  const fact = bindingOf(assignment);
  const receiver = fact.name.slice(0, fact.name.lastIndexOf('.'));
  const value = parts.evaluation.evaluate(assignment.entry, fact.scope, receiver, useAt(fact.line));
  if (value?.kind !== 'instance' && value?.kind !== 'symbol') return false;
  return value.entry === holder.entry && value.index === holder.index;
}

/** The function that is put there; undefined where it cannot be told. */
function functionIn(assignment: FieldAssignment, parts: FieldFunctionParts): string | undefined {
  const { entry } = assignment;
  const { scope, value, line } = bindingOf(assignment);
  const own = /^@(\d+)$/.exec(value)?.[1];
  const target =
    own === undefined
      ? parts.evaluation.evaluate(entry, scope, value, useAt(line))
      : ({ kind: 'symbol', entry, index: Number(own) } as const);
  if (target?.kind !== 'symbol' || !callables.has(target.entry.fact(target.index)?.kind ?? '')) return undefined;
  return target.entry.nodes[target.index]?.id;
}

function bindingOf({ entry, number }: FieldAssignment): { scope: number; name: string; value: string; line: number } {
  const fact = entry.file.facts.bindings[number];
  if (!fact) throw new Error(`${entry.key} has no binding ${number}`);
  return fact;
}

function useAt(line: number): NameUse {
  return { line, want: 'value', arguments: -1 };
}
