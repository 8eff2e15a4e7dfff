// What a relation is asked of: the name that its words lead to, else the one name of the question, else a word that the workspace defines.
import type { AskedOfSubject, Mentions } from './intent.ts';
import type { Asked } from './kind/classes.ts';
import { isAsking } from './mentions/termWeights.ts';
import { isSmallWord } from './questionLanguage.ts';
import { asName, isWrittenAsCode, type RelationCue } from './readRelation.ts';
import type { Vocabulary } from './vocabulary.ts';
import { terms } from '../text/terms.ts';

/** A plain word that names more definitions than this is just a word. Set by judgement, as for flows. */
const mostNamesakes = 4;
const shortestWord = 3;

/** Who says what a relation is asked of. */
export interface SubjectReadings {
  /** What the rows of words read. */
  readonly cue: RelationCue | undefined;
  /** What a model read; it stands in the question. */
  readonly byModel?: string | undefined;
}

/** The relation of `asked` and its subject. Undefined where no relation is asked for. */
export function askedRelationOf(
  asked: Asked | undefined,
  { cue, byModel }: SubjectReadings,
  mentions: Mentions,
  vocabulary: Vocabulary,
): AskedOfSubject | undefined {
  if (asked === undefined || asked === 'path' || asked === 'unused') return undefined;
  const told = byModel === undefined ? undefined : subjectIn(byModel, mentions, vocabulary);
  if (told) return { relation: asked, ...told };
  if (cue?.isCode) return { relation: asked, name: cue.name, isCode: true };
  const named = writtenName(mentions);
  if (named !== undefined) return { relation: asked, name: named, isCode: true };
  const plain = cue?.name ?? definedWord(mentions, vocabulary);
  return { relation: asked, name: plain, isCode: false };
}

/** What a model names, where it is written as code or the workspace defines it; a plain word that nothing is called describes something. */
function subjectIn(text: string, { names }: Mentions, { definitions }: Vocabulary): Omit<AskedOfSubject, 'relation'> | undefined {
  const name = asName(text);
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(last)) return undefined;
  const isCode = isWrittenAsCode(text) || names.some((each) => each.name === name || each.name === last);
  return isCode || definitions(last) > 0 ? { name, isCode } : undefined;
}

/** The name that is written as code; of several the first of those that weigh most. A dotted name also stands there without its front. */
function writtenName({ names }: Mentions): string | undefined {
  const [first] = names;
  return first && (names.find(({ name }) => name.endsWith(`.${first.name}`))?.name ?? first.name);
}

/** The longest word of the title that is the name of a few definitions. */
function definedWord({ titleWords }: Mentions, { definitions }: Vocabulary): string | undefined {
  const isName = (word: string): boolean => {
    if (word.length < shortestWord || isSmallWord(word) || terms(word).every(isAsking)) return false;
    const count = definitions(word);
    return count > 0 && count <= mostNamesakes;
  };
  return titleWords.filter(isName).sort((a, b) => b.length - a.length)[0];
}
