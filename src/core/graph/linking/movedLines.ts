// Detects versions of a file that differ only in lines. Their edges are moved instead of derived again, since linking a large file takes
// many times as long as comparing its facts.
import type { FileFacts } from '../../symbols/facts.ts';
import { plainSymbol } from '../../symbols/plainSymbol.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Edge } from '../edges/graphTypes.ts';

/** Fields that linking ignores: texts for people and for search, and end positions. */
const ignoredFields: ReadonlySet<string> = new Set(['doc', 'docLines', 'errorStrings', 'end']);
/** Fields with line numbers; all other numbers must be equal. */
const lineKeys: ReadonlySet<string> = new Set(['line', 'until']);

/**
 * The old edges with the lines of the new version. Undefined when the facts differ in more than lines, when lines change their order, or
 * when one line is split or two are merged.
 */
export function movedEdges(old: FileEntry, fresh: FileEntry, edges: readonly Edge[]): readonly Edge[] | undefined {
  const [before, after] = [old.file.facts, fresh.file.facts];
  if (old.file.role !== fresh.file.role || before.language !== after.language) return undefined;
  const lines = new Map<number, number>();
  // Smaller lists come first, since most edits already differ there. Settings have no lines.
  const isAlike =
    areAlike(before.settings, after.settings, lines) &&
    areAlike(before.imports, after.imports, lines) &&
    areAlike(before.exports, after.exports, lines) &&
    areAlike(comparableSymbols(before), comparableSymbols(after), lines) &&
    areAlike(before.calls, after.calls, lines) &&
    areAlike(before.bindings, after.bindings, lines) &&
    areAlike(before.checks, after.checks, lines);
  if (!isAlike || !isInOrder(lines)) return undefined;
  const result: Edge[] = [];
  for (const edge of edges) {
    const line = lines.get(edge.line);
    if (line === undefined) return undefined;
    result.push(line === edge.line ? edge : { ...edge, line });
  }
  return result;
}

/** The symbols of a file; the range of the module always starts with the text, so it is ignored. */
function comparableSymbols({ symbols: [module, ...others] }: FileFacts): unknown {
  return [module && { ...plainSymbol(module), range: undefined, nameRange: undefined }, ...others.map(plainSymbol)];
}

function comparedFields(fact: object): readonly string[] {
  return Object.keys(fact).filter((name) => !ignoredFields.has(name));
}

/** Whether two facts are equal except for lines; records the line mapping in `lines`. */
function areAlike(before: unknown, after: unknown, lines: Map<number, number>): boolean {
  if (!isObject(before) || !isObject(after)) return before === after;
  const names = comparedFields(before);
  if (names.length !== comparedFields(after).length) return false;
  for (const name of names) {
    const [a, b] = [before[name], after[name]];
    if (lineKeys.has(name) && typeof a === 'number' && typeof b === 'number') {
      if ((lines.get(a) ?? b) !== b) return false;
      lines.set(a, b);
    } else if (!areAlike(a, b, lines)) return false;
  }
  return true;
}

/** Whether different lines stay different and in the same order. */
function isInOrder(lines: ReadonlyMap<number, number>): boolean {
  let last = -Infinity;
  for (const [, line] of [...lines].sort(([a], [b]) => a - b)) {
    if (line <= last) return false;
    last = line;
  }
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
