// Lists of errors like the reported one, for a diagnosis whose message no code contains. A search in `hybridRanking.ts` takes all raisers of the
// type instead, because it also lists errors with other messages.
import { fileKeyOf } from '../../../base/fileKey.ts';
import { listOf, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { traceFiles } from '../frames/frameList.ts';
import { raiserListOf, withoutOtherMessages } from './raiserList.ts';
import { similarMessageListOf } from './similarMessageList.ts';

/** Places with similar messages, then code that raises the same type without another message. */
export function similarErrorListsOf(inquiry: Inquiry, sources: Sources): CandidateList[] {
  const similarMessageList = similarMessageListOf(inquiry, sources);
  const raiserLists = [raiserListOf(inquiry, sources), traceRaiserListOf(inquiry, sources)];
  return [similarMessageList, ...raiserLists.map((list) => withoutOtherMessages(list, inquiry, similarMessageList))];
}

/** Code in files of the trace that raises the error: its origin, even if the frame names no function. */
function traceRaiserListOf(inquiry: Inquiry, sources: Sources): CandidateList {
  const fileKeys = traceFiles(inquiry.intent, sources);
  const traceRaisers = raiserListOf(inquiry, sources).items.filter((each) => fileKeys.has(fileKeyOf(each)));
  return listOf(
    'raisers in the trace',
    'sites.raisedOnTheWay',
    traceRaisers.map((item) => ({ ...item, score: 1 })),
    inquiry,
  );
}
