// Variables of loops of Go, which mean something in the loop alone.
import type { BindingFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../names/fileEntry.ts';

/** What a loop goes through is no part of it. */
function around(entry: FileEntry, scope: number, name: string, line: number): BindingFact | undefined {
  const loop = entry.narrowed(scope, name, line);
  if (loop?.line !== line) return loop;
  const outer = entry.narrowed(scope, name, line - 1);
  return outer && (outer.until ?? -1) >= line ? outer : undefined;
}

/** What the innermost loop of Go around a line gives the name, also to functions written inside of it that give it no other meaning. */
export function loopVariable(entry: FileEntry, scope: number, name: string, line: number): BindingFact | undefined {
  for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
    const loop = around(entry, fact.index, name, line);
    const isNearer = entry.bindingsOf(fact.index, name).some((each) => each.line <= line && (!loop || each.line > loop.line));
    if (isNearer) return undefined;
    if (loop) return loop;
  }
  return undefined;
}
