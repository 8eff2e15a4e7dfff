// Reads the mentions of a text, from one letter to a pasted log of 200 kB: names, paths, literals, frames, terms. Independent of the
// index.
import { withoutQuotations, type UnquotedSentence } from '../messages/questions/unquotedSentence.ts';
import { quotationsInLine } from '../messages/questions/quotations.ts';
import { messagesIn, type QuestionMessage } from '../messages/questions/questionMessages.ts';
import { runtimeTextIn } from '../messages/runtime/runtimeText.ts';
import { actOf, wantsOf } from './mentions/speechAct.ts';
import { withoutAnswerForms } from './mentions/answerForms.ts';
import { codesIn } from './mentions/codes.ts';
import { namesInLine } from './mentions/codeNames.ts';
import { maxQuestionLength, readPassages, type Passage } from './mentions/passages.ts';
import { pathsIn } from './mentions/paths.ts';
import { requestsIn } from './mentions/requests.ts';
import { optionsIn } from './mentions/options.ts';
import { statusesIn } from './mentions/statuses.ts';
import { weighTerms } from './mentions/termWeights.ts';
import { withoutComparison } from './mentions/comparisonForms.ts';
import { capitalisedWordsIn, packageNamesIn, proseIn, speaksOfRequests, titleWordsIn, wordsIn } from './mentions/titleWords.ts';
import { QuestionText } from './questionText.ts';
import type { Mentions, NameMention } from './mentions/mentions.ts';

/** Maximum names of a question, the most important first. Set by judgement, as the other numbers here: pasted logs have hundreds. */
const maxNames = 60;
/** Maximum paths, quotations, exceptions and codes, of each. */
const maxLiterals = 24;
/** Characters of a text without a title line that serve as its title. */
const maxTitleLength = 200;
/** Weight of a name that is not marked as code, beside 1 for a marked one. */
const unmarkedWeight = 0.8;
/** What a name gains with each repetition. */
const repetitionBonus = 0.05;
const exceptionName = /\b[A-Z][\w$]*(?:Error|Exception|Failure|Fault|Interrupt|Warning|Panic)\b/g;

/** A text with its title, which is its first line with content, and its mentions. */
export interface ParsedQuestion {
  readonly question: string;
  readonly title: string;
  /** Title and text without the messages that they quote. */
  readonly unquotedSentences: Readonly<Record<'title' | 'text', UnquotedSentence>>;
  readonly mentions: Mentions;
}

/** The mentions alone, for a text whose question does not matter. Cost and failures as for {@link parseQuestion}. */
export function readMentions(text: string): Mentions {
  return parseQuestion(text).mentions;
}

/** Reads `question` in one pass. Never fails, whatever the text; the cost is linear in its length. */
export function parseQuestion(question: string): ParsedQuestion {
  const { lines, frames, unread } = readPassages(question);
  const title = lines.find((line) => line.kind === 'title')?.text.trim() ?? question.trim().slice(0, maxTitleLength);
  const passages = lines.filter((line) => line.kind !== 'template' && line.kind !== 'frame');
  const act = actOf(question, title);
  const topic = act === 'question' ? withoutComparison(withoutAnswerForms(title)) : title;
  const unquotedTitle = withoutQuotations(title);
  // Fast path: most questions are one line, which is their title.
  const unquotedSentences = { title: unquotedTitle, text: title === question ? unquotedTitle : withoutQuotations(question) };
  const passageNumbers = new Set(passages.map(({ number }) => number));
  const messages = messagesIn(question.slice(0, maxQuestionLength), (number) => !passageNumbers.has(number));
  const names = topNames(passages);
  const capitalisedWords = capitalisedWordsIn(title);
  const mentions: Mentions = {
    question: new QuestionText(question),
    isOneLine: !question.trim().includes('\n'),
    frames,
    unread,
    names,
    paths: collect(passages, pathsIn).slice(0, maxLiterals),
    requests: requestsIn(title),
    messages,
    quotedTexts: quotedTextsIn(passages, messages),
    titleAsMessage: title.endsWith('?') ? title : undefined,
    exceptions: [...new Set(collect(passages, (line) => line.match(exceptionName) ?? []))].slice(0, maxLiterals),
    codes: [...new Set(passages.flatMap(({ text: line }) => codesIn(line)))].slice(0, maxLiterals),
    statuses: act === 'question' ? statusesIn(title) : [],
    options: act === 'question' ? optionsIn(title) : [],
    terms: weighTerms(lines, act),
    titleWords: titleWordsIn(topic),
    capitalisedWords,
    onlyQuotedNames: namesNotIn(unquotedSentences.text.text, [...names.map(({ name }) => name), ...capitalisedWords]),
    prose: proseIn(topic),
    words: wordsIn(question),
    packageNames: packageNamesIn(question.slice(0, maxQuestionLength)),
    possiblePastes: possiblePastesIn(question, act, messages),
    runtime: runtimeTextIn(question),
    speaksOfRequests: speaksOfRequests(title),
    wants: wantsOf(title, frames),
    act,
  };
  return { question, title, unquotedSentences, mentions };
}

/** Minimum number of words of a message pasted without a question: one word is a name or a keyword. */
const minPastedWords = 2;
/** Maximum length of such a message in characters: longer texts are reports. */
const maxPastedLength = 600;

function possiblePastesIn(text: string, act: Mentions['act'], messages: readonly QuestionMessage[]): readonly string[] {
  const trimmedText = text.trim();
  if (trimmedText.endsWith('?') || trimmedText.length > maxPastedLength) return [];
  // "could not open a" begins like a question.
  const messageTexts = act === 'statement' ? messages.map((message) => message.text) : [];
  return [...new Set([...messageTexts, trimmedText])].filter((message) => message.split(/\s+/).length >= minPastedWords);
}

/** Messages, then other quoted texts; a quotation inside a message is one of its values. */
function quotedTextsIn(passages: readonly Passage[], messages: readonly QuestionMessage[]): readonly string[] {
  const questionMessages = messages.filter(({ from }) => from !== 'whole');
  const outermostMessages = questionMessages.filter(
    ({ text, line }, i) => !questionMessages.slice(0, i).some((other) => other.line === line && text.includes(other.text)),
  );
  const lines = new Set(questionMessages.map(({ line }) => line));
  const otherQuotations = passages.flatMap(({ text, number }) =>
    lines.has(number) ? [] : quotationsInLine(text).map((quotation) => quotation.text),
  );
  return [...new Set([...outermostMessages.map(({ text }) => text), ...otherQuotations])].slice(0, maxLiterals);
}

/** Names whose last part is not in `text`. Only the last part counts, because the qualifier may vary or be left out. */
function namesNotIn(text: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => !text.includes(name.slice(name.lastIndexOf('.') + 1)));
}

function collect<T>(lines: readonly Passage[], valuesIn: (line: string) => readonly T[]): T[] {
  return lines.flatMap((line) => [...valuesIn(line.text)]);
}

function topNames(lines: readonly Passage[]): readonly NameMention[] {
  const byName = new Map<string, NameMention>();
  for (const line of lines) {
    for (const { name, marked } of namesInLine(line.text)) {
      const earlierMention = byName.get(name);
      const weight = line.weight * (marked ? 1 : unmarkedWeight);
      byName.set(name, {
        name,
        weight: Math.min(1, Math.max(earlierMention?.weight ?? 0, weight) + (earlierMention ? repetitionBonus : 0)),
        marked: marked || (earlierMention?.marked ?? false),
      });
    }
  }
  return [...byName.values()].sort((a, b) => b.weight - a.weight).slice(0, maxNames);
}
