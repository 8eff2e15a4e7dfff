// Cites a line of the knowledge graph in a request by the number of its evidence, like everything in an answer.
import type { EvidenceSet, RelationLine } from '../evidence/evidenceSet.ts';
import type { GraphPlace } from './triple.ts';

/** Formats a place as `n:line`; undefined for one that is not in the request. */
export function placeFormatter({ pieces, relations }: EvidenceSet): (place: GraphPlace) => string | undefined {
  return ({ root, path, line }) => {
    const piece = pieces.find(({ evidence, lines }) => evidence.root === root && evidence.path === path && lines.includes(line));
    const isLine = ({ evidence }: RelationLine): boolean =>
      evidence?.root === root && evidence.path === path && evidence.lines.first === line;
    const evidence = piece?.evidence ?? relations.find(isLine)?.evidence;
    return evidence && `${evidence.n}:${line + 1}`;
  };
}
