// Sends questions to the engine and feeds the events into the chat. One question at a time; a new one stops the one before.
import type { Disposable } from '../../core/base/disposable.ts';
import { CancelledError, CancellationSource, type CancellationToken } from '../../core/base/cancellation.ts';
import { Emitter } from '../../core/base/event.ts';
import type { EditorProblem } from '../../core/findings/problemFindings.ts';
import type { Log } from '../../core/ports.ts';
import type { EngineClient } from '../../engine/host/client.ts';
import type { HostModels } from '../../engine/host/modelRequests.ts';
import type { SentRecord } from '../../models/gate/gate.ts';
import type { GateDecision } from '../../models/gate/gateDecision.ts';
import type { GateView } from '../../protocol/toPanel.ts';
import type { Chat, ChatTurn, QuestionRequest } from '../chats/chat.ts';
import type { OpenChat } from '../chats/openChat.ts';
import { failedEventSentence, failureSentence } from '../dialogs/failureSentence.ts';
import type { GateKeeper, ModelLender } from '../models/modelLender.ts';
import type { SentLog } from '../models/sentLog.ts';
import { AnswerSteering } from '../chats/answerSteering.ts';
import type { StrategyIntroduction, StrategyCosts } from './strategyCosts.ts';
import { branchTitle } from '../chats/branchTitle.ts';
import type { WorkspaceIndex } from '../workspace/workspaceIndex.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Longest title of a chat that begins with an edited question, in characters. */
const maxTitleLength = 60;

export interface QuestionRunnerDependencies {
  readonly chat: Chat;
  readonly client: EngineClient;
  readonly index: WorkspaceIndex;
  readonly modelLender: ModelLender;
  readonly sentLog: SentLog;
  readonly strategyCosts: StrategyCosts;
  readonly openChat: OpenChat;
  /** Merges the settings with the person's choices for the next questions; the question's own options win. */
  applyChoices(options: AskOptions): AskOptions;
  /** Reports of the editor's compilers and linters about the open folders. */
  problems(): readonly EditorProblem[];
  readonly log: Log;
}

/** Lends models for one question. The gate before them asks `keeper` whether a request may leave. */
type Lend = (keeper: GateKeeper) => Promise<HostModels>;

/** The only place that asks questions, so that one is answered at a time and each passes the same gate. */
export class QuestionRunner implements Disposable {
  readonly #dependencies: QuestionRunnerDependencies;
  readonly #gateEmitter = new Emitter<void>();
  readonly #replaceListener: Disposable;
  #current: { readonly turnId: string; readonly source: CancellationSource; readonly steering: AnswerSteering } | undefined;
  #pendingDecision: { readonly turnId: string; readonly resolve: (decision: GateDecision) => void } | undefined;
  #isDisposed = false;

  /** Fires when a request waits for the person's decision: the panel has to be visible. */
  readonly onDidWaitAtGate = this.#gateEmitter.event;

  constructor(dependencies: QuestionRunnerDependencies) {
    this.#dependencies = dependencies;
    this.#replaceListener = dependencies.openChat.onWillReplace(() => this.stop());
  }

  /**
   * Asks; resolves with the turn when it is over, however it ended. Never rejects. With `replacedId` the answer takes the place of that turn's. With
   * `lend` its models replace the configured ones.
   */
  async ask(request: QuestionRequest, replacedId?: string, lend?: Lend): Promise<ChatTurn> {
    this.stop();
    const turn = this.#dependencies.chat.start(request, replacedId);
    return this.#run(turn, turn.options, lend);
  }

  /** Asks an edited question in the place of turn `id`. The later turns continue in a chat of their own, which is stored. */
  async edit(id: string, request: QuestionRequest): Promise<ChatTurn> {
    const { chat, openChat } = this.#dependencies;
    const turn = chat.turn(id);
    if (!turn) return this.ask(request);
    if (chat.isLastQuestion(id)) return this.ask(request, id);
    await openChat.replace(chat.branch(id, request.question.slice(0, maxTitleLength), { without: true }));
    return this.ask(request);
  }

  /** Continues from turn `id` in a chat of its own; the open one is stored. */
  async branch(id: string): Promise<void> {
    const { chat, openChat } = this.#dependencies;
    const turn = chat.turn(id);
    if (turn) await openChat.replace(chat.branch(id, branchTitle(turn)));
  }

  /** Steering of turn `id` while it is answered; undefined when it is over. */
  steering(id: string): AnswerSteering | undefined {
    return this.#current?.turnId === id ? this.#current.steering : undefined;
  }

  /** Continues an answer that reached the output limit; undefined when there is no such answer. */
  async resume(id: string): Promise<ChatTurn | undefined> {
    const { chat } = this.#dependencies;
    if (!chat.turn(id)?.record) return undefined;
    this.stop();
    const turn = chat.resume(id);
    if (!turn) return undefined;
    const { answer, citations, evidence, strategy } = turn.before;
    return this.#run(turn, { ...turn.options, continuation: { answer, citations, evidence, strategy } });
  }

  /** Passes the person's decision on a request of the turn `turnId` at the gate; false when none waits. */
  decide(turnId: string, decision: GateDecision): boolean {
    if (this.#pendingDecision?.turnId !== turnId) return false;
    this.#pendingDecision.resolve(decision);
    this.#pendingDecision = undefined;
    return true;
  }

  /** Stops the current question; results so far stay. */
  stop(): void {
    const current = this.#current;
    this.#current = undefined;
    if (!current) return;
    this.#dependencies.chat.stopTurn(current.turnId);
    current.source.cancel();
  }

  /** Ends the work of this window. A running question is stored, so that the next window can offer to ask it again. */
  dispose(): void {
    if (this.#current) void this.#saveQuestion();
    this.#isDisposed = true;
    this.#current?.source.cancel();
    this.#current = undefined;
    this.#replaceListener.dispose();
    this.#gateEmitter.dispose();
  }

  async #run(turn: ChatTurn, options: AskOptions, lend?: Lend): Promise<ChatTurn> {
    const { chat, openChat, log } = this.#dependencies;
    const { id } = turn;
    const source = new CancellationSource();
    const { 'loop.confirmGaps': held } = this.#dependencies.modelLender.settings;
    const steering = new AnswerSteering(
      held,
      () => chat.turn(id)?.marks ?? [],
      (view) => chat.steer(id, view),
    );
    this.#current = { turnId: id, source, steering };
    // The window may reload before the answer, so the question is stored now.
    void this.#saveQuestion();
    try {
      await this.#streamEvents(turn, options, { token: source.token, steering, lend });
      // Changes nothing after `done`: only a stream that ends without it was stopped.
      chat.endTurn(id, 'stopped');
    } catch (error) {
      if (error instanceof CancelledError) chat.endTurn(id, 'stopped');
      else chat.endTurn(id, 'failed', failureSentence(error, log));
    } finally {
      if (this.#current?.source === source) this.#current = undefined;
      source.dispose();
      // The state stored on closing marks the question as unanswered; the cancellation after it must not overwrite that.
      if (!this.#isDisposed) await openChat.save().catch((error: unknown) => log.error('The chat could not be kept', error));
    }
    return chat.turn(id) ?? { ...turn, state: 'stopped', events: [] };
  }

  /** Stores the chat while a question runs. Never rejects. */
  async #saveQuestion(): Promise<void> {
    const { openChat, log } = this.#dependencies;
    await openChat.save().catch((error: unknown) => log.error('The question could not be kept', error));
  }

  async #streamEvents(
    { id, question, model }: ChatTurn,
    options: AskOptions,
    { token, steering, lend }: { readonly token: CancellationToken; readonly steering: AnswerSteering; readonly lend?: Lend | undefined },
  ): Promise<void> {
    const { chat, client, index, modelLender } = this.#dependencies;
    const chosenOptions = { ...this.#dependencies.applyChoices(modelLender.answerOptions), ...options };
    const { strategyCosts } = this.#dependencies;
    const keeper = this.#createKeeper(
      id,
      strategyCosts.introductionOf(chosenOptions, model),
      strategyCosts.mostRequests(chosenOptions, model),
    );
    const [models] = await Promise.all([lend?.(keeper) ?? modelLender.lend(keeper, model), index.start()]);
    // Stopping cancels the model call from here, however busy the engine is.
    const call: HostModels['call'] = (request, callToken) => models.call(request, eitherOf(callToken, token));
    const lentModels = { ...models.lentModels, steered: true };
    const earlier = chat.earlierTurns(id);
    for await (const event of client.ask(question, { problems: this.#dependencies.problems(), ...chosenOptions, earlier }, token, {
      lentModels,
      call,
      steering,
    })) {
      if (token.isCancellationRequested && event.kind !== 'done') continue;
      chat.addEvent(id, event);
      if (event.kind === 'failed')
        chat.endTurn(id, 'failed', failedEventSentence(event.code, event.args, options.continuation !== undefined));
    }
  }

  #createKeeper(turnId: string, introduction: StrategyIntroduction | undefined, mostRequests: number): GateKeeper {
    const { chat, sentLog } = this.#dependencies;
    return {
      mustShow: () => introduction?.isDue() ?? false,
      mostRequests: () => mostRequests,
      consent: async (pending, token) => {
        const decision = await this.#waitForDecision(turnId, introduction?.addTo(pending) ?? pending, token);
        if (decision !== 'never') introduction?.markSeen();
        return decision;
      },
      onSent: ({ messages, ...view }: SentRecord) => {
        sentLog.add(turnId, { messages, ...view });
        chat.addSentRequest(turnId, view);
      },
    };
  }

  async #waitForDecision(turnId: string, pending: GateView, token: CancellationToken): Promise<GateDecision> {
    const { chat } = this.#dependencies;
    const decision = new Promise<GateDecision>((resolve) => {
      this.#pendingDecision = { turnId, resolve };
    });
    // After a stop the gate need not wait for a decision either.
    const subscription = token.onCancellationRequested(() => this.decide(turnId, 'never'));
    chat.setGate(turnId, pending);
    this.#gateEmitter.fire();
    try {
      return await decision;
    } finally {
      subscription.dispose();
      chat.setGate(turnId, undefined);
    }
  }
}

/** Cancelled when one of the two is; its listeners may be called for each. */
function eitherOf(a: CancellationToken, b: CancellationToken): CancellationToken {
  return {
    get isCancellationRequested() {
      return a.isCancellationRequested || b.isCancellationRequested;
    },
    onCancellationRequested: (listener) => {
      const subscriptions = [a, b].map((token) => token.onCancellationRequested(listener));
      return { dispose: () => subscriptions.forEach((link) => link.dispose()) };
    },
  };
}
