// Ranked list that every mode starts from: all lists of a question merged.
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import { keyOf, type Candidate, type CandidateList } from './candidate.ts';
import { fuse } from './fusion.ts';
import type { Inquiry, Sources } from './inquiry.ts';
import { contentList } from './lists/contentList.ts';
import { focusList } from './lists/focusList.ts';
import { literalList, emitsMessage } from './lists/messages/literalList.ts';
import { nameList } from './lists/nameList.ts';
import { neighbourList } from './lists/neighbourList.ts';
import { namedFileList, pathList } from './lists/pathList.ts';
import { raiserList } from './lists/messages/raisers.ts';
import { errorTextList } from './lists/messages/similarMessages.ts';
import { statusList } from './lists/messages/statusSites.ts';
import type { RetrieverRuns } from './retrieverRuns.ts';
import { isRuleOn, weightOf } from './rankingWeights.ts';

/** Number of top hits whose neighbours are added. */
const maxSeeds = 8;

/** Only the ranked list of {@link hybridLists}. */
export async function hybridList(inquiry: Inquiry, sources: Sources, runs: RetrieverRuns, limit: number): Promise<Candidate[]> {
  return (await hybridLists(inquiry, sources, runs, limit)).hybrid;
}

/**
 * The ranked list that every mode starts from, with two of the lists in it: text hits, and exact matches of messages. Without the code
 * index only text ranks.
 */
export async function hybridLists(
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly text: CandidateList; readonly hybrid: Candidate[]; readonly literals?: CandidateList }> {
  const { settings = defaultAskSettings } = inquiry;
  const { act, frames } = inquiry.intent;
  const isInPassing = act === 'report' && frames.length === 0;
  // A report also quotes texts that occur elsewhere, while a stack trace comes with the raised error itself.
  const weighErrors = (list: CandidateList): CandidateList =>
    isInPassing && list.items.length ? { ...list, weight: list.weight * weightOf('errorsInPassing', inquiry) } : list;
  const text = await runs.list(() => contentList(inquiry, sources, runs), keyOf);
  if (!settings['features.codeIndex']) return { text, hybrid: fuse([text], limit) };
  const paths = await runs.list(() => pathList(inquiry, sources), keyOf);
  // With an exact match of the message, similar messages and other raisers of the type are different errors. A diagnosis asks for stricter
  // lists: similarErrorLists.
  const guessErrors = async (): Promise<CandidateList[]> => [
    weighErrors(await runs.list(() => errorTextList(inquiry, sources), keyOf)),
    weighErrors(await runs.list(() => raiserList(inquiry, sources), keyOf)),
  ];
  const literals = await runs.list(() => literalList(inquiry, sources), keyOf);
  const lists = [
    weighErrors(literals),
    text,
    paths,
    namedFileList(text, paths.items, inquiry),
    await runs.list(() => nameList(inquiry, sources), keyOf),
    await runs.list(() => statusList(inquiry, sources), keyOf),
    ...(emitsMessage(literals.items) && isRuleOn('rule.saidMessage', inquiry) ? [] : await guessErrors()),
    await runs.list(() => focusList(inquiry), keyOf),
  ];
  // Descriptions and questions name the code itself, and neighbours would only push it down. Reports describe symptoms, often one call
  // away.
  const hasNeighbours = settings['features.callGraph'] && (act === 'report' || !isRuleOn('rule.neighboursOfReports', inquiry));
  if (!hasNeighbours) return { text, hybrid: fuse(lists, limit), literals };
  const seedCandidates = fuse(lists, maxSeeds);
  const neighbours = await runs.list(() => neighbourList(seedCandidates, inquiry, sources), keyOf);
  return { text, hybrid: fuse([...lists, neighbours], limit), literals };
}
