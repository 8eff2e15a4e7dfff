// Client for the small model that finds out what to look for: keeps its limits, counts tokens, and tells people the request and its
// failures.
import { throwIfCancelled } from '../../base/cancellation.ts';
import type { Model, ModelInfo, ModelMessage } from '../../ports.ts';
import { addNotice, type AnswerRun } from '../run/answerRun.ts';
import type { AskEvent, AskStatus } from '../record/events.ts';
import type { EvidenceSet } from '../material/evidence/evidenceSet.ts';
import { outboundPlaces } from '../preparation/requests/assembleRequest.ts';
import { askForJson, type NoReply, type ShapedReply } from '../model/small/requestJson.ts';
import type { Shape } from '../model/small/shapeValue.ts';

/** One request to the small model. */
export interface SmallQuestion {
  readonly messages: readonly ModelMessage[];
  /** Code of the workspace in `messages`. */
  readonly evidenceSet?: EvidenceSet;
  /** Arguments of the status after name and place of the model. */
  readonly args?: readonly string[];
  /** Limit of the reply, as a multiple of the tokens of an analysis. */
  readonly tokenFactor?: number;
}

/** A small model that helps with one question. */
export class SmallModel {
  readonly #run: AnswerRun;
  readonly #model: Model;
  #promptTokens = 0;

  constructor(run: AnswerRun, model: Model) {
    this.#run = run;
    this.#model = model;
  }

  get info(): ModelInfo {
    return this.#model.info;
  }

  /** Tokens of all prompts so far. */
  get promptTokens(): number {
    return this.#promptTokens;
  }

  /** Asks for a value of `shape`. Rejects with `CancelledError` alone, when the question is cancelled. */
  async *ask<S extends Shape>(
    statusName: Extract<AskStatus, 'analysing' | 'judging' | 'noting'>,
    shape: S,
    { messages, evidenceSet, args = [], tokenFactor = 1 }: SmallQuestion,
  ): AsyncGenerator<AskEvent, ShapedReply<S>, undefined> {
    const { dependencies, settings, usageMeter, token, phases, secretCount } = this.#run;
    const { name, where } = this.#model.info;
    const status = { kind: 'status', status: statusName, args: [name, where, ...args] } as const;
    yield status;
    const limits = { maxTokens: settings['analyse.maxTokens'] * tokenFactor, seconds: settings['analyse.timeLimit'] };
    const places = evidenceSet ? outboundPlaces(evidenceSet, dependencies.label) : [];
    const content = { messages, places, secretsReplaced: secretCount + (evidenceSet?.secretCount ?? 0) };
    const request = { purpose: 'analyse' as const, ...content, ...limits, status };
    const reply = yield* askForJson(this.#model, shape, request, { ...dependencies, usageMeter, token });
    throwIfCancelled(token);
    phases.end('analyse');
    this.#promptTokens += reply.promptTokens;
    return reply;
  }

  /** Tells that the strategy continues, or ends, without this reply. Says nothing after a declined request. */
  *tellFailure(
    code: 'search-unguided' | 'search-unjudged' | 'graph-unread',
    { problem, declined }: { readonly problem?: NoReply; readonly declined: boolean },
  ): Generator<AskEvent> {
    if (problem && !declined) yield addNotice(this.#run, { code, args: [this.info.name, problem.code, ...problem.args] });
  }
}
