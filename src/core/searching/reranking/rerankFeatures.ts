// Features of all places and files of a ranked list, and of further places in the same files.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { Candidate } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { outsideCodeFactor, roleFactor } from '../roleFactors.ts';
import { roleWithin } from '../testCode.ts';
import type { FileRole } from '../../workspace/document.ts';
import { gatherEvidence, type QuestionEvidence } from './fileEvidence.ts';
import type { FileFeatures, RerankFeatures } from './features.ts';
import { fileFeatures } from './fileFeatures.ts';
import { furtherPlaces } from './furtherPlaces.ts';
import { placeFeatures, type RankedFile } from './placeFeatures.ts';

/** How features are made. */
export interface FeatureOptions {
  readonly pointsOfFile: (values: FileFeatures) => number;
  /** What remains of the evidence of words for a place, 0..1, beside the share of its role. */
  readonly shareOf: (candidate: Candidate) => number;
}

/** Features for `candidates`. Words in tests and documents count as little as in the lists. */
export function rerankFeatures(
  candidates: readonly Candidate[],
  inquiry: Inquiry,
  sources: Sources,
  { pointsOfFile, shareOf }: FeatureOptions,
): RerankFeatures {
  const evidence = gatherEvidence(candidates, inquiry, sources);
  const roleShare = (role: FileRole): number => roleFactor(role, 'words', inquiry) * outsideCodeFactor(role, inquiry);
  const files = evidence.files.map((each) => ({
    file: each.file,
    values: fileFeatures(each, evidence, roleShare(each.chunks[0]?.role ?? 'code')),
  }));
  const ranking = rankFiles(evidence, new Map(files.map(({ file, values }) => [fileKeyOf(file), pointsOfFile(values)])));
  const places = [...candidates.map((candidate, rank) => ({ candidate, rank })), ...furtherPlaces(candidates, evidence, inquiry, sources)];
  return {
    files: files.map(({ file, values }) => ({ path: file.path, values })),
    places: places.flatMap((place) => {
      const { candidate } = place;
      const file = ranking.get(fileKeyOf(candidate));
      const share = roleShare(roleWithin(candidate.symbol, candidate.role, sources.graph)) * shareOf(candidate);
      return file ? [{ candidate, values: placeFeatures(place, file, evidence, { graph: sources.graph, wordShare: share }) }] : [];
    }),
  };
}

/** Files by key, with their ranks by points. */
function rankFiles({ files }: QuestionEvidence, points: ReadonlyMap<string, number>): ReadonlyMap<string, RankedFile> {
  const pointsAt = (key: string): number => points.get(key) ?? 0;
  const keys = files.map(({ file }) => fileKeyOf(file)).sort((a, b) => pointsAt(b) - pointsAt(a));
  const ranks = new Map(keys.map((key, rank) => [key, rank]));
  const best = pointsAt(keys[0] ?? '');
  return new Map(
    files.map((each) => {
      const key = fileKeyOf(each.file);
      return [key, { evidence: each, pointsBelowBest: pointsAt(key) - best, rank: ranks.get(key) ?? 0 }];
    }),
  );
}
