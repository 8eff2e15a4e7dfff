// Applies a person's wishes for the next pass: skipped gaps, added code, evidence that is pinned or not relevant.
import type { AnswerRun } from '../answerRun.ts';
import type { EvidenceBook } from '../evidence/evidence.ts';
import { noWishes, type Wishes } from '../steering.ts';
import { readGap, type GapRequest } from './gapRequest.ts';

/** One item of a round: a gap that the model named, or code that a person added. */
export interface RoundItem {
  readonly request: GapRequest;
  readonly skipped: boolean;
  readonly byUser: boolean;
}

/** A round after steering. `marked`: evidence that was pinned or excluded since the pass before. */
export interface SteeredRound {
  readonly items: readonly RoundItem[];
  readonly marked: { readonly pinned: readonly number[]; readonly excluded: readonly number[] };
}

/**
 * Asks the person, if there is one, what to do about `missing`; stores their marks in `book`. Rejects with `CancelledError` when they stop.
 */
export async function steerRound(
  { steering, token }: AnswerRun,
  pass: number,
  missing: readonly string[],
  book: EvidenceBook,
): Promise<SteeredRound> {
  const requests = missing.map(readGap);
  const round = { pass, missing: requests.map(({ text, normalized }) => ({ text, normalized })) };
  const wishes = (await steering?.wishes(round, token)) ?? noWishes;
  const skip = new Set(wishes.skip.map((each) => each.toLowerCase()));
  return {
    items: [
      ...wishes.add.map((place) => ({ request: added(place), skipped: false, byUser: true })),
      ...requests.map((request) => ({ request, skipped: skip.has(request.normalized.toLowerCase()), byUser: false })),
    ],
    marked: { pinned: wishes.pin.filter((n) => book.mark(n, 'pinned')), excluded: wishes.exclude.filter((n) => book.mark(n, 'excluded')) },
  };
}

/** A place as a request, without parsing text: paths may hold anything. */
function added({ root, path, lineStart, lineEnd }: Wishes['add'][number]): GapRequest {
  const file = root ? `${root}/${path}` : path;
  const whole = lineEnd === 0;
  const normalized = whole ? file : `${file}:${lineStart}-${lineEnd}`;
  return {
    text: normalized,
    normalized,
    wanted: 'definition',
    file,
    ...(whole ? {} : { lines: { first: lineStart - 1, last: lineEnd - 1 } }),
  };
}
