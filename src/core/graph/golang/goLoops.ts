// Scoping of Go loop variables, which exist only inside the loop.
import type { BindingFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';

/** The loop around a line; the expression that it ranges over is outside of it. */
function loopAround(entry: FileEntry, scope: number, name: string, line: number): BindingFact | undefined {
  const loop = entry.narrowingAt(scope, name, line);
  if (loop?.line !== line) return loop;
  const outer = entry.narrowingAt(scope, name, line - 1);
  return outer && (outer.until ?? -1) >= line ? outer : undefined;
}

/** The binding of a name by the innermost Go loop around a line, also inside nested functions that do not rebind the name. */
export function loopVariable(entry: FileEntry, scope: number, name: string, line: number): BindingFact | undefined {
  for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
    const loop = loopAround(entry, fact.index, name, line);
    const isNearer = entry.bindingsOf(fact.index, name).some((each) => each.line <= line && (!loop || each.line > loop.line));
    if (isNearer) return undefined;
    if (loop) return loop;
  }
  return undefined;
}
