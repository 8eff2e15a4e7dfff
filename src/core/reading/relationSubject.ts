// Determines the subject of a relation: the name in its cue, else the only name of the question, else a word that is used as a name and
// defined.
import { isFiller } from './asks/listDecision.ts';
import type { SubjectRelation } from './intent.ts';
import type { Mentions } from './mentions/mentions.ts';
import type { Aim } from './kind/questionKinds.ts';
import { isAskingTerm } from './mentions/termWeights.ts';
import { conceptsIn } from './kind/concepts.ts';
import { isSmallWord, type ForeignLanguage } from './questionLanguage.ts';
import { normalizeName } from '../base/normalizeName.ts';
import { isWrittenAsCode, languageCues, type RelationReading } from './readRelation.ts';
import type { Vocabulary } from './vocabulary.ts';
import { termsOfText } from '../text/tokenizer.ts';

/** A plain word with more definitions is only a word. Set by judgement, as for flows. */
const maxNamesakes = 4;
const minWordLength = 3;

/** Readings of the subject. */
export interface SubjectReadings {
  /** From the rows of words. */
  readonly relationReading: RelationReading | undefined;
  /** From a model; it occurs in the question. */
  readonly byModel?: string | undefined;
  /** Prose words for the topic rather than the form of the question. */
  readonly content: readonly string[];
  readonly language: ForeignLanguage | undefined;
}

/** Relation of `aim` with its subject. Undefined without a relation. */
export function subjectRelationOf(
  aim: Aim | undefined,
  readings: SubjectReadings,
  mentions: Mentions,
  vocabulary: Vocabulary,
): SubjectRelation | undefined {
  const subject = namedSubjectOf(aim, readings, mentions, vocabulary);
  const { written } = readings.relationReading ?? {};
  return subject && written !== undefined ? { ...subject, written } : subject;
}

function namedSubjectOf(
  aim: Aim | undefined,
  { relationReading, byModel, content, language }: SubjectReadings,
  mentions: Mentions,
  vocabulary: Vocabulary,
): SubjectRelation | undefined {
  if (aim === undefined || aim === 'path' || aim === 'unused') return undefined;
  const modelSubject = byModel === undefined ? undefined : subjectIn(byModel, mentions, vocabulary);
  if (modelSubject) return { relation: aim, ...modelSubject };
  if (relationReading?.isCode) return { relation: aim, name: relationReading.name, isCode: true };
  const firstName = firstNameIn(mentions);
  if (firstName !== undefined) return { relation: aim, name: firstName, isCode: true };
  const plainName = relationReading?.name ?? definedWord(mentions, { content, language }, vocabulary);
  return { relation: aim, name: plainName, isCode: false };
}

/** Subject from a model, if it has code spelling or is defined; any other plain word is a description. */
function subjectIn(text: string, { names }: Mentions, { definitions }: Vocabulary): Omit<SubjectRelation, 'relation'> | undefined {
  const name = normalizeName(text);
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (!/^#?[\p{L}_$][\p{L}\p{N}_$]*$/u.test(last)) return undefined;
  const isCode = isWrittenAsCode(text) || names.some((each) => each.name === name || each.name === last);
  return isCode || definitions(last) > 0 ? { name, isCode } : undefined;
}

/** The name in code spelling; the first of those with the highest weight. A dotted name is also listed without its qualifier. */
function firstNameIn({ names }: Mentions): string | undefined {
  const [first] = names;
  return first && (names.find(({ name }) => name.endsWith(`.${first.name}`))?.name ?? first.name);
}

/** Whether a word is an inflected question word that concepts do not list: "covering". */
function isInflected(word: string): boolean {
  const stem = word.replace(/(?:ing|ed|s)$/, '');
  return stem !== word && conceptsIn(stem, 'en').length > 0;
}

const otherScripts: ReadonlySet<ForeignLanguage | undefined> = new Set(['ru', 'zh', 'ja', 'ko']);

/**
 * The longest word of the title that is used as a name and has few definitions. A verb or noun of the sentence is not a name only
 * because a definition shares it ("who may close an office?"). A word is a name in four cases: it is the only content of the question,
 * a noun for things of code is next to it, it has a capital beyond the rules of its language, or its script differs from that of the
 * sentence. The rule drops nine of ten false subjects and a quarter of the true ones: docs/ranking.md.
 */
function definedWord(
  { titleWords, capitalisedWords }: Mentions,
  { content, language }: Pick<SubjectReadings, 'content' | 'language'>,
  { definitions }: Vocabulary,
): string | undefined {
  const isOnly = new Set(content.filter((word) => !isFiller(word.toLowerCase()) && !isInflected(word.toLowerCase()))).size === 1;
  const isOtherScript = otherScripts.has(language);
  const kindNoun = new RegExp(`^(?:${languageCues[language ?? 'en'].kindNouns})$`, 'iu');
  const isCapital = (word: string): boolean =>
    /^\p{Lu}{2,}$/u.test(word) || (isOtherScript ? /^[A-Z]/.test(word) : language !== 'de' && capitalisedWords.includes(word));
  const isBesideKind = (word: string): boolean => {
    const at = titleWords.indexOf(word);
    return [titleWords[at - 1], language === undefined ? titleWords[at + 1] : undefined].some((each) => each && kindNoun.test(each));
  };
  const standsAsName = (word: string): boolean => {
    if (isCapital(word)) return true;
    if (conceptsIn(word.toLowerCase(), language ?? 'en').length > 0) return false;
    return (isOnly && content.includes(word)) || isBesideKind(word) || (isOtherScript && /^[\w$]+$/.test(word));
  };
  const isName = (word: string): boolean => {
    if (word.length < minWordLength || isSmallWord(word) || termsOfText(word).every(isAskingTerm)) return false;
    if (!standsAsName(word)) return false;
    const count = definitions(word);
    return count > 0 && count <= maxNamesakes;
  };
  return titleWords.filter(isName).sort((a, b) => b.length - a.length)[0];
}
