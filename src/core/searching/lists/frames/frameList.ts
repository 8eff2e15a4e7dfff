// List of the functions in the stack trace, and the files that it runs through.
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { Intent } from '../../../reading/intent.ts';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { roleFactor } from '../../roleFactors.ts';
import { inScope } from '../../scope.ts';
import { weightOf } from '../../weights/rankingWeights.ts';
import type { MappedFrame } from './mappedFrames.ts';

/** Limit: recursion repeats its frames for thousands of lines. */
const maxFrames = 60;

/** Functions of the stack trace; the innermost weigh most. */
export function frameListOf(frames: readonly MappedFrame[], inquiry: Inquiry): CandidateList {
  const items: Candidate[] = [];
  let score = 1;
  for (const { symbol } of frames) {
    if (!symbol || !inScope(symbol, inquiry.scope)) continue;
    items.push(symbolCandidate(symbol, score * roleFactor(symbol.role, 'facts', inquiry), l10n.t('is in the stack trace')));
    score *= weightOf('frames.further', inquiry);
  }
  return listOf('frames', 'frames', bestOfEachPlace(items), inquiry);
}

/** Files that the stack trace of the question runs through, by root and path. */
export function traceFiles({ frames }: Intent, { files }: Sources): ReadonlySet<string> {
  const pathFiles = frames.slice(0, maxFrames).flatMap(({ path }) => files.match(path)?.files ?? []);
  return new Set(pathFiles.map(fileKeyOf));
}
