// Splits a question into lines with a role and a weight. The title of an issue outweighs its log, and the text of the issue form counts
// nothing.
import { withoutFront } from '../../messages/fronts/lineFronts.ts';
import { orderFrames, readFrame } from './frames.ts';
import type { Frame } from './frame.ts';

/** Role of a line. */
export type PassageKind = 'title' | 'prose' | 'code' | 'log' | 'frame' | 'template';

/** One line of a question, with the weight of its words. */
export interface Passage {
  readonly kind: PassageKind;
  readonly text: string;
  readonly weight: number;
  /** Zero-based line of the question. */
  readonly number: number;
}

/** Read limit in characters; the rest is only counted. Bounds the work for any pasted text. */
export const maxQuestionLength = 200_000;

/** Read limit per line. */
const maxLineLength = 4000;

const weights: Readonly<Record<PassageKind, number>> = { title: 1, prose: 0.5, code: 0.35, log: 0.2, frame: 0.15, template: 0 };

/** Headings and check boxes of common issue forms. */
const template =
  /^\s*(?:#{1,6}\s|\*\*|- \[[ xX]\]|<!--|-->|\|?\s*(?:os|operating system|platform|browser|node|npm|yarn|python|java|ruby|go|version|environment)\b[^.]{0,40}[:|])/i;
const heading =
  /^\s*(?:#{1,6}\s*|\*\*)?(?:steps to reproduce|to reproduce|reproduction|expected (?:behaviou?r|results?)|actual (?:behaviou?r|results?)|current behaviou?r|describe the bug|description|screenshots?|additional context|environment|versions?|system info|bug report|feature request|what happened|checklist|possible solution|summary|context|prerequisites|minimal (?:reproducible )?example)\s*(?:\*\*)?\s*:?\s*(?:\*\*)?\s*$/i;
/** Instructions in the default issue forms of code hosts. */
const formWords =
  /^\s*(?:[*_>-]+\s*)?(?:a clear and concise description of\b|is your feature request related to a problem|describe (?:the solution|alternatives|the bug|your)\b|add any other (?:context|information)|if applicable, add\b|steps to reproduce the behaviou?r|(?:\d+\. )?(?:go to '\.\.\.'|click on '\.+'|scroll down to '\.+'|see error)\s*$|please (?:complete the following|describe|provide|fill|make sure|check|search|read)\b|i have (?:searched|read|checked)\b|before (?:submitting|opening|you)\b|thanks? (?:you )?for (?:taking|filing|reporting)\b)/i;
const logLine =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[T ]|\[?\d\d:\d\d:\d\d|(?:DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|TRACE|CRITICAL)\b|\d+\s+(?:passing|failing)|npm ERR!|[>$%] )/;
const failureLine =
  /^\s*(?:Uncaught |Caused by: |E\s+|Exception in thread "[^"]*" )?(?:[\w$.]+)?(?:Error|Exception|Failure|Warning|panic|fatal)\b[^:]{0,40}:/;

/** Lines of a question within the read limit, and its stack frames, innermost first. */
export interface Passages {
  readonly lines: readonly Passage[];
  readonly frames: readonly Frame[];
  readonly unread: number;
}

/** State between lines. */
interface PassageState {
  fence: boolean;
  comment: boolean;
  titled: boolean;
  trace: { frames: Frame[]; innermostLast: boolean; cause: boolean } | undefined;
  /** Lines since the last frame: source lines stand between frames of one Python trace. */
  linesSinceFrame: number;
  cause: boolean;
  /** Adjacent lines: some runtimes print the function above and the place below. */
  above: string;
  below: string;
  readonly traces: { frames: Frame[]; innermostLast: boolean; cause: boolean }[];
}

/** Splits a question into passages. The cost is linear, and nothing beyond {@link maxQuestionLength} characters is read. */
export function readPassages(text: string): Passages {
  const readText = text.slice(0, maxQuestionLength);
  const state: PassageState = {
    fence: false,
    comment: false,
    titled: false,
    trace: undefined,
    linesSinceFrame: 0,
    cause: false,
    above: '',
    below: '',
    traces: [],
  };
  const lines: Passage[] = [];
  const allLines = readText.split(/\r\n|\r|\n/);
  for (const [i, line] of allLines.entries()) {
    state.below = allLines[i + 1] ?? '';
    const kind = lineKind(line, state);
    state.above = line;
    if (line.trim()) lines.push({ kind, text: line.slice(0, maxLineLength), weight: weights[kind], number: i });
  }
  return { lines, frames: orderFrames(state.traces), unread: text.length - readText.length };
}

function lineKind(line: string, state: PassageState): PassageKind {
  if (addFrame(line, state)) return 'frame';
  if (/^\s*(?:```|~~~)/.test(line)) {
    state.fence = !state.fence;
    return 'template';
  }
  if (inComment(line, state)) return 'template';
  if (!state.titled && /[\p{L}\p{N}]/u.test(line)) {
    state.titled = true;
    return 'title';
  }
  return laterKind(line.slice(0, maxLineLength), state);
}

function laterKind(line: string, state: PassageState): PassageKind {
  if (failureLine.test(line)) return 'prose';
  if (logLine.test(line)) return 'log';
  if (state.fence) return state.trace && state.linesSinceFrame <= 2 ? 'log' : 'code';
  if (heading.test(line) || formWords.test(line) || (template.test(line) && line.length < 120)) return 'template';
  return /^(?: {4}|\t)/.test(line) ? 'code' : 'prose';
}

function inComment(line: string, state: PassageState): boolean {
  const opens = line.includes('<!--');
  const isComment = state.comment || opens;
  if (opens) state.comment = true;
  if (line.includes('-->')) state.comment = false;
  return isComment;
}

/** Adds the frame of a line to the current trace. Returns whether the line is nothing but a frame. */
function addFrame(line: string, state: PassageState): boolean {
  if (/^\s*(?:\[[^\]]*\]\s*)?Caused by:?\s/.test(line)) {
    state.trace = undefined;
    state.cause = true;
  }
  const plainLine = withoutFront(line);
  const frameLine =
    readFrame(line, state.above, state.below) ??
    (plainLine === line ? undefined : readFrame(plainLine, withoutFront(state.above), withoutFront(state.below)));
  if (!frameLine) {
    if (++state.linesSinceFrame > 3) endTrace(state);
    else if (state.linesSinceFrame === 1) addSource(plainLine, state);
    return false;
  }
  if (!state.trace || state.trace.innermostLast !== frameLine.innermostLast) {
    state.trace = { frames: [], innermostLast: frameLine.innermostLast, cause: state.cause };
    state.traces.push(state.trace);
    state.cause = false;
  }
  state.trace.frames.push(frameLine.frame);
  state.linesSinceFrame = 0;
  return !frameLine.hasMessage;
}

/** Adds the source line, which Python prints under its frame with more indentation. */
function addSource(line: string, { trace }: PassageState): void {
  const frame = trace?.innermostLast ? trace.frames.at(-1) : undefined;
  const source = line.trim();
  if (!trace || !frame || !/^\s{4}/.test(line) || source.length < 4 || source.length > 300) return;
  trace.frames[trace.frames.length - 1] = { ...frame, source };
}

function endTrace(state: PassageState): void {
  state.trace = undefined;
  state.cause = false;
}
