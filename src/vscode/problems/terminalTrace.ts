// Finds stack traces and errors in terminal output: the part of a line to link, and the lines that belong to it. Pure.
import { readFrame } from '../../core/reading/mentions/frames.ts';
import type { Settings } from '../settings/settings.ts';

/** Part of a line to link, in characters. */
export interface TraceLink {
  readonly startIndex: number;
  readonly length: number;
}

/** Longer lines are data, not messages. */
const maxLineLength = 2000;
/** Lines of a trace above and below the one that was clicked. */
const maxLinesAround = 120;

/**
 * Start of an uncaught error's output: `TypeError: …`, `panic: …`, `Traceback (most recent call last):`, `Exception in thread "main" …`.
 */
const errorHeadPattern =
  /^(?:Traceback \(most recent call last\):|Exception in thread |Caused by: |panic: |(?:Uncaught )?(?:[A-Za-z_$][\w$.]{0,150})?(?:Error|Exception|Failure)(?: \[[A-Z_\d]{1,60}\])?(?::|$))/;

/** A log line marked as an error: time, brackets and the logger's name may precede the level. */
const logLinePattern =
  /^(?:\[?[\d:.,TZ+/ -]{5,40}\]?\s{1,3})?(?:\[[^\]\n]{1,60}\]\s{1,3}){0,3}(?:-\s)?(?:[\w.$]{1,80}\s-\s)?\[?(?:ERROR|FATAL|CRITICAL|SEVERE)\]?(?:[:\s]|$)/;
const npmErrorPattern = /^(?:npm|yarn|pnpm) (?:ERR!|error)\s/;
const logJsonPattern = /^\{.{0,300}"(?:level|severity)"\s?:\s?"(?:error|fatal|critical)"/i;
/** Last message of a program: `fatal: …`, `tool: error: …`, `error[E0308]: …`. */
const lastMessagePattern = /^(?:[\w.@/+-]{1,80}: ){0,3}(?:fatal|error|panic)(?:\[\w{1,20}\])?: \S/i;

/** Whether a line is a message of its own and no part of a trace. */
function isErrorLine(text: string): boolean {
  return logLinePattern.test(text) || npmErrorPattern.test(text) || logJsonPattern.test(text) || lastMessagePattern.test(text);
}

/** The link in one terminal line: a stack frame, the head of an error or a line that reports one; undefined for other lines. */
export function traceLink(line: string): TraceLink | undefined {
  if (line.length > maxLineLength) return undefined;
  const text = line.trim();
  if (text === '' || !(isOfTrace(line) || isErrorLine(text))) return undefined;
  return { startIndex: line.indexOf(text), length: text.length };
}

/** The link in a line, unless the settings disable links. */
export function offeredLink(line: string, settings: Settings): TraceLink | undefined {
  return settings['terminalLinks.enabled'] ? traceLink(line) : undefined;
}

function isOfTrace(line: string): boolean {
  return readFrame(line) !== undefined || errorHeadPattern.test(line.trim());
}

/**
 * Returns the trace in `output` that contains `line`.
 * - A trace extends in both directions to the nearest empty line, or past it when the same failure continues there.
 * - A log line only has its continuation below it, because the other lines around it are unrelated.
 * - The last occurrence of `line` is used, since people click on what happened last.
 * - The result is `line` alone when `output` does not contain it.
 */
export function traceAround(output: string, line: string): string {
  const lines = output.split(/\r?\n/).map((each) => each.trimEnd());
  const at = lines.findLastIndex((each) => each.includes(line.trim()));
  if (at < 0) return line.trim();
  let [first, last] = [at, at];
  if (!isOfTrace(line)) {
    while (last + 1 < lines.length && last - at < maxLinesAround && isContinuation(lines[last + 1] ?? '')) last += 1;
    return lines
      .slice(at, last + 1)
      .join('\n')
      .trim();
  }
  while (first > 0 && at - first < maxLinesAround && belongsToTrace(lines, first - 1)) first -= 1;
  while (last + 1 < lines.length && last - at < maxLinesAround && belongsToTrace(lines, last + 1)) last += 1;
  return lines
    .slice(first, last + 1)
    .join('\n')
    .trim();
}

/** Whether a line below an error belongs to it: it is indented, or begins a trace. */
function isContinuation(line: string): boolean {
  return line.trim() !== '' && (/^\s/.test(line) || isOfTrace(line));
}

/** Whether a line belongs to a trace. Go prints an empty line before a goroutine, and Python prints one between chained errors. */
function belongsToTrace(lines: readonly string[], at: number): boolean {
  if (lines[at] !== '') return true;
  const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
  const isTrace = (line: string): boolean =>
    traceLink(line) !== undefined || line.startsWith('goroutine ') || /^(?:During|The above)\b/.test(line);
  return isTrace(before) && isTrace(after);
}
