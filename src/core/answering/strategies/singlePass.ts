// Strategy with one request: gather evidence, ask once. An answer remains, whatever fails.
import type { Model } from '../../ports.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import { Passes } from '../gaps/passes.ts';
import { conclude } from './conclude.ts';
import { firstExchange } from './exchange.ts';

/** Answers with `model`. Rejects with `CancelledError` when cancelled before anything could be read; every other end is an event. */
export async function* singlePass(run: AnswerRun, model: Model): AsyncGenerator<AskEvent, void, undefined> {
  const passes = new Passes(run.dependencies.clock);
  const onlyExchange = yield* firstExchange(run, model);
  passes.end(onlyExchange.preparedRequest.evidence, onlyExchange.counts.total, []);
  yield* conclude(run, model, onlyExchange, { passes, stop: 'one-pass' });
}
