// External form of one look-up by name, file, lines, relation or text, with the mechanism of the answer loop.
import type { LookUpDependencies } from '../answering/input/lookUpDependencies.ts';
import { GapLookUp } from '../answering/gaps/gapLookUp.ts';
import { readGap } from '../answering/gaps/gapRequest.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { rankedResult, type RankedResult } from '../searching/results.ts';
import { everywhere } from '../searching/scope.ts';
import { scrub } from '../secrets/scrub.ts';
import type { GapRecord } from '../answering/record/answerRecord.ts';

/** Result of one look-up. */
export interface LookUpResult {
  /** The request in normal form, such as `get in src/db.ts`. */
  readonly normalized: string;
  readonly how: GapRecord['how'];
  readonly outcome: GapRecord['outcome'];
  /** Note for a model in English: the place, or what was searched without a result. */
  readonly note: string;
  /** All meanings of an ambiguous name. */
  readonly candidates: readonly string[];
  readonly places: readonly RankedResult[];
  readonly ms: number;
}

/** Looks `text` up in the whole workspace. Rejects with `CancelledError`. */
export async function lookUpText(text: string, parts: LookUpDependencies, token: CancellationToken): Promise<LookUpResult> {
  const start = parts.clock.monotonic();
  const request = readGap(scrub(text).text);
  const { how, outcome, candidates, places, note } = await new GapLookUp({ ...parts, scope: everywhere }).find(request);
  throwIfCancelled(token);
  return {
    normalized: request.normalized,
    how,
    outcome,
    note,
    candidates,
    places: places.map((place) => rankedResult(place, parts.label)),
    ms: parts.clock.monotonic() - start,
  };
}
