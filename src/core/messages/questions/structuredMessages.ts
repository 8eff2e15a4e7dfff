// Extracts messages from structured logs: JSON, whole, cut off or over many lines, and pairs `msg="…"`.
import { statusNames } from '../../base/httpStatus.ts';
import { unescapeLiteral } from '../plainText.ts';

/** A value with text, and a weight for its name. */
export interface StructuredMessage {
  readonly text: string;
  readonly weight: number;
}

const stringPattern = String.raw`"((?:[^"\\\n]|\\.)*)"`;
/** Names of message fields in loggers and services; `stack` begins with the message. */
const messageField = new RegExp(
  String.raw`"(msg|message|event|error|err|errorMessage|error_message|error_description|exception|exc_info|detail|details|reason|cause|log|stack|@m|@mt|@x|text)"\s{0,8}:\s{0,8}${stringPattern}`,
  'gi',
);
const pairNames = '(msg|message|event|error|err|reason|cause|exception|exc|detail)';
const quotedValue = String.raw`"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'`;
const pair = new RegExp(String.raw`(?:^|\s)${pairNames}=(?:${quotedValue})`, 'g');
/** After a time or a level a value may have no quotation marks: it ends at the next name or at the end of the line. */
const logPair = new RegExp(String.raw`(?:^|\s)${pairNames}=(?:${quotedValue}|([^\s"'](?:(?!\s[\w.@-]{1,60}=)[^\n])*))`, 'g');
/** Names that only logs have, or a quoted text after a name. */
const isRecord = /(?:^|\s)(?:(?:level|lvl|msg|message|severity)=|(?:event|error|err|reason|cause|exception|exc|detail)=["']\S+\s)/;
/** An error tells more than the line that mentions it. */
const weights: Readonly<Record<string, number>> = {
  exception: 1,
  errormessage: 1,
  error_message: 1,
  error_description: 1,
  stack: 0.5,
  log: 0.2,
};
const maxNesting = 2;
const statusTexts: ReadonlySet<string> = new Set([...statusNames.values()].flat().map((name) => name.toLowerCase()));

/** The messages of the JSON in `line`, in order; nothing for other lines. Linear. */
export function jsonMessages(line: string, depth = 0): readonly StructuredMessage[] {
  if (!/["\\]\s{0,8}:/.test(line) || !line.includes('"')) return [];
  const structuredMessages = [...line.matchAll(messageField)].flatMap(([, name = '', literal = '']): readonly StructuredMessage[] => {
    const text = unescapeLiteral(literal).trim();
    const inner = depth < maxNesting && text.startsWith('{') ? jsonMessages(text, depth + 1) : [];
    if (inner.length) return inner;
    if (text.startsWith('[object]')) return [];
    const [first = ''] = text.split('\n');
    return first.trim() ? [{ text: first.trim(), weight: weights[name.toLowerCase()] ?? 0.8 }] : [];
  });
  // A server sends the name of the status beside the actual message.
  const informativeMessages = structuredMessages.filter(({ text }) => !statusTexts.has(text.toLowerCase()));
  return informativeMessages.length ? informativeMessages : structuredMessages;
}

/** The messages of a structured log line; nothing for other lines, unless `isLog` says that `line` is one. Linear. */
export function pairMessages(line: string, isLog = false): readonly StructuredMessage[] {
  if (!isLog && !isRecord.test(line)) return [];
  return [...line.matchAll(isLog ? logPair : pair)].map(([, name = '', double, single, bare]) => ({
    text: (double ?? single) === undefined ? (bare ?? '').trim() : unescapeLiteral(double ?? single ?? '').trim(),
    weight: name.startsWith('m') ? 0.8 : 0.7,
  }));
}
