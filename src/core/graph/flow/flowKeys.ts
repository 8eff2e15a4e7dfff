// Keys for the parts of a file's value flow, so that a change of one part links only the files again that read it.
import type { DependencyKey, DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';

/** Target for the calls and bindings of a file that pass functions: they type the functions and the `this` in them. */
export const passedFunctions = '@';

/** Target for the calls under a key of {@link TargetIndex.calls}. */
export function callTarget(key: string): string {
  return `c ${key}`;
}

/** Target for the calls that add to containers, see {@link TargetIndex.additions}. */
export function additionTarget(how: 'one' | 'all'): string {
  return `+ ${how}`;
}

/** Symbol index in a target. */
const symbolInTarget = /^(<\w+> |c w @)(\d+)$/;

/** The key of a target of {@link TargetIndex.byTarget}, or of one of the above. Functions in it are named, since indexes shift. */
export function flowKey(entry: FileEntry, target: string): DependencyKey {
  const match = target.startsWith('<') || target.startsWith('c w @') ? symbolInTarget.exec(target) : null;
  return `t:${entry.key} ${match ? `${match[1]}${symbolName(entry, Number(match[2]))}` : target}`;
}

/** Records that the current computation reads the values of `targets`. Call it before reading the facts. */
export function noteTargets(tracker: DependencyTracker, entry: FileEntry, ...targets: readonly string[]): void {
  for (const target of targets) tracker.note(flowKey(entry, target));
  tracker.note(entry.meanings);
}

/** {@link noteTargets} for the flow of one file, which asks for most targets again and again: each is noted once for a computation. */
export function targetNotes(tracker: DependencyTracker, entry: FileEntry): (target: string) => void {
  const targets = new Set<string>();
  let computation: object | undefined;
  return (target) => {
    if (tracker.computation !== computation) {
      computation = tracker.computation;
      targets.clear();
    }
    const { size } = targets;
    if (targets.add(target).size > size) noteTargets(tracker, entry, target);
  };
}

/** A name that other functions, before or after it, do not change. */
export function symbolName(entry: FileEntry, index: number): string {
  const fact = entry.fact(index);
  return fact ? `${fact.qualifiedName} ${fact.ordinal}` : '';
}
