// Extracts the features for classification: words, parts of words and pairs of words, with placeholders for names and quotations.
import { withoutQuotations, type UnquotedSentence } from '../../messages/questions/unquotedSentence.ts';
import { withoutChangeKinds } from '../changeKinds.ts';
import type { QuestionLanguage } from '../cue.ts';
import { foreignLanguageOf, unspacedLetter } from '../questionLanguage.ts';
import type { ParsedQuestion } from '../readMentions.ts';
import type { RelationReading } from '../readRelation.ts';
import { conceptsIn } from './concepts.ts';
import { holdsFailureText } from './failureText.ts';
import type { Mentions } from '../mentions/mentions.ts';

/** Limit of characters read: the question comes early. */
const maxReadLength = 600;
/** Length of a word prefix that carries the stem in most languages. */
const frontLength = 5;
/** Length of a word suffix that carries the ending in most languages. */
const endLength = 3;
/** Length of character sequences in text without spaces. */
const maxRunLength = 4;
const maxConcepts = 40;

const tickedName = /`[^`\n]{1,200}`/g;
const link = /\b[a-z]{2,8}:\/\/\S+/giu;
const errorType = /(?<![\p{L}\p{N}_])[\p{L}_][\w.:]*(?:Error|Exception|Warning|Panic)(?![\w])/gu;
const pathLike = /(?<![\p{L}\p{N}_])[\w@.-]*(?:\/[\w@.-]+)+\/?|(?<![\p{L}\p{N}_])[\w-]+\.[a-z]{1,5}(?:x|\+\+)?(?::\d+)?(?![\w(])/gu;
const callText = /(?<![\p{L}\p{N}_])[\p{L}_$][\p{L}\p{N}_$.:#]*\(\)?[^()\n]{0,60}\)?(?<=[()])/gu;
const codeLike =
  /(?<![\p{L}\p{N}_])(?:@?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#|->)[\p{L}_$][\p{L}\p{N}_$]*)+|[\p{L}\p{N}$]*_[\p{L}\p{N}_$]*|[\p{Ll}\p{N}]+\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{Ll}\p{N}]+\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{N}]*)/gu;
const number = /\d+(?:[.,:]\d+)*/g;
const token = /[⟨⟩a-z]{3,}⟩|\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}']+|[?？!]/gu;

/** The question without quotations, in lower case and with placeholders: the name itself does not tell what is asked. */
function abstractText(sentence: string): string {
  return withoutChangeKinds(sentence)
    .replaceAll('§', ' ⟨text⟩ ')
    .replace(link, ' ⟨path⟩ ')
    .replace(tickedName, ' ⟨name⟩ ')
    .replace(errorType, ' ⟨error⟩ ')
    .replace(callText, ' ⟨name⟩ ')
    .replace(pathLike, ' ⟨path⟩ ')
    .replace(codeLike, ' ⟨name⟩ ')
    .replace(number, ' ⟨n⟩ ')
    .toLowerCase();
}

/**
 * Features of a question, each once. Their first signs tell their kind, which `judge.ts` reads again:
 * - `=fact`: a fact about the whole question, such as `=one word`, `=names` or its language `=de`
 * - `^ a b`: the first two words; `a b`: two words in a row, where `^` is the beginning and `$` the end
 * - `abcde*`, `*cde`: beginning and end of a long word
 * - `~ab`: a run of signs in text without spaces
 * - `#a`: a concept; `^#a`: the first one; `#a>b`: `b` anywhere after `a`; `#a+b`: `b` next after `a`
 * - anything else: a word, or a placeholder such as `⟨name⟩`
 *
 * `relationReading` is the relation that the rows of words read.
 */
export function featuresOf(
  { title, question, unquotedSentences, mentions }: ParsedQuestion,
  relationReading: RelationReading | undefined,
): ReadonlySet<string> {
  const features = new Set<string>();
  const head = (question.length > maxReadLength ? title : question).slice(0, maxReadLength);
  const isWhole = head === question || head === title;
  const abstract = abstractText((isWhole ? unquotedSentences[head === question ? 'text' : 'title'] : withoutQuotations(head)).text);
  const tokens = abstract.match(token) ?? [];
  addConcepts(abstract, foreignLanguageOf(head) ?? 'en', features);
  for (const [i, word] of tokens.entries()) addWord(word, tokens[i - 1] ?? '^', tokens[i + 1] ?? '$', features);
  features.add(`^ ${tokens.slice(0, 2).join(' ')}`);
  if (tokens.length < 2) features.add('=one word');
  if (tokens.length < 4) features.add('=few words');
  for (const fact of factsOf(question, unquotedSentences.text, mentions)) features.add(`=${fact}`);
  features.add(relationReading ? `=asks ${relationReading.relation}${relationReading.isCode ? ' of a name' : ''}` : '=asks nothing');
  features.add(`=${foreignLanguageOf(title) ?? 'en'}`);
  return features;
}

function addWord(word: string, before: string, after: string, features: Set<string>): void {
  features.add(word).add(`${before} ${word}`);
  if (after === '$') features.add(`${word} $`);
  if (unspacedLetter.test(word)) addRuns(word, features);
  else if (word.length > frontLength) features.add(`${word.slice(0, frontLength)}*`).add(`*${word.slice(-endLength)}`);
}

/** Adds single concepts, ordered pairs, and adjacent pairs. */
function addConcepts(text: string, language: QuestionLanguage, features: Set<string>): void {
  const placeholders = [...text.matchAll(/⟨\p{L}+⟩/gu)].map(({ 0: concept, index }) => ({ concept, at: index }));
  const concepts = [...conceptsIn(text, language), ...placeholders].sort((a, b) => a.at - b.at).slice(0, maxConcepts);
  concepts.forEach(({ concept, at }, i) => {
    features.add(`#${concept}`);
    if (i === 0) features.add(`^#${concept}`);
    for (const later of concepts.slice(i + 1)) if (later.concept !== concept && later.at > at) features.add(`#${concept}>${later.concept}`);
  });
  const positions = [...new Set(concepts.map(({ at }) => at))];
  const conceptsAt = (place: number | undefined): readonly string[] =>
    concepts.filter((each) => each.at === place).map(({ concept }) => concept);
  positions.forEach((place, i) => {
    for (const a of conceptsAt(place)) for (const b of conceptsAt(positions[i + 1])) features.add(`#${a}+${b}`);
  });
}

function addRuns(word: string, features: Set<string>): void {
  for (let length = 1; length <= maxRunLength; length++)
    for (let i = 0; i + length <= word.length; i++) features.add(`~${word.slice(i, i + length)}`);
}

/** Features besides the words. */
function factsOf(
  text: string,
  { asks }: UnquotedSentence,
  { frames, messages, exceptions, codes, act, names, isOneLine, paths }: Mentions,
): readonly string[] {
  const facts: readonly (readonly [boolean, string])[] = [
    [frames.length > 0, 'frames'],
    [holdsFailureText(text), 'output of a tool'],
    [messages.some(({ from }) => from !== 'quoted' && from !== 'whole'), 'message'],
    [messages.some(({ from }) => from === 'quoted'), 'quoted message'],
    [asks, 'asks for a message'],
    [exceptions.length > 0, 'error type'],
    [codes.some((code) => !/^[1-3]\d\d$/.test(code)), 'code'],
    [!isOneLine, 'several lines'],
    [names.length === 0, 'no name'],
    [names.length === 1, 'one name'],
    [names.length > 1, 'names'],
    [paths.length > 0, 'path'],
  ];
  return [...facts.flatMap(([holds, name]) => (holds ? [name] : [])), act];
}
