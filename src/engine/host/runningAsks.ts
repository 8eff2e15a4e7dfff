// Questions that the engine is answering: passes each event to the question it belongs to, and extends the time limit of that question.
import * as l10n from '@vscode/l10n';
import type { AskEvent } from '../../core/answering/record/events.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { EventQueue } from '../wire/eventQueue.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { withKeepAlive, type HostModels } from './modelRequests.ts';

interface RunningAsk {
  readonly queue: EventQueue<AskEvent>;
  readonly deadline: Deadline;
  readonly models: HostModels;
}

/** Sends the request of question `id`; settles when the engine has answered it. */
type SendAsk = (id: string, askDeadline: Deadline) => Promise<void>;

/** The questions under way, by the id that their messages carry. */
export class RunningAsks {
  readonly #silenceMs: number;
  readonly #asks = new Map<string, RunningAsk>();
  #askCount = 0;

  /** @param silenceMs time without a sign of life after which a question fails */
  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  /** Sends a question and yields its events in order; a failure for people is the last event. Leaving the loop early cancels the work. */
  async *events(send: SendAsk, models: HostModels, token: CancellationToken): AsyncGenerator<AskEvent, void, undefined> {
    const id = `ask-${++this.#askCount}`;
    const queue = new EventQueue<AskEvent>();
    const askDeadline = startDeadline(this.#silenceMs, l10n.t('Answering'), token);
    this.#asks.set(id, { queue, deadline: askDeadline, models });
    send(id, askDeadline).then(
      () => queue.end({}),
      (error: unknown) => queue.end({ error }),
    );
    try {
      yield* queue.events();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      yield { kind: 'failed', code: error.code, args: error.args };
    } finally {
      this.#asks.delete(id);
      askDeadline.cancel();
    }
  }

  /** Takes an event of the engine. One for a question that was given up has no reader. */
  receive(id: string, event: AskEvent): void {
    const ask = this.#asks.get(id);
    ask?.deadline.touch();
    ask?.queue.push(event);
  }

  /** Models of a question. They think for long and people take their time at the gate: that silence does not count against the engine. */
  modelsOf(id: string): HostModels | undefined {
    const ask = this.#asks.get(id);
    if (!ask) return undefined;
    return withKeepAlive(ask.models, () => ask.deadline.touch(), this.#silenceMs / 4);
  }
}
