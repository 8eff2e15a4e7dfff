// How a language asks for relations, as data: frames of sentences, and a row of words a relation with examples that are its tests.
import type { Relation } from './relations.ts';

/** Languages in which questions are read. */
export const questionLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ru', 'zh', 'ja', 'ko'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

/** Words that ask for one relation. Each is an expression; `patterns` are whole sentences in which `{name}` stands for what is named. */
export interface RelationCueRow {
  readonly relation: Relation;
  /** Verbs whose object is what is named: who *calls* X. */
  readonly active?: string;
  /** Verbs whose subject is what is named: where is X *called*. */
  readonly passive?: string;
  /** Nouns for those who do it: *callers* of X. */
  readonly agents?: string;
  readonly patterns?: readonly string[];
  /** Questions that the row reads, with what they name. */
  readonly examples: readonly (readonly [question: string, name: string])[];
  /** Questions that look alike and ask for something else. */
  readonly counterExamples?: readonly string[];
}

/** A language: what may stand before a name, and its sentences, in which `{verb}` stands for the words of a row and `{name}` for what is named. */
export interface LanguageCues {
  readonly language: QuestionLanguage;
  /** Every question of the language that a row can read fits; absent where any text may. Spares the others the work. */
  readonly sign?: RegExp;
  /** Articles and nouns ("the function") between a verb and the name; with the white space behind them. */
  readonly before: string;
  /** Those of the nouns after which even a plain word is a name of code: "the field size". */
  readonly kindNouns: string;
  /** Words that are never what is named: questions begin with them. */
  readonly notNames?: string;
  /** How "the field a of b" is said: what stands between the two names. Absent where the language does not say it so. */
  readonly ofOwner?: string;
  /** `agentsAfterCode`: "X callers", which only counts where the name is written as only code is: "error handlers" name no error. */
  readonly frames: Readonly<Record<'active' | 'passive' | 'agents', readonly string[]>> & { readonly agentsAfterCode?: readonly string[] };
  readonly rows: readonly RelationCueRow[];
}

/** A row that is ready to read with. */
export interface Cue {
  readonly relation: Relation;
  /** Whole sentences that are written out. */
  readonly sentences: readonly RegExp[];
  /** Words of which a text must hold one before {@link Cue.framed} can fit. */
  readonly words: RegExp | undefined;
  /** Sentences of the language's frames, compiled when they are first needed: there are hundreds, and a question needs few. */
  readonly framed: () => readonly RegExp[];
  /** Those of them that need a name that is written as code. */
  readonly framedCode: () => readonly RegExp[];
}

/** What follows of a path in sentences whose `{name}` reads its first part only. */
export const restOfPath = '(?:[/-][a-z0-9_@./-]*)?';
/** A path is named next: "depends on" alone asks for callees of what is no file. */
export const pathAhead =
  '(?=`?[^\\s`]*(?:/|\\.(?:[cm]?[jt]sx?|py|rs|go|java|kts?|rb|php|cs|swift|scala|vue|svelte|hpp|cpp|cc|c|h)(?![a-z0-9_])))';

/** Small letters of the languages that put spaces between words. V8 takes milliseconds to compile `\p{L}`, or any class without regard to case. */
const letters = 'a-z\\u00df-\\u00f6\\u00f8-\\u024f\\u0370-\\u052f';
/** The `\b` of expressions knows only letters of English; in rows of other languages it stands before a word. */
const wordStart = `(?<![${letters}0-9_])`;
const nameOf = (first: string, next: string): string => `${first}${next}*(?:(?:\\.|::|#|->)${first}${next}*)*(?:\\([^()\\n]{0,60}\\))?`;
const identifier = nameOf(`[${letters}_$#@]`, `[${letters}0-9_$]`);
/** Where no space stands between words, only letters of code end where others begin. */
const codeIdentifier = nameOf('[a-z_$#@]', '[a-z0-9_$]');
export const unspaced: ReadonlySet<QuestionLanguage> = new Set(['zh', 'ja', 'ko']);

/** Compiles the rows of a language, in their order, for texts in small letters. */
export function compileCues({ language, before, notNames, ofOwner, frames, rows }: LanguageCues): readonly Cue[] {
  const word = unspaced.has(language) ? codeIdentifier : identifier;
  const plain = notNames === undefined ? '' : `(?!(?:${notNames})(?![${letters}]))`;
  const owned = ofOwner === undefined ? '' : `(?:${ofOwner}(?:${before})*(?:\`(?<tickedOwner>[^\`\\n]{1,80})\`|(?<owner>${word})))?`;
  const named = `(?:${before})*(?:\`(?<ticked>[^\`\\n]{1,120})\`|${plain}(?<name>${word}))${owned}`;
  const expression = (text: string, flags: string): RegExp =>
    new RegExp(
      text
        .replace('{name}', () => named)
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
    const filled = (some: typeof ways): readonly RegExp[] =>
      some.flatMap(({ words, frames: of }) =>
        of.map((frame) =>
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
      framed: once(() => filled(ways)),
      framedCode: once(() => filled(codeWays)),
    };
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
