// Evidence for the files of ranked places: their places, and the scores of their units for each bag of the question.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { ChunkRef } from '../../indexing/searchIndex.ts';
import type { UnitScores } from '../../indexing/text/unitScores.ts';
import type { FileRef } from '../../ports.ts';
import type { Candidate } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { questionBags, type QuestionBags } from './questionBags.ts';

/** Names of the bags. */
export type BagName = keyof QuestionBags;

/** Evidence for one file. */
export interface FileEvidence {
  readonly file: FileRef;
  /** Ranks and scores of its places in the list, best first. */
  readonly firstRank: number;
  readonly scores: readonly number[];
  readonly chunks: readonly ChunkRef[];
  readonly units: Readonly<Record<BagName, UnitScores>>;
}

/** Best score of each unit over all files, by which the scores are divided. */
export type BestUnits = Readonly<
  Record<BagName, { readonly file: number; readonly window: number; readonly path: number; readonly chunk: number }>
>;

/** Evidence for a question. */
export interface QuestionEvidence {
  readonly bags: QuestionBags;
  readonly files: readonly FileEvidence[];
  readonly best: BestUnits;
  /** Words of the question as written. */
  readonly writtenWords: ReadonlySet<string>;
}

/** Avoids a division by zero where nothing matches. */
const minDivisor = 1e-9;

/** Evidence for the files of `candidates`, in the order of their best place. */
export function gatherEvidence(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): QuestionEvidence {
  const { intent } = inquiry;
  const bags = questionBags(intent, (term) => sources.vectors?.lengthOf(term));
  const places = new Map<string, { file: FileRef; firstRank: number; scores: number[] }>();
  for (const [rank, { root, path, score }] of candidates.entries()) {
    const key = fileKeyOf({ root, path });
    const entry = places.get(key);
    if (entry) entry.scores.push(score);
    else places.set(key, { file: { root, path }, firstRank: rank, scores: [score] });
  }
  const entries = [...places.values()];
  const refs = entries.map(({ file }) => file);
  const scoresOf = (bag: BagName): readonly UnitScores[] => sources.fullText.unitScores(bags[bag], refs);
  const scores = { weighed: scoresOf('weighed'), telling: scoresOf('telling'), title: scoresOf('title'), plain: scoresOf('plain') };
  const files = entries.flatMap((entry, i) => {
    const [weighed, telling, title, plain] = [scores.weighed[i], scores.telling[i], scores.title[i], scores.plain[i]];
    if (!weighed || !telling || !title || !plain) return [];
    const chunks = sources.fullText.inFile(entry.file.root, entry.file.path);
    return [{ ...entry, chunks, units: { weighed, telling, title, plain } }];
  });
  const best = {
    weighed: bestOf(scores.weighed),
    telling: bestOf(scores.telling),
    title: bestOf(scores.title),
    plain: bestOf(scores.plain),
  };
  return { bags, files, best, writtenWords: new Set(intent.words) };
}

function bestOf(scores: readonly UnitScores[]): BestUnits[BagName] {
  const most = (scoreOf: (each: UnitScores) => number): number => Math.max(minDivisor, ...scores.map(scoreOf));
  return {
    file: most((each) => each.file),
    window: most((each) => each.window),
    path: most((each) => each.path),
    chunk: most((each) => each.chunk),
  };
}
