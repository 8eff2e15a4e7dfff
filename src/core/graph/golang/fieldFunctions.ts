// Resolves calls of Go struct fields through all assignments to the field: `e.serve = e.serveFirst` or `Server{serve: first}`, then
// `e.serve(w, r)`.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Link } from '../edges/graphTypes.ts';
import { maxFunctionsPerHolder, holderConfidence } from '../edges/edgeConfidence.ts';
import type { FieldAssignment } from '../files/fieldAssignments.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { ExpressionValues } from '../values/resolution.ts';
import type { InstanceValue, NameUse, Value } from '../values/values.ts';

/** Maximum assignments that are examined; a field name with more is not worth the time. Set by judgement. */
const maxAssignments = 200;
const callables: ReadonlySet<string> = new Set(['function', 'method']);

interface FieldFunctionDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly evaluation: Pick<ExpressionValues, 'evaluate'>;
}

/**
 * Links of a call in `from` of a field of `holder`, one per function that is assigned to the field. Returns none for methods, and none
 * for too many functions. Assignments in a test count only for that test.
 */
export function fieldFunctionLinks(
  from: FileEntry,
  holder: Value,
  member: Value | undefined,
  call: CallFact,
  dependencies: FieldFunctionDependencies,
): readonly Link[] {
  const { definitions, tracker } = dependencies;
  if (holder.kind !== 'instance' || !holder.entry.rules.fieldsHoldFunctions || call.how !== 'call' || member?.kind === 'symbol') return [];
  return tracker.remember(holder.entry, `ff ${holder.index} ${call.name} ${from.file.role === 'test' ? from.key : ''}`, () => {
    tracker.note(`a:.${call.name}`);
    const allAssignments = definitions.assignments.withName(call.name, holder.entry.rules);
    const assignments = allAssignments.filter(({ entry }) => entry.file.role !== 'test' || entry === from);
    if (assignments.length > maxAssignments) return [];
    const functionIds = new Set<string>();
    // Users of the package may assign another function to an exported field.
    let unknown = /^\p{Lu}/u.test(call.name) ? 1 : 0;
    for (const assignment of assignments) {
      if (!setsFieldOf(holder, assignment, dependencies)) continue;
      const functionId = functionIn(assignment, dependencies);
      if (functionId === undefined) unknown++;
      else functionIds.add(functionId);
    }
    if (functionIds.size > maxFunctionsPerHolder) return [];
    const confidence = holderConfidence(functionIds.size + unknown);
    return [...functionIds].sort().map((callee): Link => ({ callee, external: null, evidence: 'receiver-typed', confidence }));
  });
}

/** Whether an assignment sets the field of this struct rather than a field of the same name in another. */
function setsFieldOf(holder: InstanceValue, assignment: FieldAssignment, dependencies: FieldFunctionDependencies): boolean {
  const fact = bindingOf(assignment);
  const receiver = fact.name.slice(0, fact.name.lastIndexOf('.'));
  const value = dependencies.evaluation.evaluate(assignment.entry, fact.scope, receiver, useAt(fact.line));
  if (value?.kind !== 'instance' && value?.kind !== 'symbol') return false;
  return value.entry === holder.entry && value.index === holder.index;
}

/** The assigned function; undefined when it is unknown. */
function functionIn(assignment: FieldAssignment, dependencies: FieldFunctionDependencies): string | undefined {
  const { entry } = assignment;
  const { scope, value, line } = bindingOf(assignment);
  const functionIndex = /^@(\d+)$/.exec(value)?.[1];
  const target =
    functionIndex === undefined
      ? dependencies.evaluation.evaluate(entry, scope, value, useAt(line))
      : ({ kind: 'symbol', entry, index: Number(functionIndex) } as const);
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
