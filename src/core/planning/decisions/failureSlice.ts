// Finds the lines of a function on which a failing line depends: the conditions before it, and the assignments of the names in them.
import type { SliceLine } from '../failures/siteState.ts';
import { bareCode, guardedLine, type Body } from './waysOut.ts';

/** Maximum lines of the head of a condition, as where heads are quoted. */
const maxHeadLines = 8;
/** The assigned names stand before the sign: `a, err := f()`, `const { a, b } = c`, `self.total += 1`. */
const assignment = /^\s*(?<names>[^=()]*[\w$\]})>?!])\s*(?::|[-+*/|&%^]|\|\||&&|\?\?)?=(?![=>~])/;
const loopVariables = /\bfor(?:each)?\b\s*\(?(?<names>[^=]*?)(?:\s(?:in|of|as)\s|\s:?=\s*range\b|\s:\s)/;

/**
 * The failing line, the conditions that lead to it, and the assignments above it whose names they use, in the order of the file. A backward
 * slice (Weiser, "Program slicing", 1981) by names instead of by data flow, so that it works in any language.
 */
export function failureSlice(body: Body, line: number): readonly SliceLine[] {
  const { guards, earlier, loops } = guardedLine(body, line);
  const lines = new Set([line]);
  for (const head of [...guards.map((guard) => guard.line), ...earlier, ...loops])
    for (const each of headLines(body, head)) lines.add(each);
  const names = new Set([...lines].flatMap((each) => namesIn(bareCode(body.file[each] ?? ''))));
  for (let at = line - 1; at > body.first; at--) {
    const text = bareCode(body.file[at] ?? '');
    const assigned = (assignment.exec(text) ?? loopVariables.exec(text))?.groups?.['names'];
    if (assigned === undefined || !assignedNames(assigned).some((name) => names.has(name))) continue;
    lines.add(at);
    for (const name of namesIn(text)) names.add(name);
  }
  return [...lines].sort((a, b) => a - b).map((each) => ({ line: each, text: body.file[each] ?? '' }));
}

/** The lines of a condition up to its closing bracket. */
function headLines({ file, last }: Body, head: number): readonly number[] {
  const lines: number[] = [];
  let depth = 0;
  for (let at = head; at <= Math.min(last, head + maxHeadLines - 1); at++) {
    const text = bareCode(file[at] ?? '');
    lines.push(at);
    depth += (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
    if (depth <= 0) break;
  }
  return lines;
}

/** The names that the left side of an assignment sets: the last of each part, without its type, its object and its index. */
function assignedNames(left: string): readonly string[] {
  const parts = left
    .replace(/(?<=[\w$])\[[^\]]*\]/g, '')
    .replace(/:\s*[^,}]*/g, '')
    .split(/[,{}()[\]]/);
  return parts.flatMap((part) => namesIn(part).at(-1) ?? []);
}

function namesIn(text: string): readonly string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
