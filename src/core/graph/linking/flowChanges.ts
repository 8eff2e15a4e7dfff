// Compares the value flow of two versions of a file, to find the parts of it that changed.
import { diffArrays } from 'diff';
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { isPassing } from '../files/passingCalls.ts';
import { additionTarget, callTarget, flowKey, passedFunctions, symbolName } from '../flow/flowKeys.ts';
import { additionKind } from '../flow/libraryRules.ts';
import type { DependencyKey } from '../files/dependencyTracker.ts';
import { TargetIndex, targetsOf } from '../flow/targetIndex.ts';

/**
 * Changes of facts beyond which a file counts as changed in all parts: the comparison takes time in the square of them. Set by judgement:
 * some 15 ms, less than linking one file again.
 */
const maxChanges = 200;

/** A call, binding or check, with its text for comparison. */
interface FlowFact {
  readonly text: string;
  readonly line: number;
  /** Keys of what depends on it, beside those of the whole file. */
  readonly keys: () => readonly DependencyKey[];
  readonly passedTo: string | undefined;
}

/** Parts of the flow that differ. */
export interface FlowChanges {
  readonly keys: ReadonlySet<DependencyKey>;
  /** Names of the functions to which other values are passed. */
  readonly callees: ReadonlySet<string>;
}

/**
 * The parts in which two versions differ; undefined when they differ too much to tell. Facts that both versions have, in the same order, are
 * unchanged: only the order of lines counts, not their numbers.
 */
export function flowChanges(old: FileEntry, fresh: FileEntry): FlowChanges | undefined {
  const [before, after] = [flowFacts(old), flowFacts(fresh)];
  const parts = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    { maxEditLength: maxChanges },
  );
  if (!parts) return undefined;
  const changedFacts: FlowFact[] = [];
  const [addedTexts, removedTexts] = [new Set<string>(), new Set<string>()];
  let isReordered = false;
  let [i, j] = [0, 0];
  let last: readonly [FlowFact, FlowFact] | undefined;
  for (const { added, removed, count } of parts) {
    if (added || removed) {
      const facts = added ? after.slice(j, (j += count)) : before.slice(i, (i += count));
      for (const { text } of facts) (added ? addedTexts : removedTexts).add(text);
      changedFacts.push(...facts);
    } else {
      for (let n = 0; n < count; n++) {
        const [one, other] = [before[i++], after[j++]];
        if (!one || !other) continue;
        // A line that is split or merged changes which facts come before it.
        if (last && (one.line === last[0].line) !== (other.line === last[1].line)) {
          changedFacts.push(one, other, ...last);
          isReordered = true;
        }
        last = [one, other];
      }
    }
  }
  const keys = new Set<DependencyKey>(changedFacts.flatMap(({ keys }) => keys()));
  if (changedFacts.length) keys.add(`v:${fresh.key}`);
  // The interface does not tell which facts come before a variable.
  if (isReordered || [...addedTexts].some((text) => removedTexts.has(text))) keys.add(fresh.meanings);
  if (changedFacts.length && writesOtherKeys(old, fresh)) keys.add(flowKey(fresh, callTarget('')));
  return {
    keys,
    callees: new Set(changedFacts.flatMap(({ passedTo }) => passedTo ?? [])),
  };
}

/** The facts of a file in the order of their lines. */
function flowFacts(entry: FileEntry): readonly FlowFact[] {
  const { bindings, calls, checks = [] } = entry.file.facts;
  const facts: FlowFact[] = [
    ...calls.map((call) => flowFactOfCall(entry, call)),
    ...bindings.map((binding) => flowFactOfBinding(entry, binding)),
    ...checks.map(({ line, scope, name, how, value, not }) => ({
      ...{ line, text: `? ${symbolName(entry, scope)} ${name} ${how} ${value} ${not ?? ''}` },
      ...{ keys: () => [entry.meanings], passedTo: undefined },
    })),
  ];
  return facts.sort((a, b) => a.line - b.line);
}

function flowFactOfCall(entry: FileEntry, call: CallFact): FlowFact {
  const { line, caller, how, receiver = '', inPath, name, passed = '', literals = '', types = '' } = call;
  return {
    line,
    text: `${symbolName(entry, caller)} ${how} ${receiver}${inPath ? '::' : '.'}${name}(${stableText(entry, passed)} ${literals} ${types}`,
    keys: () => targetsOfCall(entry, call).map((target) => flowKey(entry, target)),
    passedTo: isPassing(call) ? name : undefined,
  };
}

function flowFactOfBinding(entry: FileEntry, binding: BindingFact): FlowFact {
  const { line, scope, name, value, by, until } = binding;
  return {
    line,
    text: `${symbolName(entry, scope)} ${by} ${name} = ${stableText(entry, value)}${until === undefined ? '' : ' until'}`,
    keys: () => [
      // The interface tells the types of variables, and who looks one up notes that part of it.
      ...(until === undefined ? [] : [entry.meanings]),
      ...(value.includes('@') ? [flowKey(entry, passedFunctions)] : []),
      ...targetsOf(binding).map((target) => flowKey(entry, target)),
    ],
    passedTo: undefined,
  };
}

function targetsOfCall(entry: FileEntry, call: CallFact): readonly string[] {
  const addition = additionKind(call);
  return [
    ...TargetIndex.of(entry).keysOfCall(call).map(callTarget),
    ...(addition ? [additionTarget(addition)] : []),
    ...(call.passed?.includes('@') ? [passedFunctions] : []),
  ];
}

/** Whether a call may call a value depends on the members and keys that its file writes. */
function writesOtherKeys(old: FileEntry, fresh: FileEntry): boolean {
  const [before, after] = [TargetIndex.of(old).writtenKeys, TargetIndex.of(fresh).writtenKeys];
  return before.size !== after.size || [...before].some((name) => !after.has(name));
}

/** A term with the names of its functions instead of their indexes. */
export function stableText(entry: FileEntry, text: string): string {
  return text.includes('@') ? text.replace(/@(\d+)/g, (_, index) => `@${symbolName(entry, Number(index))}`) : text;
}
