// Reads the relation of a question and its subject, by the cues of all languages in row order.
import { normalizeName } from '../base/normalizeName.ts';
import { compileCues, questionLanguages, type Cue, type LanguageCues, type QuestionLanguage } from './cue.ts';
import { chineseCues } from './cues/chinese.ts';
import { englishCues } from './cues/english.ts';
import { frenchCues } from './cues/french.ts';
import { germanCues } from './cues/german.ts';
import { italianCues } from './cues/italian.ts';
import { japaneseCues } from './cues/japanese.ts';
import { koreanCues } from './cues/korean.ts';
import { portugueseCues } from './cues/portuguese.ts';
import { russianCues } from './cues/russian.ts';
import { spanishCues } from './cues/spanish.ts';
import { writtenNamesIn } from './mentions/writtenNames.ts';
import type { ParsedQuestion } from './readMentions.ts';
import type { Relation } from './relations.ts';

/** Cues of each language. */
export const languageCues: Readonly<Record<QuestionLanguage, LanguageCues>> = {
  en: englishCues,
  de: germanCues,
  fr: frenchCues,
  es: spanishCues,
  pt: portugueseCues,
  it: italianCues,
  ru: russianCues,
  zh: chineseCues,
  ja: japaneseCues,
  ko: koreanCues,
};

/** A relation read from a question. */
export interface RelationReading {
  readonly relation: Relation;
  readonly language: QuestionLanguage;
  /** Subject as code writes it: `Order.total`. It may not exist. */
  readonly name: string;
  /**
   * Whether it has code spelling (backticks, a dot, an underscore, parentheses or an inner capital), or the question calls it a name of
   * code ("the field size").
   */
  readonly isCode: boolean;
  /** The words behind it. */
  readonly cueText: string;
  /** The name with signs that no identifier has, such as `orders/list.html`; absent where it has none. */
  readonly written?: string;
  /** The sentence means that relation, whatever its other words weigh. */
  readonly isCertain?: true;
}

/** Longer texts are reports, whose aim is not in one sentence. */
const maxLength = 400;
/** "Why is it called twice?" asks for reasons, whatever relation the sentence contains. */
const asksWhy =
  /(?<!\p{L})(?:why|how come|warum|wieso|weshalb|pourquoi|por qu[eê]|por qué|perch[eé]|почему|зачем)(?!\p{L})|为什么|为何|為什麼|なぜ|どうして|왜(?=\s)/iu;
const codeShape = /[._:#>()]|\p{Ll}\p{Lu}/u;

const cuesByLanguage = new Map<QuestionLanguage, readonly Cue[]>();

/** Cues of a language, compiled when a question may be in it. */
function cuesOf(language: QuestionLanguage): readonly Cue[] {
  let cues = cuesByLanguage.get(language);
  if (!cues) cuesByLanguage.set(language, (cues = compileCues(languageCues[language])));
  return cues;
}

/**
 * "The helper that finds out the host": the words after a noun for code describe it and are not names. Only with an article: "which
 * class that …" asks.
 */
const describedThing =
  /\b(?:the|a|an|some)\s+(?:(?!function\b|method\b)[a-z]+\s+)?(?:helpers?|functions?|methods?|class(?:es)?|routines?|procedures?|code|piece of code)\s+(?:that|which|who)\s+(?=[a-z])[^`]*$/iu;

/** "… decide which node it is sent to": the clause says what is decided, and asks for no relation. */
const decidedClause =
  /(?<=\b(?:decid(?:e|es|ed|ing)|determin(?:e|es|ed|ing)|choos(?:e|es|ing)|chosen|picks?|picked|selects?|selected|checks?|checked|(?:finds?|figures?|works?) out) (?:on )?)(?:which|what|whether|if|how|where|when)\s.*$|(?<=\b(?:entscheidet|entschieden|bestimmt|gewählt|wählt|prüft|geprüft),? )(?:welche[rsnm]?|ob|was|wie|wo|wann|wohin)\s.*$/isu;

/** Whether a question asks where or how something is decided, and says what in a clause. */
export function hasDecidedClause(question: string): boolean {
  return decidedClause.test(question);
}

/** Relation that `question` asks for; undefined when there is none or it names nothing. */
export function readRelation(question: string): RelationReading | undefined {
  if (question.length > maxLength || asksWhy.test(question)) return undefined;
  const text = question.replace(decidedClause, '');
  const reading = readSentence(text);
  for (const { name, start, end, isSure } of writtenNamesIn(text)) {
    // The sentence is read again with an identifier in the place of the name.
    const plainText = text.slice(0, start) + standIn + text.slice(end);
    const writtenReading = specialRows.find(({ sentence }) => sentence.test(plainText)) ?? readSentence(plainText);
    if (!writtenReading || ('name' in writtenReading && writtenReading.name !== standIn)) continue;
    if (reading && !isSure && 'name' in writtenReading) return { ...reading, written: name };
    if (isSure || !('name' in writtenReading))
      return {
        relation: writtenReading.relation,
        language: writtenReading.language,
        cueText: text,
        name,
        written: name,
        isCode: true,
        isCertain: true,
      };
  }
  return reading;
}

/** Stands for a written name while the sentence around it is read. */
const standIn = 'writtenName';

/** Sentences that only names of styles and templates have. */
const specialRows: readonly (Pick<RelationReading, 'relation' | 'language'> & { readonly sentence: RegExp })[] = [
  { relation: 'writes', language: 'en', sentence: /\bwhere\b.{0,40}\bwrittenName\b.{0,20}\b(?:styled|defined|declared|set)\b/i },
  { relation: 'uses', language: 'en', sentence: /\b(?:renders?|rendering|includes?|extends?)\b.{0,20}\bwrittenName\b/i },
  { relation: 'uses', language: 'en', sentence: /\bwrittenName\b.{0,20}\b(?:rendered|included|extended)\b/i },
  { relation: 'uses', language: 'en', sentence: /\bunused\b.{0,20}\bwrittenName\b|\bwrittenName\b.{0,20}\bunused\b/i },
  { relation: 'uses', language: 'de', sentence: /\b(?:rendert|gerendert)\b.{0,20}\bwrittenName\b|\bwrittenName\b.{0,20}\bgerendert\b/i },
];

function readSentence(text: string): RelationReading | undefined {
  const lowerText = lowerCaseOf(text);
  for (const language of questionLanguages) {
    if (!(languageCues[language].sign?.test(lowerText) ?? true)) continue;
    for (const cue of cuesOf(language)) {
      const match = subjectBy(cue, text, lowerText);
      if (match && !isOfDescription(match, text)) return relationCue(cue.relation, language, match, lowerText);
    }
  }
  return undefined;
}

/** Whether a plain word is part of the description of the subject. */
function isOfDescription({ at, isCode }: CueSubject, text: string): boolean {
  const description = describedThing.exec(text);
  return description !== null && !isCode && at >= description.index;
}

/** Relation that a title asks for, without its quoted messages, whose words are irrelevant. */
export function relationIn({
  unquotedSentences,
  mentions,
}: Pick<ParsedQuestion, 'unquotedSentences' | 'mentions'>): RelationReading | undefined {
  const outputMessages = mentions.messages.filter(({ from }) => from !== 'quoted' && from !== 'whole');
  return readRelation(outputMessages.reduce((rest, { text }) => rest.replace(text, ' '), unquotedSentences.title.text));
}

/** "Who writes to the orders table": a noun for what parts of a workspace share by its name. */
const sharedNoun = /^\s+(?:table|topic|queue|channel)\b/;

/** Subject of a sentence, and where its name begins. */
type CueSubject = Pick<RelationReading, 'name' | 'isCode'> & { readonly at: number };

/** Builds the reading; a noun right before a plain word marks it as a name of code. */
function relationCue(
  relation: Relation,
  language: QuestionLanguage,
  { at, isCode, ...match }: CueSubject & Pick<RelationReading, 'cueText'>,
  lowerText: string,
): RelationReading {
  const isCalledSo = new RegExp(`(?:${languageCues[language].kindNouns})\\s*$`, 'u').test(lowerText.slice(0, at));
  const isFollowedSo = sharedNoun.test(lowerText.slice(at + match.name.length));
  return { relation, language, ...match, isCode: isCode || isCalledSo || isFollowedSo };
}

/** Subject in the first matching sentence of a row. */
function subjectBy(
  { sentences, words, frameSentences, codeFrameSentences }: Cue,
  text: string,
  lowerText: string,
): (CueSubject & Pick<RelationReading, 'cueText'>) | undefined {
  const holdsWords = words?.test(lowerText) ?? false;
  for (const sentence of holdsWords ? [...sentences, ...frameSentences()] : sentences) {
    const match = sentence.exec(lowerText)?.indices;
    if (match?.groups) return { cueText: textAt(text, match[0]), ...nameIn(text, match.groups) };
  }
  for (const sentence of holdsWords ? codeFrameSentences() : []) {
    const indices = sentence.exec(lowerText)?.indices;
    const subject = indices?.groups && nameIn(text, indices.groups);
    if (subject?.isCode) return { cueText: textAt(text, indices?.[0]), ...subject };
  }
  return undefined;
}

/** `text` in lower case with unchanged positions: a few letters of some languages become two. */
function lowerCaseOf(text: string): string {
  const lowerText = text.toLowerCase();
  return lowerText.length === text.length ? lowerText : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

type SubjectSpan = readonly [start: number, end: number] | undefined;

function textAt(text: string, span: SubjectSpan): string {
  return span ? text.slice(span[0], span[1]).trim() : '';
}

function nameIn(text: string, spans: Readonly<Record<string, SubjectSpan>>): CueSubject {
  const span = spans.ticked ?? spans.name;
  const ownName = textAt(text, span);
  const owner = textAt(text, spans.tickedOwner ?? spans.owner);
  // "used in the parser": only a name in type spelling owns a field.
  const isOwned = spans.tickedOwner !== undefined || /^\p{Lu}/u.test(owner);
  const fullName = isOwned ? `${owner}.${ownName}` : ownName;
  return { name: normalizeName(fullName), isCode: spans.ticked !== undefined || isWrittenAsCode(fullName), at: span?.[0] ?? 0 };
}

/** Whether a name has a spelling that only code has. */
export function isWrittenAsCode(text: string): boolean {
  return codeShape.test(text);
}
