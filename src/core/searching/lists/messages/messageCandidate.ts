// Candidate for the line that emits a message, whether it was found by its literal or by a resource key.
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import { lineCandidate, type Candidate } from '../../candidate.ts';
import { implementationOf } from '../../definitions/overloads.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Candidate for the place of `match`, with the message it emits; `score` is not changed. */
export function messageCandidate(match: MessageMatch, score: number, why: string, graph: CodeGraph): Candidate {
  const { root, path, role } = match.file;
  const symbol = graph.at(root, path, match.line);
  const place = { root, path, role, line: match.line };
  return { ...lineCandidate(place, symbol ? implementationOf(symbol, graph) : null, score, why), message: match };
}
