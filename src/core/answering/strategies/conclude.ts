// Ends an answer that a model wrote: last notices, a second check of the citations, the record.
import { CancelledError } from '../../base/cancellation.ts';
import type { Model } from '../../ports.ts';
import { addNotice, noticeCautions, noticeSecrets, type AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import type { Passes } from '../gaps/passes.ts';
import { modelRecord } from '../outcome/modelRecord.ts';
import type { AnswerRecord } from '../record/answerRecord.ts';
import { noticeOf, type Exchange } from './exchange.ts';
import { extractive } from './extractive.ts';

/** End of the passes of an answer. `discardedExchange`: the outcome of a pass after the one whose answer stands. */
export interface Conclusion {
  readonly passes: Passes;
  readonly stop: AnswerRecord['stop'];
  readonly discardedExchange?: Exchange;
}

/**
 * Ends the answer with the reply of `answerExchange`, or with an answer from the code where that has no text. Rejects when cancelled before anything
 * could be read.
 */
export async function* conclude(
  run: AnswerRun,
  model: Model,
  answerExchange: Exchange,
  { passes, stop, discardedExchange }: Conclusion,
): AsyncGenerator<AskEvent, void, undefined> {
  const { reply, end, preparedRequest } = answerExchange;
  if (!reply.isVisible && end.kind === 'cancelled') throw new CancelledError();
  if (!reply.isVisible && !run.options.continuation?.answer) {
    // A reply that reached the limit without text was all thinking.
    const limit = String(preparedRequest.request.maxTokens);
    yield addNotice(run, end.kind === 'failed' ? end.notice : { code: 'model-empty', args: [model.info.name, limit] });
    yield* extractive(run);
    return;
  }
  const finalEnd = discardedExchange?.end ?? end;
  // A continuation may have nothing to add: that is a normal end.
  const hasAddition = reply.isVisible || finalEnd.kind !== 'failed' || finalEnd.notice.code !== 'model-empty';
  const { evidenceSoFar } = (discardedExchange ?? answerExchange).preparedRequest;
  yield* noticeSecrets(run, evidenceSoFar.secretCount);
  yield* noticeCautions(
    run,
    [...evidenceSoFar.pieces, ...evidenceSoFar.relations].flatMap(({ evidence }) => evidence ?? []),
  );
  const notice = hasAddition ? noticeOf(finalEnd, preparedRequest.request.maxTokens) : undefined;
  if (notice) yield addNotice(run, notice);
  for (const citation of await answerExchange.writer.recheck()) yield { kind: 'citation', citation };
  const fullAnswer = (run.options.continuation?.answer ?? '') + reply.text;
  const checkedWords = await answerExchange.writer.checkWords(fullAnswer, (root, path, line) => namesAround(run, root, path, line));
  for (const citation of checkedWords.changedCitations) yield { kind: 'citation', citation };
  run.phases.end('verify');
  const stopReason = finalEnd.kind === 'failed' && hasAddition ? 'error' : finalEnd.kind === 'cancelled' ? 'user' : stop;
  const modelAnswer = { ...answerExchange, passes, stop: stopReason, cut: end.kind === 'cut', whole: end.kind === 'whole', checkedWords };
  yield { kind: 'done', record: modelRecord(run, model.info, modelAnswer) };
}

/** Names of the definition at a line and of its containers. */
function namesAround({ dependencies }: AnswerRun, root: string, path: string, line: number): readonly string[] {
  return dependencies.sources.graph.at(root, path, line)?.fact.qualifiedName.split('.') ?? [];
}
