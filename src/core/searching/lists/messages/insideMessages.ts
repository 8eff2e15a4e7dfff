// Looks up the text in a hole as a message of its own: a literal with holes may only wrap an error, and the inner error leads.
import { insidesOf } from '../../../messages/matching/insides.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** A match with its score. */
export interface WeighedMatch {
  readonly match: MessageMatch;
  readonly score: number;
}

/** Limit of inner texts, the shortest first: in a chain that is the cause, and each wrapper holds a longer one. Set by how deep code wraps. */
const mostInsides = 12;
/** Factor just below the score of the leader: only the order counts. */
const behind = 0.999;

/**
 * Adds to `weighedMatches` the literals that equal the text in a hole. The wrapper is marked as a frame and follows. An inner text that
 * is shorter than the wrapper and occurs in more places follows it instead, because it is ambiguous.
 */
export async function withInsides(
  weighedMatches: readonly WeighedMatch[],
  look: (messages: readonly string[]) => Promise<MessageMatch[][]>,
  weigh: (matches: readonly MessageMatch[]) => readonly WeighedMatch[],
): Promise<readonly WeighedMatch[]> {
  const values = new Set(weighedMatches.flatMap(({ match }) => insidesOf(match)));
  const insides = [...values].toSorted((a, b) => a.length - b.length).slice(0, mostInsides);
  if (!insides.length) return weighedMatches;
  const added: WeighedMatch[] = [];
  const atMost = new Map<string, number>();
  const atLeast = new Map<string, number>();
  const frames = new Set<string>();
  const known = new Set(weighedMatches.map(placeOf));
  for (const [i, matches] of (await look(insides)).entries()) {
    const inside = insides[i] ?? '';
    const said = weigh(matches.filter((match) => match.kind === 'whole' && isTold(match)));
    const places = new Set(said.map(placeOf));
    const around = weighedMatches.filter((each) => insidesOf(each.match).includes(inside) && !places.has(placeOf(each)));
    if (!said.length || !around.length) continue;
    const isMeant = places.size <= new Set(around.map(placeOf)).size || around.every(({ match }) => lettersOf(match) < inside.length);
    const best = Math.max(...said.map(({ score }) => score));
    const most = Math.max(...around.map(({ score }) => score));
    for (const frame of around.map(placeOf)) {
      frames.add(frame);
      if (isMeant) atMost.set(frame, Math.min(atMost.get(frame) ?? Infinity, best * behind));
    }
    for (const each of said) {
      const place = placeOf(each);
      if (!known.has(place)) added.push(isMeant ? each : { ...each, score: Math.min(each.score, most * behind) });
      else if (isMeant) atLeast.set(place, Math.max(atLeast.get(place) ?? 0, each.score));
    }
  }
  const placed = weighedMatches.map((each): WeighedMatch => {
    const place = placeOf(each);
    const score = Math.min(Math.max(each.score, atLeast.get(place) ?? 0), atMost.get(place) ?? Infinity);
    return { match: frames.has(place) ? { ...each.match, isFrame: true } : each.match, score };
  });
  return [...added, ...placed];
}

function placeOf({ match: { file, line } }: WeighedMatch): string {
  return `${file.root}:${file.path}:${line}`;
}

/** Whether the code emits the literal; otherwise it may be an identifier. */
function isTold({ role, file }: MessageMatch): boolean {
  return role !== undefined && role !== 'code' && role !== 'other' && file.role !== 'test';
}

/** Letters of the message that the constant parts of a literal cover. */
function lettersOf({ spans }: MessageMatch): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
