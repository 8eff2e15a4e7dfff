// Writes the graph as text for a model: one line per triple, those from the question's own evidence first, within the room.
import { estimateTokens } from '../../../packing/tokens.ts';
import { byStanding, type Entity, type GraphPlace, type Triple } from './triple.ts';

/** Lines, and the number of triples without room. */
export interface GraphText {
  readonly text: string;
  readonly omittedCount: number;
}

/**
 * `a -relation-> b [place]` for each triple, in at most `maxTokens` tokens. Triples from the evidence come first, since they were chosen for the
 * question.
 * @param placeText formats a place for a citation; undefined where the reader does not see it
 */
export function linearise(
  triples: readonly Triple[],
  entities: ReadonlyMap<string, Entity>,
  placeText: (place: GraphPlace) => string | undefined,
  maxTokens: number,
): GraphText {
  const lines: string[] = [];
  let room = maxTokens;
  const orderedTriples = triples.toSorted((a, b) => Number(b.stated) - Number(a.stated) || byStanding(a, b));
  for (const triple of orderedTriples) {
    const line = lineOf(triple, entities, placeText);
    const tokens = estimateTokens(`${line}\n`);
    if (tokens > room) break;
    room -= tokens;
    lines.push(line);
  }
  return { text: lines.join('\n'), omittedCount: triples.length - lines.length };
}

function lineOf(
  { from, relation, to, standing, place }: Triple,
  entities: ReadonlyMap<string, Entity>,
  placeText: (place: GraphPlace) => string | undefined,
): string {
  const name = (key: string): string => plainName(entities.get(key)?.name ?? key);
  const placeLabel = place && placeText(place);
  const mark = standing === 'claimed' ? ' (no line shows it)' : standing === 'known' ? ' (code graph)' : '';
  return `${name(from)} -${plainName(relation).replaceAll('->', '→')}-> ${name(to)}${placeLabel ? ` [${placeLabel}]` : ''}${mark}`;
}

/** Replaces text that looks like a place or an arrow: `scope["router"]` and `p->next` stay as written. */
function plainName(name: string): string {
  const escapedName = name.replace(/\[([^[\]]*:\s*\d[^[\]]*)\]/g, '($1)');
  return /\s/.test(escapedName) ? escapedName.replaceAll('->', '→') : escapedName;
}
