// Extracts messages from a question or pasted text: a quotation, a line of a log, a trace, a record of JSON, a console.
import { behindQuestion, besideQuotations, bareMessage } from './asking.ts';
import { lineHeads } from './lineHeads.ts';
import { linksOf } from './chainLinks.ts';
import { peel } from '../fronts/peel.ts';
import { plainText, unescapeLiteral } from '../plain.ts';
import { quotationsInLine, tickedIn } from './quotations.ts';
import type { MessageSource } from '../rows.ts';
import { silentLines } from './silentLines.ts';
import { jsonMessages, pairMessages } from './structured.ts';

/** A message as code may produce it, with values in its holes. */
export interface QuestionMessage {
  readonly text: string;
  /** Zero-based source line in the text. */
  readonly line: number;
  /** The links of a chain `a: b: c`, outermost first; only the text when it is no chain. */
  readonly links: readonly string[];
  readonly from: MessageSource;
  /** The type of the error before or after it. */
  readonly type?: string;
  /** The parameter with the wrong value. */
  readonly parameter?: string;
}

interface MessageDraft {
  readonly text: string;
  readonly line: number;
  readonly from: MessageSource;
  readonly score: number;
  readonly type?: string;
  readonly parameter?: string;
}

/** Most characters of a line that are read; messages are shorter. */
const longestLine = 2000;
/** Most messages of a long paste; the others repeat them or say less. */
const most = 8;
/** Lines after a typed command that count as its output. */
const outputLines = 3;
/** Most lines from a head to its message. */
const mostBlank = 4;
const fewestQuoted = 2;
/** An item below a message may be a part of it: errors tell details as a list. Of a text without marks of an output only where it is as short. */
const item = { mark: /^[-*•] \S/, score: 0.9, lines: 6 } as const;

/**
 * Rank of each kind of source, used only for the order. An error is the reason for pasting, a log line may stand beside it, and a quotation
 * in a question is its subject. Set by judgement; ties keep the order of the text.
 */
const scores: Readonly<Record<MessageSource, number>> = {
  quoted: 3,
  error: 6,
  trace: 6.5,
  console: 6,
  json: 5,
  shell: 5,
  log: 2,
  whole: 1,
};
const askedScore = 10;
/** A line that only asks. */
const isQuestion = /[?？]\s*$/;
/** A line that consists of a record of a structured log. */
const record = /^(?:\{|\[\s{0,8}\{|")|(?:^|\s)(?:msg|level|lvl|severity)=/;
/** An error type in the middle of a sentence. */
const middle = /(?:^|\s)([\w$.]{0,100}(?:Error|Exception|Failure|Warning|panic|fatal|error))(?:\s\[[A-Z_\d]+\])?:\s+(\S[^\n]{3,300})/;
/** Messages of test frameworks about two values that differ; no workspace code contains them. */
const assertionType = /(?:Assertion|Comparison)\w*$/;
const comparison = /\bexpect|\bassert|\bbut (?:was|got)\b|[!=]==?/i;

/**
 * The messages of `text`, best first, at most eight. Lines for which `isHidden` is true are skipped: forms, comments. Never fails; linear
 * in the length of the text.
 */
export function messagesIn(text: string, isHidden: (line: number) => boolean = () => false): readonly QuestionMessage[] {
  const lines = plainText(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, longestLine));
  const drafts = new Reader(lines, isHidden).read();
  const best = new Map<string, MessageDraft>();
  for (const draft of drafts.toSorted((a, b) => b.score - a.score || a.line - b.line))
    if (!best.has(draft.text)) best.set(draft.text, draft);
  return [...best.values()].slice(0, most).map(({ score: _, ...draft }) => ({ ...draft, links: linksOf(draft.text) }));
}

class Reader {
  readonly #lines: readonly string[];
  readonly #isHidden: (line: number) => boolean;
  readonly #drafts: MessageDraft[] = [];
  /** Lines with a message announced by a line above, with its source. */
  readonly #announced = new Map<number, MessageSource>();
  #output = 0;
  #titled = false;
  /** The line that was read last as a message, and where that is from. */
  #above: { readonly line: number; readonly from: MessageSource } | undefined;

  constructor(lines: readonly string[], isHidden: (line: number) => boolean) {
    this.#lines = lines;
    this.#isHidden = isHidden;
  }

  read(): readonly MessageDraft[] {
    for (const [i, line] of this.#lines.entries()) {
      if (!line.trim()) continue;
      this.#announce(i);
      const silent = silentLines.find(({ test }) => test.test(line));
      if (silent?.prompts) this.#output = outputLines;
      // Text below a trace is its source, not a title.
      if (silent?.id === 'frame' || silent?.id === 'trace-head') this.#titled = true;
      if (silent || this.#isHidden(i)) continue;
      this.#readLine(line.trim(), i);
      // A question is not the title of the paste below it.
      this.#titled ||= !isQuestion.test(line);
      this.#output--;
    }
    return this.#drafts;
  }

  /** Marks the lines below a head as messages. */
  #announce(at: number): void {
    const line = this.#lines[at] ?? '';
    const announcing = behindQuestion(line) ?? line;
    const head = lineHeads.find(({ test }) => test.test(announcing));
    if (!head) return;
    let first = at + 1;
    while (first < at + mostBlank && !this.#lines[first]?.trim()) first++;
    this.#announced.set(first, head.from);
    for (let i = first + 1; head.goesOn?.test(this.#lines[i] ?? '') && i < first + most; i++) this.#announced.set(i, head.from);
  }

  #readLine(line: string, at: number): void {
    const output = behindQuestion(line);
    if (output !== undefined) {
      this.#readLine(output, at);
      return;
    }
    const structured = [...jsonMessages(line), ...pairMessages(line, isLog(line))].filter(({ text }) => /\s/.test(text));
    const isRecord = record.test(line);
    for (const { text, weight } of structured) this.#addPeeled(text, at, 'json', (isRecord ? scores.json : scores.log) * weight);
    if (structured.length && isRecord) return;
    const announced = this.#announced.get(at);
    if (announced) {
      this.#addPeeled(line.replace(/^\d{1,3}: /, ''), at, announced, scores[announced]);
      return;
    }
    if (!this.#readQuestion(line, at)) this.#readOutput(line, at);
  }

  /** Reads a sentence that quotes a message and asks about it. */
  #readQuestion(line: string, at: number): boolean {
    const { asks } = besideQuotations(line);
    const quotations = [...quotationsInLine(line), ...(asks ? tickedIn(line) : [])].filter(({ text }) => isMessage(text, asks));
    if (asks && quotations.length) {
      const outermost = quotations.filter(({ text }) => !quotations.some((other) => other.text !== text && other.text.includes(text)));
      for (const { text } of outermost) this.#addQuoted(text, at, askedScore);
      return true;
    }
    const bare = bareMessage(line);
    if (bare === undefined) return false;
    this.#addPeeled(bare, at, 'whole', askedScore);
    return true;
  }

  /** Reads a line of output, or a sentence. */
  #readOutput(line: string, at: number): void {
    const peeled = peel(line);
    const isTitle = !this.#titled;
    if (peeled.from && !isOfTest(line)) {
      this.#above = { line: at, from: peeled.from };
      this.#addPeeled(line, at, peeled.from, scores[peeled.from] + (isTitle ? 0.5 : 0));
      return;
    }
    const [, type = '', message] = peeled.from ? [] : (middle.exec(line) ?? []);
    const hasMessage = message !== undefined && !(assertionType.test(type) && comparison.test(message));
    if (hasMessage) this.#addPeeled(message.trim().replace(/`+$/, ''), at, 'quoted', scores.error);
    for (const { text } of quotationsInLine(line)) {
      // A quotation inside a message is one of its values.
      if (isMessage(text, false) && !(hasMessage && message.includes(text))) this.#addQuoted(text, at, scores.quoted);
    }
    if (hasMessage) return;
    if (this.#output > 0) this.#addPeeled(line, at, 'shell', scores.shell);
    else if (isTitle && !line.endsWith('?')) {
      if (this.#lines.length <= item.lines) this.#above = { line: at, from: 'whole' };
      this.#addPeeled(line, at, 'whole', scores.whole);
    } else if (item.mark.test(line) && this.#above?.line === at - 1) {
      this.#addPeeled(line, at, this.#above.from, item.score);
      this.#above = { ...this.#above, line: at };
    }
  }

  /** Adds a quotation as a whole first, then without its prefixes. */
  #addQuoted(text: string, at: number, score: number): void {
    this.#add({ text, line: at, from: 'quoted', score });
    const plain = text.includes('\\') ? (unescapeLiteral(text).split('\n')[0] ?? text) : text;
    this.#addPeeled(plain, at, 'quoted', score - 0.2);
  }

  #addPeeled(text: string, at: number, from: MessageSource, score: number): void {
    const { text: message, longer, level, type, parameter } = peel(text);
    const total = score + (from === 'log' ? level : 0);
    const whole = unwrapped(message);
    this.#add({ text: whole, line: at, from, score: total, ...(type && { type }), ...(parameter && { parameter }) });
    for (const [i, other] of longer.entries())
      this.#add({ text: other.text, line: at, from, score: total - 0.3 - 0.05 * i, ...(other.type && { type: other.type }) });
  }

  #add(draft: MessageDraft): void {
    if (draft.text.length >= 3) this.#drafts.push(draft);
  }
}

/** Whether a time, a level or a collector stands before the message. */
function isLog(line: string): boolean {
  return line.includes('=') && peel(line).from === 'log';
}

/** A message without quotation marks around it: some errors print theirs so. */
function unwrapped(message: string): string {
  const [first] = quotationsInLine(message);
  return first && first.text.length >= message.length - 2 ? unescapeLiteral(first.text) : message;
}

function isMessage(text: string, asked: boolean): boolean {
  return text.split(/\s+/).length >= fewestQuoted || (asked && !/^[\w$.]+(?:\(\))?$/.test(text));
}

function isOfTest(line: string): boolean {
  const [, type = '', message = ''] = middle.exec(line) ?? [];
  return assertionType.test(type) && comparison.test(message);
}
