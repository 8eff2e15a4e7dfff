// Parses stack traces and compiler messages of many languages into frames, line by line, innermost call of the root cause first.
import { nameAbove } from './frameNames.ts';
import { compilers, messageShapes } from './messageShapes.ts';
import { bareShape, listedShape, placeOfBare, traceShapes } from './traceShapes.ts';
import type { Frame } from './frame.ts';

/** Longer lines are no stack frames; this also bounds the cost of the patterns. */
const maxFrameLength = 600;

const shapes = [...traceShapes, ...messageShapes, bareShape, listedShape];

/** Frame of a line. `hasMessage`: the line also has the error message, so its words count. */
export interface FrameLine {
  readonly frame: Frame;
  readonly innermostLast: boolean;
  readonly hasMessage: boolean;
}

/** Parses one line as a stack frame. Some runtimes print the function on the line `above`, or its place on the line `below`. */
export function readFrame(line: string, above = '', below = ''): FrameLine | undefined {
  if (line.length > maxFrameLength) return undefined;
  for (const shape of shapes) {
    const { hint, expression, read, innermostLast = false, hasMessage = false } = shape;
    if (!line.includes(hint) || (shape === bareShape && placeOfBare.test(below))) continue;
    const match = expression.exec(line);
    if (!match || (shape === listedShape && !expression.test(above) && !expression.test(below))) continue;
    const parsedFrame = read(match);
    const symbol = parsedFrame.symbol || (above.length > maxFrameLength ? '' : nameAbove(above, parsedFrame.path));
    const compiler = compilers.includes(shape) ? { compiler: true as const } : {};
    return { frame: { ...parsedFrame, symbol, text: line.trim(), ...compiler }, innermostLast, hasMessage };
  }
  return undefined;
}

/**
 * Orders the frames of a text by distance to the failure. Adjacent frames form one trace. A trace after `Caused by:` is nearer to the
 * cause than the one before it, so later Java traces go first. A chained Python trace begins with the cause, so the order of the text
 * stays.
 */
export function orderFrames(
  traces: readonly { readonly frames: readonly Frame[]; readonly innermostLast: boolean; readonly cause: boolean }[],
): Frame[] {
  const orderedTraces = traces.map((trace) => ({
    ...trace,
    frames: trace.innermostLast ? trace.frames.toReversed() : causeFirst(trace.frames),
  }));
  const causes = orderedTraces.filter((trace) => trace.cause).toReversed();
  return [...causes, ...orderedTraces.filter((trace) => !trace.cause)].flatMap((trace) => trace.frames);
}

/** Frames of the runtime between a panic and its handler. */
const panickingFrame = /\bpanicking(?:::|\.rs\b)|\brust_begin_unwind\b|\/runtime\/panic\.go\b/;
/** Maximum number of other frames between two frames of a panic. */
const maxBetween = 2;

/**
 * Moves the panicking code before its handler, whose frames are innermost when it prints the trace. A place without a function is the
 * origin and comes first.
 */
function causeFirst(frames: readonly Frame[]): readonly Frame[] {
  let last = -1;
  for (const [i, { text }] of frames.entries()) if (panickingFrame.test(text) && (last < 0 || i - last <= maxBetween + 1)) last = i;
  const inner = frames.slice(0, last + 1);
  const isPlace = ({ symbol, text }: Frame): boolean => symbol === '' && !panickingFrame.test(text);
  return [...inner.filter(isPlace), ...frames.slice(last + 1), ...inner.filter((frame) => !isPlace(frame))];
}
