// Ends an answer that a model wrote: last notices, a second check of the citations, the record.
import { CancelledError } from '../../base/cancellation.ts';
import type { Model } from '../../ports.ts';
import { tell, tellSecrets, type AnswerRun } from '../answerRun.ts';
import type { AskEvent } from '../events.ts';
import type { Passes } from '../gaps/passes.ts';
import { modelRecord } from '../outcome/modelRecord.ts';
import type { AnswerRecord } from '../record/record.ts';
import { noticeOf, type Exchange } from './exchange.ts';
import { extractive } from './extractive.ts';

/** End of the passes of an answer. `later`: the outcome of a pass after the one whose answer stands. */
export interface Conclusion {
  readonly passes: Passes;
  readonly stop: AnswerRecord['stop'];
  readonly later?: Exchange;
}

/**
 * Ends the answer with the reply of `last`, or with an answer from the code where that has no text. Rejects when cancelled before anything
 * could be read.
 */
export async function* conclude(
  run: AnswerRun,
  model: Model,
  last: Exchange,
  { passes, stop, later }: Conclusion,
): AsyncGenerator<AskEvent, void, undefined> {
  const { reply, end, prepared } = last;
  if (!reply.visible && end.kind === 'cancelled') throw new CancelledError();
  if (!reply.visible && !run.options.continuation?.answer) {
    // A reply that reached the limit without text was all thinking.
    const limit = String(prepared.request.maxTokens);
    yield tell(run, end.kind === 'failed' ? end.notice : { code: 'model-empty', args: [model.info.name, limit] });
    yield* extractive(run);
    return;
  }
  const ended = later?.end ?? end;
  // A continuation may have nothing to add: that is a normal end.
  const added = reply.visible || ended.kind !== 'failed' || ended.notice.code !== 'model-empty';
  yield* tellSecrets(run, (later ?? last).prepared.sentSoFar.secrets);
  const notice = added ? noticeOf(ended, prepared.request.maxTokens) : undefined;
  if (notice) yield tell(run, notice);
  for (const citation of await last.writer.recheck()) yield { kind: 'citation', citation };
  const whole = (run.options.continuation?.answer ?? '') + reply.text;
  const checked = await last.writer.checkWords(whole, (root, path, line) => namesAround(run, root, path, line));
  for (const citation of checked.changed) yield { kind: 'citation', citation };
  run.phases.end('verify');
  const why = ended.kind === 'failed' && added ? 'error' : ended.kind === 'cancelled' ? 'user' : stop;
  const made = { ...last, passes, stop: why, cut: end.kind === 'cut', whole: end.kind === 'whole', checked };
  yield { kind: 'done', record: modelRecord(run, model.info, made) };
}

/** Names of the definition at a line and of its containers. */
function namesAround({ parts }: AnswerRun, root: string, path: string, line: number): readonly string[] {
  return parts.sources.graph.at(root, path, line)?.fact.qualifiedName.split('.') ?? [];
}
