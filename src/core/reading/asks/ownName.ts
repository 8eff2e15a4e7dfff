// The name of the project in a question: "which layers does acme have?" asks what "which layers does this project have?" asks.
import { literally } from '../../text/textQuery.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** How the languages that are read say "this project". */
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
/** What people write beside a name to say what it is of: "the acme library". */
const noun =
  '(?: (?:project|repo(?:sitory)?|code ?base|library|framework|package|tool|app(?:lication)?|program|software|source code|projekt|bibliothek))?';
const shortest = 2;

/** `text` with each way to say "this project" in the place of the project's own name; empty where the name does not stand in it. */
export function withOwnName(
  text: string,
  { projectNames, definitions }: Pick<Vocabulary, 'projectNames' | 'definitions'>,
): readonly string[] {
  const names = projectNames.filter((name) => name.length >= shortest && /\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const said = new RegExp(`(?<![\\w\`.$@/-])(?:the )?(${names.map(literally).join('|')})${noun}(?![\\w\`$/(-]|\\.\\w)`, 'giu');
  let found = false;
  const replaced = text.replace(said, (whole, name: string) => {
    // Written with a capital inside, as one definition is, it is that definition.
    if (/\p{Ll}\p{Lu}/u.test(name) && definitions(name) > 0) return whole;
    found = true;
    return '\0';
  });
  return found ? thisProject.map((words) => replaced.replaceAll('\0', words)) : [];
}
