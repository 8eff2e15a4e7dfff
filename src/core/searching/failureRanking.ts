// Ranks places for a failure report: text hits, the functions of its stack trace, and the code that its failing tests exercise.
import { keyOf, listOf, type Candidate, type CandidateList } from './candidate.ts';
import type { Inquiry, Sources } from './inquiry.ts';
import { rankHybridWithLists } from './hybridRanking.ts';
import { fuse } from './fusion.ts';
import { ownClassName, testNamesakeListOf } from './lists/testNamesakeList.ts';
import { frameListOf } from './lists/frames/frameList.ts';
import { mapFrames, type MappedFrame } from './lists/frames/mappedFrames.ts';
import { rerank, rerankedPlaces } from './reranking/rerank.ts';
import type { RetrieverRuns } from './retrieverRuns.ts';
import { testedCodeListOf } from './lists/testedCodeList.ts';
import { weightOf } from './weights/rankingWeights.ts';

/** A ranked list with its inputs. */
export interface FailureRanking {
  readonly frames: readonly MappedFrame[];
  readonly frameList: CandidateList;
  /** Hits of words and vectors alone, without the length bonus. */
  readonly contentCandidates: readonly Candidate[];
  /** Exact matches of the messages in the report; absent where only words and vectors may rank. */
  readonly literalCandidates?: readonly Candidate[];
  /** Ranking without frames and tests. */
  readonly hybridCandidates: readonly Candidate[];
  readonly rankedCandidates: readonly Candidate[];
}

/** At most `limit` ranked places. */
export async function rankFailure(inquiry: Inquiry, sources: Sources, runs: RetrieverRuns, limit: number): Promise<FailureRanking> {
  const frames = mapFrames(inquiry.intent.frames, sources.graph, sources.files);
  const frameList = await runs.list(() => frameListOf(frames, inquiry), keyOf);
  const {
    contentList,
    rankedCandidates: hybridCandidates,
    literalList,
  } = await rankHybridWithLists({ ...inquiry, seeksDefect: true }, sources, runs, Math.max(limit, rerankedPlaces));
  const testedCodeList = await runs.list(() => testedCodeListOf(frames, inquiry, sources), keyOf);
  const causeShare = (each: Candidate): number => (isExceptionClass(each) ? weightOf('exceptionClass', inquiry) : 1);
  const causes = hybridCandidates.map((each) => ({ ...each, score: each.score * causeShare(each) }));
  const causeList = listOf('hybrid', 'failureWords', causes, inquiry);
  const testNamesakeList = await runs.list(
    () => testNamesakeListOf([...hybridCandidates, ...frameList.items, ...testedCodeList.items], frames, inquiry),
    keyOf,
  );
  const lists = [causeList, frameList, testedCodeList, testNamesakeList];
  const rankedCandidates = rerank(fuse(lists, Math.max(limit, rerankedPlaces)), inquiry, sources, causeShare).slice(0, limit);
  const contentCandidates = fuse([{ ...contentList, items: contentList.plainItems ?? contentList.items }], limit);
  return {
    frames,
    frameList,
    contentCandidates,
    hybridCandidates: hybridCandidates.slice(0, limit),
    rankedCandidates,
    ...(literalList ? { literalCandidates: literalList.items } : {}),
  };
}

const exceptionType = /(?:Exception|Error)$/;

/** Whether a place is in the class of an exception. A report names it because it was raised or should have been; the defect is rarely there. */
function isExceptionClass(each: Candidate): boolean {
  return exceptionType.test(ownClassName(each));
}
