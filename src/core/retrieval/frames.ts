// Stack traces and compilers' messages of many languages read into frames, line by line, innermost call of the root cause first.
import type { Frame } from './anchors.ts';
import { nameAbove } from './frameNames.ts';
import { messageShapes } from './messageShapes.ts';
import { traceShapes } from './traceShapes.ts';

/** Longer lines are no stack frames; it also bounds what the expressions can cost. */
const longestFrame = 600;

const shapes = [...traceShapes, ...messageShapes];

/** A frame as a line gives it. `says`: the line tells what is wrong as well, so its words count. */
export interface FrameLine {
  readonly frame: Frame;
  readonly innermostLast: boolean;
  readonly says: boolean;
}

/** Reads one line as a stack frame; `above` is the line before it, where some runtimes print the function. */
export function readFrame(line: string, above = ''): FrameLine | undefined {
  if (line.length > longestFrame) return undefined;
  for (const { hint, expression, read, innermostLast = false, says = false } of shapes) {
    if (!line.includes(hint)) continue;
    const match = expression.exec(line);
    if (!match) continue;
    const found = read(match);
    const symbol = found.symbol || (above.length > longestFrame ? '' : nameAbove(above, found.path));
    return { frame: { ...found, symbol, text: line.trim() }, innermostLast, says };
  }
  return undefined;
}

/**
 * Orders the frames of a text by how near they are to the failure. Frames that follow each other are one trace; a trace after
 * `Caused by:` is nearer to the cause than the one before it, so later Java traces go first. In chained Python traces the last one is
 * what was seen and the first one its cause, so the order of the text stays.
 */
export function orderFrames(
  traces: readonly { readonly frames: readonly Frame[]; readonly innermostLast: boolean; readonly cause: boolean }[],
): Frame[] {
  const ordered = traces.map((trace) => ({ ...trace, frames: trace.innermostLast ? trace.frames.toReversed() : trace.frames }));
  const causes = ordered.filter((trace) => trace.cause).toReversed();
  return [...causes, ...ordered.filter((trace) => !trace.cause)].flatMap((trace) => trace.frames);
}
