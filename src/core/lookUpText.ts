// One look-up as the outside sees it: by name, file, lines, relation or text, the way the answer loop looks up what a model misses.
import type { AnswerParts } from './answering/answerParts.ts';
import { GapLookUp } from './answering/gaps/gapLookUp.ts';
import { readGap } from './answering/gaps/gapRequest.ts';
import type { LookUpResult } from './api.ts';
import { throwIfCancelled, type CancellationToken } from './base/cancellation.ts';
import { rankedResult } from './results.ts';
import { everywhere } from './searching/scope.ts';
import { scrub } from './secrets/scrub.ts';

/** Looks `text` up in the whole workspace. Rejects with `CancelledError`. */
export async function lookUpText(text: string, parts: AnswerParts, token: CancellationToken): Promise<LookUpResult> {
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
