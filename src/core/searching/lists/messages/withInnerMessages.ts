// Looks up the text in a hole as a message of its own: a literal with holes may only wrap an error, and the inner error leads.
import { innerMessagesOf } from '../../../messages/matching/innerMessages.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import { embedsText } from './extendedTexts.ts';
import { behindFactor } from './messageLimits.ts';

/** A match with its score. */
export interface WeighedMatch {
  readonly match: MessageMatch;
  readonly score: number;
}

/** Limit of inner texts, shortest first: the shortest is the cause of a chain. Set by how deep code wraps errors. */
const maxInnerTexts = 12;

/**
 * Adds to `weighedMatches` the literals that equal the text in a hole. The wrapper is marked as a frame and follows. An inner text that
 * is shorter than the wrapper and occurs in more places follows it instead, because it is ambiguous. A constant that the wrapper names is
 * a part of its text, no inner error.
 */
export async function withInnerMessages(
  weighedMatches: readonly WeighedMatch[],
  findMatches: (messages: readonly string[]) => Promise<MessageMatch[][]>,
  weigh: (matches: readonly MessageMatch[]) => readonly WeighedMatch[],
  texts: FileTexts,
): Promise<readonly WeighedMatch[]> {
  const values = new Set(weighedMatches.flatMap(({ match }) => innerMessagesOf(match)));
  const innerTexts = [...values].toSorted((a, b) => a.length - b.length).slice(0, maxInnerTexts);
  if (!innerTexts.length) return weighedMatches;
  const addedMatches: WeighedMatch[] = [];
  const maxScores = new Map<string, number>();
  const minScores = new Map<string, number>();
  const frames = new Set<string>();
  const knownPlaces = new Set(weighedMatches.map(placeOf));
  for (const [i, matches] of (await findMatches(innerTexts)).entries()) {
    const innerText = innerTexts[i] ?? '';
    const innerMatches = weigh(matches.filter((match) => match.kind === 'whole' && isEmitted(match)));
    const places = new Set(innerMatches.map(placeOf));
    const wrappers = weighedMatches.filter((each) => innerMessagesOf(each.match).includes(innerText) && !places.has(placeOf(each)));
    if (!innerMatches.length || !wrappers.length || (await areNamed(innerMatches, wrappers, texts))) continue;
    const isLeading =
      places.size <= new Set(wrappers.map(placeOf)).size || wrappers.every(({ match }) => lettersOf(match) < innerText.length);
    const bestScore = Math.max(...innerMatches.map(({ score }) => score));
    const maxWrapperScore = Math.max(...wrappers.map(({ score }) => score));
    for (const frame of wrappers.map(placeOf)) {
      frames.add(frame);
      if (isLeading) maxScores.set(frame, Math.min(maxScores.get(frame) ?? Infinity, bestScore * behindFactor));
    }
    for (const each of innerMatches) {
      const place = placeOf(each);
      if (!knownPlaces.has(place))
        addedMatches.push(isLeading ? each : { ...each, score: Math.min(each.score, maxWrapperScore * behindFactor) });
      else if (isLeading) minScores.set(place, Math.max(minScores.get(place) ?? 0, each.score));
    }
  }
  const rescoredMatches = weighedMatches.map((each): WeighedMatch => {
    const place = placeOf(each);
    const score = Math.min(Math.max(each.score, minScores.get(place) ?? 0), maxScores.get(place) ?? Infinity);
    return { match: frames.has(place) ? { ...each.match, isFrame: true } : each.match, score };
  });
  return [...addedMatches, ...rescoredMatches];
}

/** Whether the wrappers name the variables that hold the inner texts. */
async function areNamed(innerMatches: readonly WeighedMatch[], wrappers: readonly WeighedMatch[], texts: FileTexts): Promise<boolean> {
  for (const { match } of innerMatches) {
    if (match.role !== 'constant') return false;
    for (const wrapper of wrappers) if (!(await embedsText(wrapper.match, match, texts))) return false;
  }
  return true;
}

function placeOf({ match: { file, line } }: WeighedMatch): string {
  return `${file.root}:${file.path}:${line}`;
}

/** Whether the code emits the literal; otherwise it may be an identifier. */
function isEmitted({ role, file }: MessageMatch): boolean {
  return role !== undefined && role !== 'code' && role !== 'other' && file.role !== 'test';
}

/** Letters of the message that the constant parts of a literal cover. */
function lettersOf({ spans }: MessageMatch): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
