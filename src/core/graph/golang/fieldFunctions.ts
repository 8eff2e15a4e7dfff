// Functions that a field of a struct of Go holds, by all assignments to it: `e.serve = e.serveFirst` or `Server{serve: first}`, then `e.serve(w, r)`.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../names/fileEntry.ts';
import type { Link } from '../calls/callLinks.ts';
import { heldCandidates, heldConfidence } from '../edges/confidence.ts';
import type { FieldAssignment } from './fieldAssignments.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { InstanceValue, Use, Value } from '../calls/values.ts';

/** Assignments that are looked at; a field of a name with more is not worth the time. Set by judgement. */
const mostAssignments = 200;
const callables: ReadonlySet<string> = new Set(['function', 'method']);

/**
 * Links of a call in `from` of what `holder` has, one for each function that is put into it; none of a method, and where that are too many. What
 * a test puts there is called in that test alone.
 */
export function linksToHeld(
  from: FileEntry,
  holder: Value,
  member: Value | undefined,
  call: CallFact,
  resolver: Resolver,
): readonly Link[] {
  const { definitions, dependencies } = resolver;
  if (holder.kind !== 'instance' || holder.entry.family !== 'go' || call.how !== 'call' || member?.kind === 'symbol') return [];
  return dependencies.remember(holder.entry, `ff ${holder.index} ${call.name} ${from.file.role === 'test' ? from.key : ''}`, () => {
    dependencies.note(`a:.${call.name}`);
    const all = definitions.assigned.named(call.name).filter(({ entry }) => entry.file.role !== 'test' || entry === from);
    if (all.length > mostAssignments) return [];
    const found = new Set<string>();
    // Who uses the package may put something else into an exported field.
    let unknown = /^\p{Lu}/u.test(call.name) ? 1 : 0;
    for (const each of all) {
      if (!isOf(holder, each, resolver)) continue;
      const held = functionIn(each, resolver);
      if (held === undefined) unknown++;
      else found.add(held);
    }
    if (found.size > heldCandidates) return [];
    const confidence = heldConfidence(found.size + unknown);
    return [...found].sort().map((callee): Link => ({ callee, external: null, evidence: 'receiver-typed', confidence }));
  });
}

/** Whether an assignment sets the field of this struct, and not one of its name in another. */
function isOf(holder: InstanceValue, assignment: FieldAssignment, resolver: Resolver): boolean {
  const fact = bindingOf(assignment);
  const receiver = fact.name.slice(0, fact.name.lastIndexOf('.'));
  const value = resolver.evaluation.evaluate(assignment.entry, fact.scope, receiver, useAt(fact.line));
  if (value?.kind !== 'instance' && value?.kind !== 'symbol') return false;
  return value.entry === holder.entry && value.index === holder.index;
}

/** The function that is put there; undefined where it cannot be told. */
function functionIn(assignment: FieldAssignment, resolver: Resolver): string | undefined {
  const { entry } = assignment;
  const { scope, value, line } = bindingOf(assignment);
  const own = /^@(\d+)$/.exec(value)?.[1];
  const target =
    own === undefined
      ? resolver.evaluation.evaluate(entry, scope, value, useAt(line))
      : ({ kind: 'symbol', entry, index: Number(own) } as const);
  if (target?.kind !== 'symbol' || !callables.has(target.entry.fact(target.index)?.kind ?? '')) return undefined;
  return target.entry.nodes[target.index]?.id;
}

function bindingOf({ entry, number }: FieldAssignment): { scope: number; name: string; value: string; line: number } {
  const fact = entry.file.facts.bindings[number];
  if (!fact) throw new Error(`${entry.key} has no binding ${number}`);
  return fact;
}

function useAt(line: number): Use {
  return { line, want: 'value', arguments: -1 };
}
