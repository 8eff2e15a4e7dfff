// Detects ends of a requested flow that the code lacks: "to the payment service" where no code mentions payments.
import { isIndexed } from '../../indexing/text/isIndexed.ts';
import type { FlowQuestion } from '../../reading/intent.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';
import { isAskingTerm } from '../../reading/mentions/termWeights.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { everywhere } from '../../searching/scope.ts';
import { termsOfText } from '../../text/terms.ts';
import { subjectsOf } from '../subjects.ts';

/** A missing end: its words that no code has. Without words: the flow reaches no storage. */
export interface MissingEnd {
  readonly of: 'start' | 'end';
  readonly words: readonly string[];
}

/** Words that tell little about a start or an end; unlike in a whole question, "goes down" tells much. */
export const weakWords: ReadonlySet<string> = new Set(
  termsOfText(
    'a an the is are was were be been being has have had gets get got it its this that in on at of for by with and or to into when',
  ),
);

/**
 * The missing ends. The first telling word identifies an end ("the *payment* service", "the *mail* is sent"). A start is missing only where
 * code has none of its words, since people describe it with more of them. Names are reported separately; for a question in another language
 * than the code nothing can be decided.
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
  readonly isFirst: boolean;
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

/** Documentation may mention things that the code lacks. */
function isInCode(term: string, { search, graph }: Sources): boolean {
  if (!isIndexed(term, search)) return false;
  const files = [term, term + term.slice(-1)].flatMap((each) => search.filesWith([each], everywhere.search));
  return files.some(({ root, path }) => graph.file(root, path)?.role === 'code');
}
