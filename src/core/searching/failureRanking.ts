// Ranks places for a failure report: text hits, the functions of its stack trace, and the code that its failing tests exercise.
import { keyOf, listOf, type Candidate, type CandidateList } from './candidate.ts';
import type { Inquiry, Sources } from './inquiry.ts';
import { hybridLists } from './hybrid.ts';
import { fuse } from './fusion.ts';
import { ownClassName, testNamesakeList } from './lists/testNamesakeList.ts';
import { frameList } from './lists/frames/frameList.ts';
import { mapFrames, type MappedFrame } from './lists/frames/mappedFrames.ts';
import type { RetrieverRuns } from './retrieverRuns.ts';
import { testedCodeList } from './lists/testedCodeList.ts';
import { weightOf, type WeightSource } from './rankingWeights.ts';

/** A ranked list with its inputs. */
export interface FailureRanking {
  readonly frames: readonly MappedFrame[];
  readonly frameCandidates: CandidateList;
  /** Hits of words and vectors alone, without the length bonus. */
  readonly text: readonly Candidate[];
  /** Exact matches of the messages in the report; absent where only words and vectors may rank. */
  readonly literalCandidates?: readonly Candidate[];
  /** Ranking without frames and tests. */
  readonly hybrid: readonly Candidate[];
  readonly rankedPlaces: readonly Candidate[];
}

/** At most `limit` ranked places. */
export async function rankFailure(inquiry: Inquiry, sources: Sources, runs: RetrieverRuns, limit: number): Promise<FailureRanking> {
  const frames = mapFrames(inquiry.intent.frames, sources.graph, sources.files);
  const frameCandidates = await runs.list(() => frameList(frames, inquiry), keyOf);
  const { text, hybrid, literals } = await hybridLists({ ...inquiry, seeksDefect: true }, sources, runs, limit);
  const testedCandidates = await runs.list(() => testedCodeList(frames, inquiry, sources), keyOf);
  const causes = hybrid.map((each) => scoreAsCause(each, inquiry));
  const hybridCauses = listOf('hybrid', 'failureWords', causes, inquiry);
  const namesakeCandidates = await runs.list(
    () => testNamesakeList([...hybrid, ...frameCandidates.items, ...testedCandidates.items], frames, inquiry),
    keyOf,
  );
  const rankedPlaces = fuse([hybridCauses, frameCandidates, testedCandidates, namesakeCandidates], limit);
  const textOnly = fuse([{ ...text, items: text.plainItems ?? text.items }], limit);
  return { frames, frameCandidates, text: textOnly, hybrid, rankedPlaces, ...(literals ? { literalCandidates: literals.items } : {}) };
}

const exceptionType = /(?:Exception|Error)$/;

/** A report names an exception because it was raised or should have been. The defect is rarely in its class. */
function scoreAsCause(each: Candidate, inquiry: WeightSource): Candidate {
  return exceptionType.test(ownClassName(each)) ? { ...each, score: each.score * weightOf('exceptionClass', inquiry) } : each;
}
