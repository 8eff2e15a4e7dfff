// Stack traces and compilers' messages of many languages read into frames, line by line, innermost call of the root cause first.
import type { Frame } from './anchors.ts';
import { nameAbove } from './frameNames.ts';
import { compilers, messageShapes } from './messageShapes.ts';
import { bareShape, placeOfBare, traceShapes } from './traceShapes.ts';

/** Longer lines are no stack frames; it also bounds what the expressions can cost. */
const longestFrame = 600;

const shapes = [...traceShapes, ...messageShapes, bareShape];

/** A frame as a line gives it. `says`: the line tells what is wrong as well, so its words count. */
export interface FrameLine {
  readonly frame: Frame;
  readonly innermostLast: boolean;
  readonly says: boolean;
}

/** Reads one line as a stack frame; some runtimes print the function `above` and its place `below`, in lines of their own. */
export function readFrame(line: string, above = '', below = ''): FrameLine | undefined {
  if (line.length > longestFrame) return undefined;
  for (const shape of shapes) {
    const { hint, expression, read, innermostLast = false, says = false } = shape;
    if (!line.includes(hint) || (shape === bareShape && placeOfBare.test(below))) continue;
    const match = expression.exec(line);
    if (!match) continue;
    const found = read(match);
    const symbol = found.symbol || (above.length > longestFrame ? '' : nameAbove(above, found.path));
    const compiler = compilers.includes(shape) ? { compiler: true as const } : {};
    return { frame: { ...found, symbol, text: line.trim(), ...compiler }, innermostLast, says };
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
