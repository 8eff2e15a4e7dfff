// Stack traces and compilers' messages of many languages read into frames, line by line, innermost call of the root cause first.
import { nameAbove } from './frameNames.ts';
import { compilers, messageShapes } from './messageShapes.ts';
import { bareShape, listedShape, placeOfBare, traceShapes } from './traceShapes.ts';
import type { Frame } from './frame.ts';

/** Longer lines are no stack frames; it also bounds what the expressions can cost. */
const longestFrame = 600;

const shapes = [...traceShapes, ...messageShapes, bareShape, listedShape];

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
    if (!match || (shape === listedShape && !expression.test(above) && !expression.test(below))) continue;
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
  const ordered = traces.map((trace) => ({ ...trace, frames: trace.innermostLast ? trace.frames.toReversed() : causeFirst(trace.frames) }));
  const causes = ordered.filter((trace) => trace.cause).toReversed();
  return [...causes, ...ordered.filter((trace) => !trace.cause)].flatMap((trace) => trace.frames);
}

/** What runs from where a program panics to whoever it set to be told of that. */
const panicking = /\bpanicking(?:::|\.rs\b)|\brust_begin_unwind\b|\/runtime\/panic\.go\b/;
/** Frames between two of those that belong to them. */
const mostBetween = 2;

/** A handler of panics that prints a trace is innermost itself: what panicked comes first, then what handled it. A place without a function says where. */
function causeFirst(frames: readonly Frame[]): readonly Frame[] {
  let last = -1;
  for (const [i, { text }] of frames.entries()) if (panicking.test(text) && (last < 0 || i - last <= mostBetween + 1)) last = i;
  const inner = frames.slice(0, last + 1);
  const isPlace = ({ symbol, text }: Frame): boolean => symbol === '' && !panicking.test(text);
  return [...inner.filter(isPlace), ...frames.slice(last + 1), ...inner.filter((frame) => !isPlace(frame))];
}
