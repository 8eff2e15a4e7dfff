// Extracts messages from a question or pasted text: a quotation, a line of a log, a trace, a record of JSON, a console.
import { textAfterQuestion, withoutQuotations, unquotedMessage } from './unquotedSentence.ts';
import { lineHeads, type LineHead } from './lineHeads.ts';
import { linksOf } from './chainLinks.ts';
import { peel } from '../fronts/peel.ts';
import { plainText, unescapeLiteral } from '../plainText.ts';
import { quotationsInLine, tickedQuotations } from './quotations.ts';
import type { MessageSource } from '../messageForms.ts';
import { silentLines } from './silentLines.ts';
import { jsonMessages, pairMessages } from './structuredMessages.ts';

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

/** Maximum number of characters that are read of a line; messages are shorter. */
const maxLineLength = 2000;
/** Maximum number of messages of a long paste; the others repeat them or tell less. */
const maxMessages = 8;
/** Lines after a typed command that count as its output. */
const outputLines = 3;
/** Maximum number of lines from a head to its message. */
const maxBlankLines = 4;
/** Minimum words of a quotation that is a message rather than a name. Set by judgement. */
const minQuotedWords = 2;
/**
 * A list item below a message may be part of it, because errors list details.
 * - `lines`: in a text without signs of output, an item counts only if the text has at most this many lines.
 */
const listItem = { mark: /^[-*•] \S/, score: 0.9, lines: 6 } as const;

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
/** Rank of a message that the question asks about, above all kinds of sources. */
const askedScore = 10;
/** A line that only asks. */
const isQuestion = /[?？]\s*$/;
/** A line that consists of a record of a structured log. */
const structuredLine = /^(?:\{|\[\s{0,8}\{|")|(?:^|\s)(?:msg|level|lvl|severity)=/;
/** An error type in the middle of a sentence. */
const errorInSentence =
  /(?:^|\s)([\w$.]{0,100}(?:Error|Exception|Failure|Warning|panic|fatal|error))(?:\s\[[A-Z_\d]+\])?:\s+(\S[^\n]{3,300})/;
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
    .map((line) => line.slice(0, maxLineLength));
  const drafts = new MessageReader(lines, isHidden).readMessages();
  const bestByText = new Map<string, MessageDraft>();
  for (const draft of drafts.toSorted((a, b) => b.score - a.score || a.line - b.line))
    if (!bestByText.has(draft.text)) bestByText.set(draft.text, draft);
  return [...bestByText.values()].slice(0, maxMessages).map(({ score: _, ...draft }) => ({ ...draft, links: linksOf(draft.text) }));
}

class MessageReader {
  readonly #lines: readonly string[];
  readonly #isHidden: (line: number) => boolean;
  readonly #drafts: MessageDraft[] = [];
  /** Lines with a message announced by a line above, with its source. */
  readonly #announcedSources = new Map<number, MessageSource>();
  #outputLinesLeft = 0;
  /** Whether a line with content was read, so that no later line is the title. */
  #hasTitle = false;
  /** The line that was read last as a message, and its source. */
  #lastMessage: { readonly line: number; readonly from: MessageSource } | undefined;

  constructor(lines: readonly string[], isHidden: (line: number) => boolean) {
    this.#lines = lines;
    this.#isHidden = isHidden;
  }

  readMessages(): readonly MessageDraft[] {
    for (const [i, line] of this.#lines.entries()) {
      if (!line.trim()) continue;
      this.#announce(i);
      const silent = silentLines.find(({ test }) => test.test(line));
      if (silent?.prompts) this.#outputLinesLeft = outputLines;
      // Text below a trace is its source, not a title.
      if (silent?.id === 'frame' || silent?.id === 'trace-head') this.#hasTitle = true;
      if (silent || this.#isHidden(i)) continue;
      this.#readLine(line.trim(), i);
      // A question is not the title of the paste below it.
      this.#hasTitle ||= !isQuestion.test(line);
      this.#outputLinesLeft--;
    }
    return this.#drafts;
  }

  /** Marks the lines below a head as messages. */
  #announce(at: number): void {
    const line = this.#lines[at] ?? '';
    const headText = textAfterQuestion(line) ?? line;
    const head = lineHeads.find(({ test }) => test.test(headText));
    if (!head) return;
    this.#announcedSources.delete(at);
    let first = at + 1;
    while (first < at + maxBlankLines && isBetween(this.#lines[first] ?? '', head)) first++;
    // Somebody asks about what the head says.
    if (isQuestion.test(this.#lines[first] ?? '')) return;
    this.#announcedSources.set(first, head.from);
    for (let i = first + 1; head.goesOn?.test(this.#lines[i] ?? '') && i < first + maxMessages; i++)
      this.#announcedSources.set(i, head.from);
  }

  #readLine(line: string, at: number): void {
    const output = textAfterQuestion(line);
    if (output !== undefined) {
      this.#readLine(output, at);
      return;
    }
    const structuredMessages = [...jsonMessages(line), ...pairMessages(line, isLog(line))].filter(({ text }) => /\s/.test(text));
    const isRecord = structuredLine.test(line);
    for (const { text, weight } of structuredMessages)
      this.#addWithoutFronts(text, at, 'json', (isRecord ? scores.json : scores.log) * weight);
    if (structuredMessages.length && isRecord) return;
    const announcedSource = this.#announcedSources.get(at);
    if (announcedSource) {
      this.#addWithoutFronts(line.replace(/^\d{1,3}: /, ''), at, announcedSource, scores[announcedSource]);
      return;
    }
    if (!this.#readAskedMessage(line, at)) this.#readOutput(line, at);
  }

  /** Reads a sentence that quotes a message and asks about it. */
  #readAskedMessage(line: string, at: number): boolean {
    const { asks } = withoutQuotations(line);
    const quotations = [...quotationsInLine(line), ...(asks ? tickedQuotations(line) : [])].filter(({ text }) => isMessage(text, asks));
    if (asks && quotations.length) {
      const outermost = quotations.filter(({ text }) => !quotations.some((other) => other.text !== text && other.text.includes(text)));
      for (const { text } of outermost) this.#addQuotation(text, at, askedScore);
      return true;
    }
    const bareText = unquotedMessage(line);
    if (bareText === undefined) return false;
    this.#addWithoutFronts(bareText, at, 'whole', askedScore);
    return true;
  }

  /** Reads a line of output, or a sentence. */
  #readOutput(line: string, at: number): void {
    const peeledLine = peel(line);
    const isTitle = !this.#hasTitle;
    if (peeledLine.from && !isOfTest(line)) {
      this.#lastMessage = { line: at, from: peeledLine.from };
      this.#addWithoutFronts(line, at, peeledLine.from, scores[peeledLine.from] + (isTitle ? 0.5 : 0));
      return;
    }
    const [, type = '', message] = peeledLine.from ? [] : (errorInSentence.exec(line) ?? []);
    const hasMessage = message !== undefined && !(assertionType.test(type) && comparison.test(message));
    if (hasMessage) this.#addWithoutFronts(message.trim().replace(/`+$/, ''), at, 'quoted', scores.error);
    for (const { text } of quotationsInLine(line)) {
      // A quotation inside a message is one of its values.
      if (isMessage(text, false) && !(hasMessage && message.includes(text))) this.#addQuotation(text, at, scores.quoted);
    }
    if (hasMessage) return;
    if (this.#outputLinesLeft > 0) this.#addWithoutFronts(line, at, 'shell', scores.shell);
    else if (isTitle && !line.endsWith('?')) {
      if (this.#lines.length <= listItem.lines) this.#lastMessage = { line: at, from: 'whole' };
      this.#addWithoutFronts(line, at, 'whole', scores.whole);
    } else if (listItem.mark.test(line) && this.#lastMessage?.line === at - 1) {
      this.#addWithoutFronts(line, at, this.#lastMessage.from, listItem.score);
      this.#lastMessage = { ...this.#lastMessage, line: at };
    }
  }

  /** Adds a quotation as a whole first, then without its prefixes. */
  #addQuotation(text: string, at: number, score: number): void {
    this.#add({ text, line: at, from: 'quoted', score });
    const unescapedText = text.includes('\\') ? (unescapeLiteral(text).split('\n')[0] ?? text) : text;
    this.#addWithoutFronts(unescapedText, at, 'quoted', score - 0.2);
  }

  #addWithoutFronts(text: string, at: number, from: MessageSource, score: number): void {
    const { text: message, longer, level, type, parameter } = peel(text);
    const total = score + (from === 'log' ? level : 0);
    const plainMessage = withoutOuterQuotes(message);
    this.#add({ text: plainMessage, line: at, from, score: total, ...(type && { type }), ...(parameter && { parameter }) });
    for (const [i, { text: longerText, type: longerType }] of longer.entries())
      this.#add({ text: longerText, line: at, from, score: total - 0.3 - 0.05 * i, ...(longerType && { type: longerType }) });
  }

  #add(draft: MessageDraft): void {
    if (draft.text.length >= 3) this.#drafts.push(draft);
  }
}

/** Whether a line below `head` comes before its message. */
function isBetween(line: string, { over }: LineHead): boolean {
  return !line.trim() || over?.test(line) === true;
}

/** Whether a line with pairs has a time, a level or a collector before its message. */
function isLog(line: string): boolean {
  return line.includes('=') && peel(line).from === 'log';
}

/** A message without quotation marks around it: some errors print theirs so. */
function withoutOuterQuotes(message: string): string {
  const [first] = quotationsInLine(message);
  return first && first.text.length >= message.length - 2 ? unescapeLiteral(first.text) : message;
}

/** Whether quoted text may be a message rather than a name. `isAsked`: the sentence asks about it, so one word is enough. */
function isMessage(text: string, isAsked: boolean): boolean {
  return text.split(/\s+/).length >= minQuotedWords || (isAsked && !/^[\w$.]+(?:\(\))?$/.test(text));
}

/** Whether a line is the comparison of a failed test. */
function isOfTest(line: string): boolean {
  const [, type = '', message = ''] = errorInSentence.exec(line) ?? [];
  return assertionType.test(type) && comparison.test(message);
}
