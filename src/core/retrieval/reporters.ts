// Frames that only report what failed: they make or raise the error for whoever calls them, so the failure shows where they are called.
import type { SymbolNode } from '../graph/types.ts';
import type { Question } from './anchors.ts';
import type { Sources } from './candidate.ts';
import { lineIn, tellsLine, type MappedFrame } from './mappedFrames.ts';

/** A function that does more than report is longer, in lines. */
const longest = 25;
/** What may stand after the call that reports: ends of blocks, comments, and a return of nothing much that is never reached. */
const closing = /^\s*(?:[)\]};,]*|end|return\b[^(]*|(?:\/\/|#|\*|\/\*).*)\s*$/;

/** Ids of the functions on the innermost frames that only report what failed; none where no other code is on a frame. */
export async function reportersOf(frames: readonly MappedFrame[], question: Question, sources: Sources): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const mapped of frames) {
    const { symbol } = mapped;
    // Below the first function of the workspace may be library code.
    if (!symbol && found.size === 0) continue;
    if (symbol?.role !== 'code' || !(await reports(mapped, symbol, found.size === 0, question, sources))) break;
    found.add(symbol.id);
  }
  return frames.some(({ symbol }) => symbol?.role === 'code' && !found.has(symbol.id)) ? found : new Set();
}

/** Whether a function belongs to the error or makes it, or else raises it (when `innermost`) or passes on what reports it, and nothing after that. */
async function reports(
  mapped: MappedFrame,
  symbol: SymbolNode,
  innermost: boolean,
  { exceptions }: Question,
  { lines }: Sources,
): Promise<boolean> {
  const { raises, returnType = '', qualifiedName } = symbol.fact;
  if (exceptions.includes(qualifiedName.split('.').at(-2) ?? '') || exceptions.includes(returnType)) return true;
  if (!tellsLine(mapped) || (innermost && raises.every(({ declared }) => declared))) return false;
  const file = await lines(symbol.root, symbol.path);
  return file !== undefined && endsAt(lineIn(file, mapped), symbol, file);
}

/** Whether a short function comes to `line` whenever it does not return before, and to nothing after it. */
function endsAt(line: number, { fact: { range, nameRange } }: SymbolNode, file: readonly string[]): boolean {
  if (range.end.line - range.start.line > longest) return false;
  const own = indentOf(file[line] ?? '');
  const body = file.slice(nameRange.end.line + 1, range.end.line + 1).filter((text) => /^\s*[^\s{}]/.test(text));
  const after = file.slice(line + 1, range.end.line + 1);
  return (
    body.every((text) => indentOf(text) >= own || closing.test(text)) && after.every((text) => indentOf(text) > own || closing.test(text))
  );
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
