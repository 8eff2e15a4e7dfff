// Replaces the name of the project in a question, so that "which layers does acme have?" is read as "which layers does this project
// have?".
import { escapeRegExp } from '../../text/textQuery.ts';
import { englishCues } from '../cues/english.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** "This project" in the supported languages. */
const thisProject: readonly string[] = [
  'this project',
  'dieses projekt',
  'ce projet',
  'este proyecto',
  'este projeto',
  'questo progetto',
  'этот проект',
  '这个项目',
  'このプロジェクト',
  '이 프로젝트',
];
/** Nouns beside the name of a project: "the acme library". */
const noun =
  '(?: (?:project|repo(?:sitory)?|code ?base|library|framework|package|tool|app(?:lication)?|program|software|source code|projekt|bibliothek))?';
const minLength = 2;

/** Finds the names of the project in a text; undefined where it has none. */
function namePattern(projectNames: readonly string[]): RegExp | undefined {
  const names = projectNames.filter((name) => name.length >= minLength && /\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\w\`.$@/-])(?:the )?(${names.map(escapeRegExp).join('|')})${noun}(?![\\w\`$/(-]|\\.\\w)`, 'giu');
}

/** Names in `text` that stand for the project, as written: not "the class Acme", which is a definition with the name of the project. */
export function ownNamesIn(text: string, { projectNames }: Pick<Vocabulary, 'projectNames'>): readonly string[] {
  const pattern = namePattern(projectNames);
  const kindNoun = new RegExp(`(?<![\\p{L}-])(?:${englishCues.kindNouns})(?:es|s)?\\s*$`, 'iu');
  return [...(pattern ? text.matchAll(pattern) : [])].flatMap(({ index, 1: name }) =>
    name === undefined || kindNoun.test(text.slice(0, index)) ? [] : [name],
  );
}

/**
 * Variants of `text` with "this project" in each language instead of the name of the project; empty when the name does not occur.
 * @param isSure whether the name means the project even where a definition has it
 */
export function withOwnName(
  text: string,
  { projectNames, definitions }: Pick<Vocabulary, 'projectNames' | 'definitions'>,
  isSure = false,
): readonly string[] {
  const pattern = namePattern(projectNames);
  if (!pattern) return [];
  let isNamed = false;
  const markedText = text.replace(pattern, (whole, name: string) => {
    // A name with an inner capital that is also a definition means that definition.
    if (!isSure && /\p{Ll}\p{Lu}/u.test(name) && definitions(name) > 0) return whole;
    isNamed = true;
    return '\0';
  });
  return isNamed ? thisProject.map((words) => markedText.replaceAll('\0', words)) : [];
}
