// Detects ends of a requested flow that the code lacks: "to the payment service" where no code mentions payments.
import { isIndexed } from '../../indexing/text/isIndexed.ts';
import type { FlowQuestion } from '../../reading/intent.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';
import { isAskingTerm } from '../../reading/mentions/termWeights.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { everywhere } from '../../searching/scope.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { subjectsOf } from '../subjects.ts';

/** An end of a flow that code lacks. */
export interface MissingEnd {
  readonly of: 'start' | 'end';
  /** Its words that no code has; empty where the flow reaches no storage. */
  readonly words: readonly string[];
}

/** Terms that tell little about a start or an end. Words such as "down" are not among them: they tell much here. */
export const weakWords: ReadonlySet<string> = new Set(
  termsOfText(
    'a an the is are was were be been being has have had gets get got it its this that in on at of for by with and or to into when',
  ),
);

/**
 * The missing ends. An end is missing where code lacks its first telling word ("the *payment* service", "the *mail* is sent"). A start is
 * missing only where code lacks all of its words, since people describe it with more of them. Unknown names are reported elsewhere. Empty
 * for a question in another language than the code, where words decide nothing.
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

interface UnknownWords {
  readonly unknown: readonly string[];
  /** Whether the first telling word is among them. */
  readonly isFirst: boolean;
  /** Number of telling words, known ones included. */
  readonly count: number;
}

/** Words of one half that no code has; undefined where that half names something. */
function unknownIn(part: Mentions, inquiry: Inquiry, sources: Sources): UnknownWords | undefined {
  const half: Inquiry = { ...inquiry, intent: { ...inquiry.intent, ...part } };
  if (subjectsOf(half, sources).length > 0) return undefined;
  const words = part.prose.map(({ text }) => text).filter((text) => saysSomething(text));
  const unknown = words.filter((text) => !termsOfText(text).some((term) => isInCode(term, sources)));
  return { unknown, isFirst: unknown.length > 0 && unknown[0] === words[0], count: words.length };
}

function saysSomething(text: string): boolean {
  const terms = termsOfText(text).filter((term) => !weakWords.has(term));
  return terms.length > 0 && !terms.every(isAskingTerm);
}

/** Whether code has the term; documentation may mention things that code lacks. Also tries a doubled last letter. */
function isInCode(term: string, { fullText, graph }: Sources): boolean {
  if (!isIndexed(term, fullText)) return false;
  const files = [term, term + term.slice(-1)].flatMap((each) => fullText.filesWith([each], everywhere.search));
  return files.some(({ root, path }) => graph.file(root, path)?.role === 'code');
}
