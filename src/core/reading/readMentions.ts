// Reads the mentions of a text, from one letter to a pasted log of 200 kB: names, paths, literals, frames, terms. Independent of the
// index.
import { besideQuotations, type UnquotedSentence } from '../messages/questions/asking.ts';
import { quotationsInLine } from '../messages/questions/quotations.ts';
import { messagesIn, type QuestionMessage } from '../messages/questions/reading.ts';
import { runtimeTextIn } from '../messages/runtime/runtimeText.ts';
import { actOf, wantsOf } from './mentions/speechAct.ts';
import { withoutAnswerForms } from './mentions/answerForms.ts';
import { codesIn } from './mentions/codes.ts';
import { namesInLine } from './mentions/names.ts';
import { longestQuestion, readPassages, type Passage } from './mentions/passages.ts';
import { pathsIn } from './mentions/paths.ts';
import { requestsIn } from './mentions/requests.ts';
import { statusesIn } from './mentions/statuses.ts';
import { weighTerms } from './mentions/termWeights.ts';
import { capitalisedIn, packageNamesIn, proseIn, speaksOfRequests, titleWordsIn, wordsIn } from './mentions/titleWords.ts';
import { QuestionText } from './questionText.ts';
import type { Mentions, NameMention } from './mentions/mentions.ts';

const mostNames = 60;
const mostLiterals = 24;
const exceptionName = /\b[A-Z][\w$]*(?:Error|Exception|Failure|Fault|Interrupt|Warning|Panic)\b/g;

/** A text with its title, which is its first line with content, and its mentions. */
export interface ReadQuestion {
  readonly question: string;
  readonly title: string;
  /** Title and text without the messages that they quote. */
  readonly beside: Readonly<Record<'title' | 'text', UnquotedSentence>>;
  readonly mentions: Mentions;
}

/** Mentions of `text`. Never fails, whatever the text; the cost is linear in its length. */
export function readMentions(text: string): Mentions {
  return readQuestionText(text).mentions;
}

/** Reads `text` in one pass. Never fails, whatever the text; the cost is linear in its length. */
export function readQuestionText(question: string): ReadQuestion {
  const { lines, frames, unread } = readPassages(question);
  const title = lines.find((line) => line.kind === 'title')?.text.trim() ?? question.trim().slice(0, 200);
  const passages = lines.filter((line) => line.kind !== 'template' && line.kind !== 'frame');
  const act = actOf(question, title);
  const about = act === 'question' ? withoutAnswerForms(title) : title;
  const besideTitle = besideQuotations(title);
  // Fast path: most questions are one line, which is their title.
  const beside = { title: besideTitle, text: title === question ? besideTitle : besideQuotations(question) };
  const heard = new Set(passages.map(({ number }) => number));
  const messages = messagesIn(question.slice(0, longestQuestion), (number) => !heard.has(number));
  const [names, capitalised] = [topNames(passages), capitalisedIn(title)];
  const mentions: Mentions = {
    question: new QuestionText(question),
    isOneLine: !question.trim().includes('\n'),
    frames,
    unread,
    names,
    paths: collect(passages, pathsIn).slice(0, mostLiterals),
    requests: requestsIn(title),
    messages,
    quoted: quotedIn(passages, messages),
    asksAsText: title.endsWith('?') ? title : undefined,
    exceptions: [...new Set(collect(passages, (line) => line.match(exceptionName) ?? []))].slice(0, mostLiterals),
    codes: [...new Set(passages.flatMap(({ text: line }) => codesIn(line)))].slice(0, mostLiterals),
    statuses: act === 'question' ? statusesIn(title) : [],
    terms: weighTerms(lines, act),
    titleWords: titleWordsIn(about),
    capitalised,
    onlyQuoted: notIn(beside.text.text, [...names.map(({ name }) => name), ...capitalised]),
    prose: proseIn(about),
    words: wordsIn(question),
    packageNames: packageNamesIn(question.slice(0, longestQuestion)),
    mayBePasted: mayBePasted(question, act, messages),
    runtime: runtimeTextIn(question),
    speaksOfRequests: speaksOfRequests(title),
    wants: wantsOf(title, frames),
    act,
  };
  return { question, title, beside, mentions };
}

/** Limits of a message pasted without a question: one word is a name or a keyword, longer texts are reports. */
const [fewestPasted, longestPasted] = [2, 600];

function mayBePasted(text: string, act: Mentions['act'], messages: readonly QuestionMessage[]): readonly string[] {
  const trimmed = text.trim();
  if (trimmed.endsWith('?') || trimmed.length > longestPasted) return [];
  // "could not open a" begins like a question.
  const read = act === 'statement' ? messages.map((message) => message.text) : [];
  return [...new Set([...read, trimmed])].filter((message) => message.split(/\s+/).length >= fewestPasted);
}

/** Messages, then other quoted texts; a quotation inside a message is one of its values. */
function quotedIn(passages: readonly Passage[], messages: readonly QuestionMessage[]): readonly string[] {
  const questionMessages = messages.filter(({ from }) => from !== 'whole');
  const whole = questionMessages.filter(
    ({ text, line }, i) => !questionMessages.slice(0, i).some((other) => other.line === line && text.includes(other.text)),
  );
  const lines = new Set(questionMessages.map(({ line }) => line));
  const others = passages.flatMap(({ text, number }) =>
    lines.has(number) ? [] : quotationsInLine(text).map((quotation) => quotation.text),
  );
  return [...new Set([...whole.map(({ text }) => text), ...others])].slice(0, mostLiterals);
}

/** Names whose last part is not in `text`. Only the last part counts, because the qualifier may vary or be left out. */
function notIn(text: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => !text.includes(name.slice(name.lastIndexOf('.') + 1)));
}

function collect<T>(lines: readonly Passage[], read: (line: string) => readonly T[]): T[] {
  return lines.flatMap((line) => [...read(line.text)]);
}

function topNames(lines: readonly Passage[]): readonly NameMention[] {
  const byName = new Map<string, NameMention>();
  for (const line of lines) {
    for (const { name, marked } of namesInLine(line.text)) {
      const known = byName.get(name);
      const weight = line.weight * (marked ? 1 : 0.8);
      byName.set(name, {
        name,
        weight: Math.min(1, Math.max(known?.weight ?? 0, weight) + (known ? 0.05 : 0)),
        marked: marked || (known?.marked ?? false),
      });
    }
  }
  return [...byName.values()].sort((a, b) => b.weight - a.weight).slice(0, mostNames);
}
