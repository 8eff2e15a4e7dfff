// Chooses among several places with the same text by the other hints in the question. Without a hint, an answer shows all of them.
import type { Candidate } from '../../searching/candidate.ts';
import type { MappedFrame } from '../../searching/lists/frames/mappedFrames.ts';
import { hintWeights } from './hintWeights.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Inquiry } from '../../searching/inquiry.ts';
import { roleFactor } from '../../searching/roleFactors.ts';

/** The other places with the text of a site. */
export interface SamePlaces {
  readonly others: readonly Candidate[];
  /** Whether a hint in the question selects the site. */
  readonly isSelected: boolean;
}

/** Maximum lines between a raise and the text that it raises. */
const raiseLines = 3;
/** Relative difference of two scores that is only rounding. */
const scoreTolerance = 1e-9;

/** Whether code other than tests contains the whole message of the question. Code that reads it from a table does not count. */
function hasMessage({ message, symbol, role }: Candidate): boolean {
  return (
    message !== undefined && !message.entry && message.kind !== 'part' && message.role !== 'code' && symbol !== null && role !== 'test'
  );
}

/** Whether both places contain the same message with the same text. */
export function isSameText(a: Candidate, b: Candidate): boolean {
  const { message } = a;
  return hasMessage(a) && hasMessage(b) && message?.literal === b.message?.literal && message?.message === b.message?.message;
}

/**
 * Sorts places with the message first, then frames around it, then others. Of places with the same text, those with more hints in the
 * question come first.
 */
export function sortByMessage(candidates: readonly Candidate[], intent: Intent, frames: readonly MappedFrame[]): Candidate[] {
  const rankOf = (each: Candidate): number => (!hasMessage(each) ? 2 : each.message?.isFrame ? 1 : 0);
  const sortedCandidates = candidates.toSorted((a, b) => rankOf(a) - rankOf(b));
  return sortedCandidates
    .map((each) => {
      const group = sortedCandidates.filter((other) => isSameText(each, other));
      return group.length > 1
        ? { each, first: sortedCandidates.indexOf(group[0] ?? each) }
        : { each, first: sortedCandidates.indexOf(each) };
    })
    .toSorted((a, b) => a.first - b.first || hintWeightOf(b.each, intent, frames) - hintWeightOf(a.each, intent, frames))
    .map(({ each }) => each);
}

/** The other places with the text of `site`; undefined where there are none. */
export function samePlaces(
  site: Candidate,
  candidates: readonly Candidate[],
  inquiry: Pick<Inquiry, 'intent' | 'weights'>,
  frames: readonly MappedFrame[],
): SamePlaces | undefined {
  const { intent } = inquiry;
  // A value in the question, such as the name of a parameter, excludes the places that name another one.
  const isPossible = (each: Candidate): boolean => !site.message?.namesValue || each.message?.namesValue === true;
  const others = candidates.filter((each) => each.symbol?.id !== site.symbol?.id && isSameText(site, each) && isPossible(each));
  if (!others.length) return undefined;
  const ownWeight = hintWeightOf(site, intent, frames);
  // The role of a file is no hint: a copy of a script among examples is as likely to have run.
  const scoreOf = ({ score, role }: Candidate): number => score / roleFactor(role, 'facts', inquiry);
  const minScore = scoreOf(site) * (1 - scoreTolerance);
  const isSelected = others.every((each) => hintWeightOf(each, intent, frames) < ownWeight || scoreOf(each) < minScore);
  return { others, isSelected };
}

/** Weight of the hints in the question that point to a place: the trace, a named class or module, the raised type. */
function hintWeightOf({ symbol, path, at }: Candidate, intent: Intent, frames: readonly MappedFrame[]): number {
  if (!symbol) return 0;
  const { fact } = symbol;
  const traceWeight = frames.some((frame) => frame.symbol?.id === symbol.id) ? hintWeights.function.value : 0;
  const fileWeight = frames.some(({ file }) => file?.path === path && file.root === symbol.root) ? hintWeights.file.value : 0;
  // A lower-case word may be plain prose.
  const owners = fact.qualifiedName
    .split('.')
    .slice(0, -1)
    .filter((name) => /\p{Lu}|_/u.test(name));
  const nameWeight =
    intent.question.holds(modulePath(path)) || owners.some((name) => intent.names.some((mention) => mention.name.split('.').includes(name)))
      ? hintWeights.named.value
      : 0;
  const raise = fact.raises.findLast(({ line }) => at !== undefined && line <= at && at - line <= raiseLines);
  const raisedType = raise?.name.slice(raise.name.lastIndexOf('.') + 1);
  const isTypeNamed =
    raisedType !== undefined && (intent.exceptions.includes(raisedType) || intent.messages.some(({ type }) => type === raisedType));
  const raiseWeight = isTypeNamed ? hintWeights.raised.value : 0;
  return traceWeight + fileWeight + nameWeight + raiseWeight;
}

/** The form of a path in loggers: `shop/till/cart.py` -> `till.cart`. */
function modulePath(path: string): string {
  return path
    .replace(/\.[^./]*$/, '')
    .split('/')
    .slice(-2)
    .join('.');
}
