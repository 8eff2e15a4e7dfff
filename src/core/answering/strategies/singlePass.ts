// The first pass of the loop alone: gather evidence, ask once. Whatever fails, an answer is left.
import type { Model } from '../../ports.ts';
import type { Asked } from '../asked.ts';
import type { AskEvent } from '../events.ts';
import { Passes } from '../gaps/passes.ts';
import { conclude } from './conclude.ts';
import { firstExchange } from './exchange.ts';

/** Answers with `model`. Rejects with `CancelledError` when cancelled before anything could be read; every other end is an event. */
export async function* singlePass(asked: Asked, model: Model): AsyncGenerator<AskEvent, void, undefined> {
  const passes = new Passes(asked.parts.clock);
  const only = yield* firstExchange(asked, model);
  passes.end(only.prepared.evidence, only.counts.total, []);
  yield* conclude(asked, model, only, { passes, stop: 'one-pass' });
}
