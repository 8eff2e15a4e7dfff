// The line that says a message as a candidate, for lines found by their literals and for those found by the key of a text.
import type { CodeGraph } from '../../../graph/edges/types.ts';
import type { MessageMatch } from '../../../messages/matching/findMessage.ts';
import { ofLine, type Candidate } from '../../candidate.ts';
import { implementationOf } from '../../definitions/overloads.ts';

/** The place of `match` as a candidate that tells which message it says; `score` is taken as it is. */
export function ofMessage(match: MessageMatch, score: number, why: string, graph: CodeGraph): Candidate {
  const { root, path, role } = match.file;
  const symbol = graph.at(root, path, match.line);
  const place = { root, path, role, line: match.line };
  return { ...ofLine(place, symbol ? implementationOf(symbol, graph) : null, score, why), message: match };
}
