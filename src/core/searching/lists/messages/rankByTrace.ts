// Orders places with the same text by the stack trace, and by the chain of errors around the message.
import { baseName } from '../../../base/baseName.ts';
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import type { Intent } from '../../../reading/intent.ts';
import type { Candidate } from '../../candidate.ts';

/**
 * Factors of a place in a chain of errors, over others with the same text. They are small, because they only order equal places.
 * - `within`: the place is in the function that wraps the message.
 * - `called`: it is in a function that such a function calls.
 */
const chainFactors = { within: 1.002, called: 1.001 } as const;
/**
 * Factors of a place at a line of the stack trace, over others with the same text.
 * - `worth`: the factor at the line itself.
 * - `perLine`: what each line of distance takes from it.
 * - `lines`: maximum distance, because a statement may span several lines.
 */
const traceFactors = { worth: 1.003, perLine: 0.0002, lines: 3 } as const;

/** Raises places at or just beside a line of the stack trace. */
export function rankByTrace(candidates: readonly Candidate[], { frames }: Pick<Intent, 'frames'>): Candidate[] {
  return candidates.map((candidate) => {
    const name = baseName(candidate.path);
    const distances = frames.flatMap(({ path, line }) =>
      line >= 0 && path.endsWith(name) ? [Math.abs(line - (candidate.at ?? -Infinity))] : [],
    );
    const nearest = Math.min(Infinity, ...distances);
    return nearest > traceFactors.lines
      ? candidate
      : { ...candidate, score: candidate.score * (traceFactors.worth - traceFactors.perLine * nearest) };
  });
}

/** Raises places in functions that wrap the message of another place, and in functions that those call. */
export function rankByChain(candidates: readonly Candidate[], graph: CodeGraph): Candidate[] {
  const wrapperIds = new Set(candidates.flatMap(({ message, symbol }) => (message?.isFrame && symbol ? [symbol.id] : [])));
  const calledIds = new Set([...wrapperIds].flatMap((id) => graph.callees(id).map(({ callee }) => callee)));
  return candidates.map((candidate) => {
    if (!candidate.symbol || candidate.message?.isFrame) return candidate;
    const { id } = candidate.symbol;
    return wrapperIds.has(id) || calledIds.has(id)
      ? { ...candidate, score: candidate.score * (wrapperIds.has(id) ? chainFactors.within : chainFactors.called) }
      : candidate;
  });
}
