// Features of a file for the table of file points.
import type { FileFeatures } from './features.ts';
import { nameParts } from '../nameParts.ts';
import type { FileEvidence, QuestionEvidence } from './fileEvidence.ts';

/** Places of a file whose scores are added up. */
const topPlaces = 3;

/** Features of `file`. `wordShare`: what remains of the evidence of words, 0..1. */
export function fileFeatures(
  { file, firstRank, scores, units }: FileEvidence,
  { bags, best }: QuestionEvidence,
  wordShare: number,
): FileFeatures {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  return {
    firstRank,
    bestScore: scores[0] ?? 0,
    topScores: scores.slice(0, topPlaces).reduce((sum, score) => sum + score, 0),
    stem: wordShare * shareHeld(nameParts(name.replace(/\.[^.]*$/, '')), bags.plain),
    weighedChunk: (wordShare * units.weighed.chunk) / best.weighed.chunk,
    weighedWindow: (wordShare * units.weighed.window) / best.weighed.window,
    tellingChunk: (wordShare * units.telling.chunk) / best.telling.chunk,
    tellingWindow: (wordShare * units.telling.window) / best.telling.window,
    titleWindow: (wordShare * units.title.window) / best.title.window,
    plainFile: (wordShare * units.plain.file) / best.plain.file,
    plainPath: (wordShare * units.plain.path) / best.plain.path,
  };
}

/** Share of `terms` that are among the words; 0 for no terms. */
function shareHeld(terms: readonly string[], words: { has(term: string): boolean }): number {
  return terms.length ? terms.filter((term) => words.has(term)).length / terms.length : 0;
}
