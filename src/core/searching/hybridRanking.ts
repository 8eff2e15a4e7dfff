// Ranked list that every mode starts from: all lists of a question merged.
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import { keyOf, type Candidate, type CandidateList } from './candidate.ts';
import { fuse } from './fusion.ts';
import type { Inquiry, Sources } from './inquiry.ts';
import { contentListOf } from './lists/contentList.ts';
import { focusListOf } from './lists/focusList.ts';
import { literalListOf, emitsMessage } from './lists/messages/literalList.ts';
import { nameListOf } from './lists/nameList.ts';
import { neighbourListOf } from './lists/neighbourList.ts';
import { namedFileListOf, pathListOf } from './lists/pathList.ts';
import { raiserListOf } from './lists/messages/raiserList.ts';
import { similarMessageListOf } from './lists/messages/similarMessageList.ts';
import { statusListOf } from './lists/messages/statusList.ts';
import { optionListOf } from './lists/values/optionList.ts';
import { rerank, rerankedPlaces } from './reranking/rerank.ts';
import type { RetrieverRuns } from './retrieverRuns.ts';
import { isRuleOn, weightOf } from './weights/rankingWeights.ts';

/** Number of top hits whose neighbours are added. */
const maxSeeds = 8;

/** The ranked list of {@link rankHybridWithLists}, ordered again by {@link rerank}. */
export async function rankHybrid(inquiry: Inquiry, sources: Sources, runs: RetrieverRuns, limit: number): Promise<readonly Candidate[]> {
  const { rankedCandidates } = await rankHybridWithLists(inquiry, sources, runs, Math.max(limit, rerankedPlaces));
  return rerank(rankedCandidates, inquiry, sources).slice(0, limit);
}

/**
 * The ranked list that every mode starts from, with two of the lists in it: text hits, and exact matches of messages. Without the code
 * index only text ranks.
 */
export async function rankHybridWithLists(
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly contentList: CandidateList; readonly rankedCandidates: Candidate[]; readonly literalList?: CandidateList }> {
  const { settings = defaultAskSettings } = inquiry;
  const { act, frames } = inquiry.intent;
  const isInPassing = act === 'report' && frames.length === 0;
  // A report also quotes texts that occur elsewhere, while a stack trace comes with the raised error itself.
  const weighErrors = (list: CandidateList): CandidateList =>
    isInPassing && list.items.length ? { ...list, weight: list.weight * weightOf('errorsInPassing', inquiry) } : list;
  const contentList = await runs.list(() => contentListOf(inquiry, sources, runs), keyOf);
  if (!settings['features.codeIndex']) return { contentList, rankedCandidates: fuse([contentList], limit) };
  const pathList = await runs.list(() => pathListOf(inquiry, sources), keyOf);
  // With an exact match of the message, similar messages and other raisers of the type are different errors. A diagnosis asks for stricter
  // lists: similarErrorLists.
  const similarErrorLists = async (): Promise<CandidateList[]> => [
    weighErrors(await runs.list(() => similarMessageListOf(inquiry, sources), keyOf)),
    weighErrors(await runs.list(() => raiserListOf(inquiry, sources), keyOf)),
  ];
  const literalList = await runs.list(() => literalListOf(inquiry, sources), keyOf);
  const lists = [
    weighErrors(literalList),
    contentList,
    pathList,
    namedFileListOf(contentList, pathList.items, inquiry),
    await runs.list(() => nameListOf(inquiry, sources), keyOf),
    await runs.list(() => statusListOf(inquiry, sources), keyOf),
    await runs.list(() => optionListOf(inquiry, sources), keyOf),
    ...(emitsMessage(literalList.items) && isRuleOn('rule.saidMessage', inquiry) ? [] : await similarErrorLists()),
    await runs.list(() => focusListOf(inquiry), keyOf),
  ];
  // Descriptions and questions name the code itself, and neighbours would only push it down. Reports describe symptoms, often one call
  // away.
  const hasNeighbours = settings['features.callGraph'] && (act === 'report' || !isRuleOn('rule.neighboursOfReports', inquiry));
  if (!hasNeighbours) return { contentList, rankedCandidates: fuse(lists, limit), literalList };
  const seedCandidates = fuse(lists, maxSeeds);
  const neighbourList = await runs.list(() => neighbourListOf(seedCandidates, inquiry, sources), keyOf);
  return { contentList, rankedCandidates: fuse([...lists, neighbourList], limit), literalList };
}
