// Recognizes questions about the whole project: "What is this", "where do I start", "explain the architecture".
import { emptyVocabulary, type Vocabulary } from '../vocabulary.ts';
import { withOwnName } from './ownName.ts';
import { asksHowPartsFit } from './partsTogether.ts';
import { projectQuestions } from './projectQuestions.ts';

/** Longer texts are about more than the project. */
const maxLength = 200;

const project = '(?:project|repo(?:sitory)?|code ?base|app(?:lication)?|program|software|workspace)';
const askingPhrase =
  '(?:what (?:does|is)|what are the parts of|explain|describe|summari[sz]e|introduce|(?:give (?:me |us )?)?an overview of|overview of|where does|how does)';
/** Matches only questions about the whole: "how does this app log errors" names something. */
const english = new RegExp(
  `^\\W*(?:please )?${askingPhrase} (?:this|the (?:whole|entire)) ${project}(?: (?:do|about|all about|for|start|begin|work))?(?: to me)?\\W*(?:$|and (?:where|how|what)\\b)`,
  'iu',
);
const german =
  /^\W*(?:was (?:tut|macht|ist)|worum geht es in|erklär(?:e|en)? (?:mir )?|beschreibe) ?(?:diese[smr]?|das (?:ganze|gesamte)) (?:projekt|programm|anwendung|repository|codebasis)(?=\W*(?:$|und (?:wo|wie|was)\s))/iu;

/** Start of a second question, after an "and" or a comma: its question word has the language of the "and". */
const nextClause =
  /(?:[,;]? and |[,;] )(?=(?:what|which|where|how)\s)|(?:[,;]? und |[,;] )(?=(?:was|welche|wo|wie)\s)|(?:[,;]? et |[,;] )(?=(?:que|quel(?:le)?s?|où|comment)\s)|(?:[,;]? y |[,;] )(?=¿?(?:qu[eé]|cu[aá]l(?:es)?|d[oó]nde|c[oó]mo)\s)/iu;

/** Whether a question names the project as "this project", rather than a "this" that may refer to an earlier answer. */
export function namesProject(text: string): boolean {
  return text.length <= maxLength && (english.test(text) || german.test(text));
}

/**
 * Sentences before a question in which people say who they are: "I have just joined the team." Nothing in them is asked, and a following
 * "it" is the project.
 */
const aboutAsker =
  /^\W*(?:(?:(?:hi|hello|hey)\b[,!.\s]*)?(?:(?:i|we)\b[^.!?:\n]{0,40}\b)?(?:new|joined|joining|cloned|started|starting|unfamiliar|never|first|newcomer|onboarding)\b[^.!?:\n]{0,60}[.!:]\s+)+(?=\p{L})/iu;

/** Whether a question is about the whole project rather than something in it. */
export function isProjectQuestion(text: string): boolean {
  if (text.length > maxLength) return false;
  if (namesProject(text) || clausesOf(text).every(isProjectClause)) return true;
  const asked = text.replace(aboutAsker, '');
  return asked !== text && clausesOf(asked.replace(/\bit\b/iu, 'this project')).every(isProjectClause);
}

/** Whether a question is about the project by its own name, and names nothing else of the workspace. */
export function isProjectQuestionByName(
  text: string,
  vocabulary: Pick<Vocabulary, 'projectNames' | 'definitions'> = emptyVocabulary,
): boolean {
  if (text.length > maxLength) return false;
  // Beside "and where do I start?" the name means the project, even if a class is called so.
  const isSure = clausesOf(text).some(isProjectClause);
  return withOwnName(text, vocabulary, isSure).some(isProjectQuestion);
}

function isProjectClause(text: string): boolean {
  const lowerText = text.toLowerCase();
  return projectQuestions.some(({ pattern }) => pattern.test(lowerText));
}

/** Splits "What is this and which parts does it have?" into two questions; the second refers to the first by "it" or "they". */
function clausesOf(text: string): readonly string[] {
  const [first = '', ...others] = text.split(nextClause);
  return [first, ...others.filter((each) => !asksHowPartsFit(each)).map((each) => each.replace(/\bit\b/iu, 'this project'))];
}
