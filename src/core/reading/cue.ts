// Data model for relation questions of a language: sentence frames, and rows of words per relation with examples as tests.
import type { Relation } from './relations.ts';

/** Languages in which questions are read. */
export const questionLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ru', 'zh', 'ja', 'ko'] as const;
/** One of {@link questionLanguages}. */
export type QuestionLanguage = (typeof questionLanguages)[number];

/** Words for one relation, each as a pattern. `patterns` are whole sentences in which `{name}` is the subject. */
export interface RelationCueRow {
  readonly relation: Relation;
  /** Verbs with the name as object: who *calls* X. */
  readonly active?: string;
  /** Verbs with the name as subject: where is X *called*. */
  readonly passive?: string;
  /** Agent nouns: *callers* of X. */
  readonly agents?: string;
  readonly patterns?: readonly string[];
  /** Questions that match the row, with their names. */
  readonly examples: readonly (readonly [question: string, name: string])[];
  /** Similar questions that ask for something else. */
  readonly counterExamples?: readonly string[];
}

/** A language: words before a name, and its sentences, in which `{verb}` is a verb of a row and `{name}` the name. */
export interface LanguageCues {
  readonly language: QuestionLanguage;
  /** Fast check that every matching question passes; absent when any text may match. */
  readonly sign?: RegExp;
  /** Articles and nouns ("the function") between a verb and the name, with trailing white space. */
  readonly before: string;
  /** Nouns after which even a plain word is a name of code: "the field size". */
  readonly kindNouns: string;
  /** Words at the start of questions that are never a name. */
  readonly notNames?: string;
  /** Text between the two names in "the field a of b". Absent in languages without this form. */
  readonly ofOwner?: string;
  /** `agentsAfterCode`: "X callers", which only counts for names in code spelling: "error handlers" names no error. */
  readonly frames: Readonly<Record<'active' | 'passive' | 'agents', readonly string[]>> & { readonly agentsAfterCode?: readonly string[] };
  readonly rows: readonly RelationCueRow[];
}

/** A compiled row. */
export interface Cue {
  readonly relation: Relation;
  /** Whole sentences. */
  readonly sentences: readonly RegExp[];
  /** Words of which a text must have one before {@link Cue.frameSentences} can match. */
  readonly words: RegExp | undefined;
  /** Sentences from the frames of the language, compiled on first use: there are hundreds, and a question needs few. */
  readonly frameSentences: () => readonly RegExp[];
  /** Those that need a name in code spelling. */
  readonly codeFrameSentences: () => readonly RegExp[];
}

/** Rest of a path in sentences whose `{name}` matches only its first part. */
export const restOfPath = '(?:[/-][a-z0-9_@./-]*)?';
/** Requires a path next: "depends on" alone asks for callees of something that is not a file. */
export const pathAhead =
  '(?=`?[^\\s`]*(?:/|\\.(?:[cm]?[jt]sx?|py|rs|go|java|kts?|rb|php|cs|swift|scala|vue|svelte|hpp|cpp|cc|c|h)(?![a-z0-9_])))';

/** Lower-case letters of languages with spaces between words. V8 takes milliseconds to compile `\p{L}`, or any case-insensitive class. */
const letters = 'a-z\\u00df-\\u00f6\\u00f8-\\u024f\\u0370-\\u052f';
/** Word start for other languages, because `\b` only knows English letters. */
const wordStart = `(?<![${letters}0-9_])`;
const nameOf = (first: string, next: string): string => `${first}${next}*(?:(?:\\.|::|#|->)${first}${next}*)*(?:\\([^()\\n]{0,60}\\))?`;
const identifier = nameOf(`[${letters}_$#@]`, `[${letters}0-9_$]`);
/** Identifier without spaces around it: only letters of code end where letters of another script begin. */
const codeIdentifier = nameOf('[a-z_$#@]', '[a-z0-9_$]');
/** Languages that put no space between a name and the word or ending after it. */
export const unspacedLanguages: ReadonlySet<QuestionLanguage> = new Set(['zh', 'ja', 'ko']);

/** Compiles the rows of a language in order, for lower-case texts. */
export function compileCues({ language, before, notNames, ofOwner, frames, rows }: LanguageCues): readonly Cue[] {
  const word = unspacedLanguages.has(language) ? codeIdentifier : identifier;
  const notNamePattern = notNames === undefined ? '' : `(?!(?:${notNames})(?![${letters}]))`;
  const ownerPattern = ofOwner === undefined ? '' : `(?:${ofOwner}(?:${before})*(?:\`(?<tickedOwner>[^\`\\n]{1,80})\`|(?<owner>${word})))?`;
  const namePattern = `(?:${before})*(?:\`(?<ticked>[^\`\\n]{1,120})\`|${notNamePattern}(?<name>${word}))${ownerPattern}`;
  const expression = (text: string, flags: string): RegExp =>
    new RegExp(
      text
        .replace('{name}', () => namePattern)
        .replaceAll('\\b', language === 'en' ? '\\b' : wordStart)
        .replaceAll('[\\p{L}-]', `[${letters}-]`)
        .replaceAll('\\p{L}', `[${letters}]`),
      flags,
    );
  return rows.map((row) => {
    const ways = (['active', 'passive', 'agents'] as const).flatMap((way) => {
      const words = row[way];
      return words === undefined ? [] : [{ words, frames: frames[way] }];
    });
    const codeWays = row.agents === undefined ? [] : [{ words: row.agents, frames: frames.agentsAfterCode ?? [] }];
    const fillFrames = (frameSets: typeof ways): readonly RegExp[] =>
      frameSets.flatMap(({ words, frames: frameTexts }) =>
        frameTexts.map((frame) =>
          expression(
            frame.replace('{verb}', () => `(?:${words})`),
            'd',
          ),
        ),
      );
    return {
      relation: row.relation,
      sentences: (row.patterns ?? []).map((text) => expression(text, 'd')),
      words: ways.length ? expression(ways.map(({ words }) => words).join('|'), '') : undefined,
      frameSentences: once(() => fillFrames(ways)),
      codeFrameSentences: once(() => fillFrames(codeWays)),
    };
  });
}

function once<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}
