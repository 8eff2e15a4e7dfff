// Lists of errors like the reported one, for a diagnosis whose message no code contains. A search in `hybrid.ts` takes all raisers of the
// type instead, because it also lists errors with other messages.
import { fileKeyOf } from '../../../base/fileKey.ts';
import { listOf, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { traceFiles } from '../frames/frameList.ts';
import { raiserList, withoutOtherMessages } from './raisers.ts';
import { errorTextList } from './similarMessages.ts';

/** Places with similar messages, then code that raises the same type without another message. */
export function similarErrorLists(inquiry: Inquiry, sources: Sources): CandidateList[] {
  const similarMessages = errorTextList(inquiry, sources);
  const raisers = [raiserList(inquiry, sources), raisersInTrace(inquiry, sources)];
  return [similarMessages, ...raisers.map((list) => withoutOtherMessages(list, inquiry, similarMessages))];
}

/** Code in files of the trace that raises the error: its origin, even if the frame names no function. */
function raisersInTrace(inquiry: Inquiry, sources: Sources): CandidateList {
  const places = traceFiles(inquiry.intent, sources);
  const traceRaisers = raiserList(inquiry, sources).items.filter((each) => places.has(fileKeyOf(each)));
  return listOf(
    'raisers in the trace',
    'sites.raisedOnTheWay',
    traceRaisers.map((item) => ({ ...item, score: 1 })),
    inquiry,
  );
}
