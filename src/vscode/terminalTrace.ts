// Stack traces in the output of a terminal: which part of a line is a link, and which lines around it are the whole trace. Pure.
import { readFrame } from '../core/retrieval/frames.ts';

/** A part of a line that is to become a link, in characters. */
export interface TraceLink {
  readonly startIndex: number;
  readonly length: number;
}

/** Longer lines are data, not messages. */
const longestLine = 2000;
/** Lines of a trace above and below the one that was clicked. */
const mostAround = 120;

/** The beginning of what an uncaught error prints: `TypeError: …`, `panic: …`, `Traceback (most recent call last):`, `Exception in thread "main" …`. */
const head =
  /^(?:Traceback \(most recent call last\):|Exception in thread |Caused by: |panic: |(?:Uncaught )?(?:[A-Za-z_$][\w$.]{0,150})?(?:Error|Exception|Failure)(?: \[[A-Z_\d]{1,60}\])?(?::|$))/;

/** The link in one line of a terminal: a stack frame or the head of an error; undefined where the line is neither. */
export function traceLink(line: string): TraceLink | undefined {
  if (line.length > longestLine) return undefined;
  const text = line.trim();
  if (text === '' || !(readFrame(line) || head.test(text))) return undefined;
  return { startIndex: line.indexOf(text), length: text.length };
}

/**
 * The trace in `output` that holds `line`: the lines around it up to an empty one, and what follows that when it is a part of the same failure.
 * The last place counts, since people click on what happened last. Just the line when `output` does not hold it.
 */
export function traceAround(output: string, line: string): string {
  const lines = output.split(/\r?\n/).map((each) => each.trimEnd());
  const at = lines.findLastIndex((each) => each.includes(line.trim()));
  if (at < 0) return line.trim();
  let [first, last] = [at, at];
  while (first > 0 && at - first < mostAround && belongs(lines, first - 1)) first -= 1;
  while (last + 1 < lines.length && last - at < mostAround && belongs(lines, last + 1)) last += 1;
  return lines
    .slice(first, last + 1)
    .join('\n')
    .trim();
}

/** An empty line belongs to a trace that goes on behind it: Go prints one before the goroutine, Python one between chained errors. */
function belongs(lines: readonly string[], at: number): boolean {
  if (lines[at] !== '') return true;
  const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
  const isTrace = (line: string): boolean =>
    traceLink(line) !== undefined || line.startsWith('goroutine ') || /^(?:During|The above)\b/.test(line);
  return isTrace(before) && isTrace(after);
}
