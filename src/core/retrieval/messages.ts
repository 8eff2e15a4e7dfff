// What a line of a failure says: literals that code may hold, the message of an error or of a log line, error and status codes.
import type { Passage } from './passages.ts';

const errorMessage = /(?:^|\s)([\w$.]{0,100}(?:Error|Exception|Failure|Warning|panic|fatal|error))(?:\s\[[A-Z_\d]+\])?:\s+(\S[^\n]{3,300})/;
/** Ruby puts the message between the place and the type. */
const messageBeforeType = /:in [`'][^'`\n]{1,200}': (\S[^\n]{2,300}?) \([\w:]+\)\s*$/;
/** What a test framework says of two values that differ; no code of the workspace says so. */
const assertionType = /(?:Assertion|Comparison)\w*$/;
const comparison = /\bexpect|\bassert|\bbut (?:was|got)\b|[!=]==?/i;
/** Time, level, and in brackets or before a dash or colon who logs: what a log puts before the message. */
const logFront =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,]+[^\s\]]*\]?\s+)?(?:\[[^\]\n]{1,80}\]\s+)?\[?(?:DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL|SEVERE|TRACE)\]?(?::\s*|\s+)/;
const loggerName = /^(?:\[[^\]\n]{1,80}\]\s*)*(?:[\w.$/]{1,120}(?:\s+[-:]\s|:\s))?\s*/;
const shortestMessage = 8;

/** Codes of compilers, databases and systems; words in capitals that only start like one of them are none. */
const errorCode =
  /\b(?:E(?!RROR|XPECT|XCEPT|XIT|VENT|MPTY|NABLE|XTRA|LSE|ACH\b|XAMPLE|NV\b|NDPOINT)[A-Z]{3,}|ERR_[A-Z_]{2,60}|[A-Z]{1,5}-?\d{3,6}|0x8[\dA-Fa-f]{7})\b/g;
const sqlState = /\bSQLSTATE\b[^\w\n]{0,3}([\dA-Z]{5})\b/gi;
const statusCode =
  /\b(?:status(?:[ _-]?code)?["']?\s?[=:]?|http(?:\/\d(?:\.\d)?)?|returns?|returned|responds? with|gets?|code|a|an)\s?([1-5]\d\d)\b/gi;
const namedStatus =
  /\b([45]\d\d) (?:Bad Request|Unauthorized|Forbidden|Not Found|Method Not|Conflict|Gone|Unprocessable|Too Many|Internal Server|Not Implemented|Bad Gateway|Service Unavailable|Gateway)/gi;

/** A thread has a name, which is no message: `thread 'main' panicked`, `Exception in thread "main"`. */
const threadName = /\bthread (?:'[^'\n]{1,100}'|"[^"\n]{1,100}")/g;
/** Rust puts the message below the place. */
const messageBelow = /\bpanicked at \S[^\n]{0,400}:\d+:\d+:\s*$/;

/** What the line `below` says of a failure that `above` only gives the place of; nothing when it does not go on so. */
export function messageAfter(above: string, below: string): readonly string[] {
  return messageBelow.test(above) && below.trim().length >= shortestMessage ? [below.trim().slice(0, 300)] : [];
}

/** Text between quotation marks that reads like a literal, the message after an error type, and what a log line says. */
export function literalsIn({ kind, text }: Pick<Passage, 'kind' | 'text'>): string[] {
  const line = text.replace(threadName, 'thread');
  const found: string[] = [];
  const [, type = '', message] = errorMessage.exec(line) ?? [];
  if (message && !(assertionType.test(type) && comparison.test(message))) found.push(unwrapped(message.trim().replace(/`+$/, '')));
  const before = messageBeforeType.exec(line)?.[1];
  if (before) found.push(before);
  const logged = kind === 'log' || kind === 'title' ? loggedIn(line) : '';
  if (logged && !message?.includes(logged)) found.push(logged);
  // What is quoted in a message is a value of it.
  return [...found, ...quotedIn(line).filter((quoted) => !found.some((each) => each.includes(quoted)))];
}

/** A message that stands in quotation marks as a whole: some errors show their message so. */
function unwrapped(message: string): string {
  const [quoted] = quotedIn(message);
  return quoted !== undefined && quoted.length >= message.length - 2 ? quoted : message;
}

const opens = /[\s([{=:,]/;
const closes = /[\s)\]}:;,.?!]/;
const [shortestQuoted, longestQuoted] = [3, 200];

/**
 * Text between quotation marks, the outermost alone: what is quoted in a quotation is a part of it. A mark before a word opens, one behind a word
 * closes. Linear in the length of the line.
 */
export function quotedIn(line: string): string[] {
  const found: string[] = [];
  for (const mark of ['"', "'"]) {
    const starts: number[] = [];
    for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) {
      const [before, after] = [line[at - 1], line[at + 1]];
      const isOpening = (before === undefined || opens.test(before)) && after !== undefined && !/\s/.test(after);
      const isClosing = after === undefined || closes.test(after) || (after === mark && starts.length > 1);
      if (isClosing && starts.length) {
        const start = starts.pop() ?? 0;
        const text = line.slice(start, at);
        if (starts.length === 0 && text.length >= shortestQuoted && text.length <= longestQuoted) found.push(text);
      } else if (isOpening) starts.push(at + 1);
    }
  }
  return found.filter((each) => !found.some((other) => other !== each && other.includes(each)));
}

/** The message of a log line, values and all; empty for other lines. */
function loggedIn(line: string): string {
  const front = logFront.exec(line)?.[0];
  if (!front) return '';
  const message = line.slice(front.length).replace(loggerName, '').trim();
  return message.length >= shortestMessage ? message.slice(0, 300) : '';
}

/** Error and status codes, as written. */
export function codesIn(line: string): string[] {
  const status = [...line.matchAll(statusCode), ...line.matchAll(namedStatus), ...line.matchAll(sqlState)];
  return [...(line.match(errorCode) ?? []), ...status.map((match) => match[1] ?? '')];
}
