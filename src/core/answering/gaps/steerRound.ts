// Applies a person's wishes for the next pass: skipped gaps, added code, evidence that is pinned or not relevant.
import type { AnswerRun } from '../run/answerRun.ts';
import type { EvidenceBook } from '../material/evidence/evidenceBook.ts';
import { noWishes, type Wishes } from '../input/steering.ts';
import { readGap, type GapRequest } from './gapRequest.ts';

/** One item of a round: a gap that the model named, or code that a person added. */
export interface RoundItem {
  readonly request: GapRequest;
  readonly skipped: boolean;
  readonly byUser: boolean;
}

/** A round after steering. `marks`: evidence that was pinned or excluded since the pass before. */
export interface SteeredRound {
  readonly items: readonly RoundItem[];
  readonly marks: { readonly pinned: readonly number[]; readonly excluded: readonly number[] };
}

/**
 * Asks the person, if there is one, what to do about `missing`; stores their marks in `book`. Rejects with `CancelledError` when they stop.
 */
export async function steerRound(
  { steering, token }: AnswerRun,
  passNumber: number,
  missing: readonly string[],
  book: EvidenceBook,
): Promise<SteeredRound> {
  const requests = missing.map(readGap);
  const round = { pass: passNumber, missing: requests.map(({ text, normalized }) => ({ text, normalized })) };
  const wishes = (await steering?.wishes(round, token)) ?? noWishes;
  const skippedGaps = new Set(wishes.skip.map((each) => each.toLowerCase()));
  return {
    items: [
      ...wishes.add.map((place) => ({ request: addedRequest(place), skipped: false, byUser: true })),
      ...requests.map((request) => ({ request, skipped: skippedGaps.has(request.normalized.toLowerCase()), byUser: false })),
    ],
    marks: { pinned: wishes.pin.filter((n) => book.mark(n, 'pinned')), excluded: wishes.exclude.filter((n) => book.mark(n, 'excluded')) },
  };
}

/** A place as a request, without parsing text: paths may hold anything. */
function addedRequest({ root, path, lineStart, lineEnd }: Wishes['add'][number]): GapRequest {
  const file = root ? `${root}/${path}` : path;
  const isWholeFile = lineEnd === 0;
  const normalized = isWholeFile ? file : `${file}:${lineStart}-${lineEnd}`;
  return {
    text: normalized,
    normalized,
    target: 'definition',
    file,
    ...(isWholeFile ? {} : { lines: { first: lineStart - 1, last: lineEnd - 1 } }),
  };
}
