// Finds the requests that a question would send: it is asked up to the gate, which catches them.
import { withDefaults } from '../../core/base/settings/askSettings.ts';
import { CancellationSource, CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { ModelEvent } from '../../core/ports.ts';
import type { EngineClient } from '../../engine/host/client.ts';
import type { ModelCall } from '../../engine/wire/rpc.ts';
import { previewRecord, type SentRecord } from '../../models/gate/gate.ts';
import { classifierOf } from '../../models/gate/classifierModel.ts';
import type { ChosenModels } from '../models/modelSource.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/**
 * Returns the first requests of a question, scrubbed as for sending. Empty when it would send nothing. Rejects with `CancelledError` when
 * `token` is cancelled.
 */
export async function previewRequests(
  client: EngineClient,
  { large, small }: ChosenModels,
  question: { readonly text: string; readonly options: AskOptions },
  token: CancellationToken,
): Promise<readonly SentRecord[]> {
  if (!large) return [];
  const classifier = classifierOf({ large, small }, withDefaults(question.options.settings)['classify.byModel']);
  const caughtRequests: SentRecord[] = [];
  const source = new CancellationSource();
  const subscription = token.onCancellationRequested(() => source.cancel());
  const call = ({ model, request }: ModelCall): AsyncIterable<ModelEvent> => {
    const { info } = ({ classifying: classifier, analysing: small, answering: large }[model] ?? large).model;
    caughtRequests.push(previewRecord(info, request, Date.now()));
    // Declining here would also stop the answer's request; after a missing model that request is still made.
    if (request.purpose !== 'answer') throw new UserError('model-gone', [info.name]);
    // The answer's first request is the last predictable one: the next ones depend on the reply.
    source.cancel();
    throw new UserError('model-declined');
  };
  try {
    const models = { lentModels: { answering: large.model.info, classifying: classifier?.model.info, analysing: small?.model.info }, call };
    for await (const event of client.ask(question.text, question.options, source.token, models)) {
      if (event.kind === 'failed' && event.code !== 'internal') throw new UserError(event.code, event.args);
    }
  } catch (error) {
    if (!(error instanceof CancelledError) || token.isCancellationRequested) throw error;
  } finally {
    subscription.dispose();
    source.dispose();
  }
  return caughtRequests;
}
