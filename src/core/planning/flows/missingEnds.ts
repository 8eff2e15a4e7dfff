// Whether a flow that is asked for has an end that the code does not have: "to the payment service" where no code speaks of payments.
import { isIndexed } from '../../indexing/text/isIndexed.ts';
import type { FlowQuestion, Mentions } from '../../reading/intent.ts';
import { isAsking } from '../../reading/mentions/termWeights.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { everywhere } from '../../searching/scope.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { subjectsOf } from '../subjects.ts';

/** An end that is missing: the words that no code has. Without words: nothing is reached that keeps data. */
export interface MissingEnd {
  readonly of: 'start' | 'end';
  readonly words: readonly string[];
}

/** Words that say little of what begins or ends; other than in a whole question, "goes down" says much. */
export const little: ReadonlySet<string> = new Set(
  termsOf('a an the is are was were be been being has have had gets get got it its this that in on at of for by with and or to into when'),
);

/**
 * The ends that are missing. An end is known by the first word that says something ("the *payment* service", "the *mail* is sent"), a start only
 * missing where no code has any of its words, since it is told in more of them. What is named is told of as a name; of a question in another language than the code, nothing can be said.
 */
export function missingEnds(
  span: Extract<FlowQuestion, { readonly kind: 'between' }>,
  inquiry: Inquiry,
  sources: Sources,
): readonly MissingEnd[] {
  if (inquiry.intent.language !== undefined) return [];
  const start = unknownIn(span.from, inquiry, sources);
  const end = unknownIn(span.to, inquiry, sources);
  return [
    ...(start && start.unknown.length === start.count && start.count > 0 ? [{ of: 'start' as const, words: start.unknown }] : []),
    ...(end?.isFirst ? [{ of: 'end' as const, words: end.unknown }] : []),
  ];
}

interface Unknown {
  readonly unknown: readonly string[];
  readonly isFirst: boolean;
  readonly count: number;
}

/** Words of one half that no code has; undefined where it names something. */
function unknownIn(part: Mentions, inquiry: Inquiry, sources: Sources): Unknown | undefined {
  const half: Inquiry = { ...inquiry, intent: { ...inquiry.intent, ...part } };
  if (subjectsOf(half, sources).length > 0) return undefined;
  const words = part.prose.map(({ text }) => text).filter((text) => saysSomething(text));
  const unknown = words.filter((text) => !termsOf(text).some((term) => isInCode(term, sources)));
  return { unknown, isFirst: unknown.length > 0 && unknown[0] === words[0], count: words.length };
}

function saysSomething(text: string): boolean {
  const terms = termsOf(text).filter((term) => !little.has(term));
  return terms.length > 0 && !terms.every(isAsking);
}

/** Documentation may speak of what the code does not have. */
function isInCode(term: string, { search, graph }: Sources): boolean {
  if (!isIndexed(term, search)) return false;
  const files = [term, term + term.slice(-1)].flatMap((each) => search.filesWith([each], everywhere.search));
  return files.some(({ root, path }) => graph.file(root, path)?.role === 'code');
}
