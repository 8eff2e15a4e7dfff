// Search for people and tools: reads the question, ranks places without planning an answer, and adds related places on request. It reads by
// the words alone, because it also runs while somebody types: `answering/understanding/readQuestion.ts` reads for an answer.
import { understand, vocabularyOf } from '../answering/understanding/understand.ts';
import type { LookUpDependencies } from '../answering/input/lookUpDependencies.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { addRelated } from './externalRelatedPlaces.ts';
import { rankedResult, type SearchOptions, type SearchResult } from '../searching/results.ts';
import { missingVectors } from '../searching/missingVectors.ts';
import { rankPlaces } from '../searching/rankPlaces.ts';
import { readIntent } from '../reading/readIntent.ts';
import { scrub } from '../secrets/scrub.ts';

/** The best places for `question`. Rejects with `CancelledError`. */
export async function searchPlaces(
  question: string,
  options: SearchOptions,
  dependencies: LookUpDependencies,
  token: CancellationToken,
): Promise<Omit<SearchResult, 'ms'>> {
  const { label, clock } = dependencies;
  const { signals, trial } = options;
  const sources = trial ? trial.lookUps.withCache(dependencies.sources) : dependencies.sources;
  // Secrets are removed first, because reasons quote the question.
  const { text } = scrub(question);
  const { intent, mode, scope, evidenceScope } = understand(
    text,
    readIntent(text, vocabularyOf(dependencies.sources)),
    options,
    dependencies,
  );
  const inquiry = {
    intent,
    scope,
    focus: [],
    ...(signals ? { signals } : {}),
    ...(trial ? { weights: trial.weights, ...(trial.onFeatures ? { onFeatures: trial.onFeatures } : {}) } : {}),
  };
  const candidates = await rankPlaces(mode.value, inquiry, evidenceScope, sources, clock, options.limit);
  throwIfCancelled(token);
  const results = options.related
    ? await addRelated(candidates, scope, sources, label)
    : candidates.map((each) => rankedResult(each, label));
  throwIfCancelled(token);
  return { mode, ranked: results, ...missingVectors(sources) };
}
