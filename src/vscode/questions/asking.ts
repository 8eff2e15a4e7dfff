// Sends questions to the engine and feeds the events into the chat. One question at a time; a new one stops the one before.
import type * as vscode from 'vscode';
import type { Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { CancelledError, CancellationSource, type CancellationToken } from '../../core/base/cancellation.ts';
import { Emitter } from '../../core/base/event.ts';
import type { EditorProblem } from '../../core/findings/editorProblems.ts';
import type { Log } from '../../core/ports.ts';
import type { EngineClient } from '../../engine/host/client.ts';
import type { HostModels } from '../../engine/host/modelRequests.ts';
import type { SentRecord } from '../../models/gate/gate.ts';
import type { GateDecision } from '../../models/gate/gateDecision.ts';
import type { GateView } from '../../protocol/toPanel.ts';
import type { Chat, ChatTurn, QuestionRequest, SavedChat } from '../chats/chat.ts';
import { readSavedChat } from '../chats/readSavedChat.ts';
import type { SavedChats } from '../chats/savedChats.ts';
import { sayFailedEvent, sayFailure } from '../failure.ts';
import type { GateKeeper, Lending } from '../models/lending.ts';
import type { SentLog } from '../models/sentLog.ts';
import { AnswerSteering } from '../chats/steering.ts';
import type { StrategyIntroduction, StrategyPlans } from './strategyPlans.ts';
import { branchTitle } from '../chats/branchTitle.ts';
import type { WorkspaceIndex } from '../workspace/workspaceIndex.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Key of the chat in `workspaceState`. */
const chatKey = 'clew.chat';
/** Longest title of a chat that begins with an edited question, in characters. */
const maxTitleLength = 60;

/** Dependencies of asking. */
export interface AskingDependencies {
  readonly chat: Chat;
  readonly client: EngineClient;
  readonly index: WorkspaceIndex;
  readonly lending: Lending;
  readonly sentLog: SentLog;
  readonly plans: StrategyPlans;
  /** State of this workspace. */
  readonly state: vscode.Memento;
  /** The other chats of this workspace; undefined where none can be stored. */
  readonly savedChats: SavedChats | undefined;
  /** Merges the settings with the person's choices for the next questions; the question's own options win. */
  applyChoices(options: AskOptions): AskOptions;
  /** Reports of the editor's compilers and linters about the open folders. */
  problems(): readonly EditorProblem[];
  readonly log: Log;
}

/** Lends models to one question, behind the gate of `createKeeper`. */
type Lend = (keeper: GateKeeper) => Promise<HostModels>;

/** The only place that asks questions. */
export class Asking implements Disposable {
  readonly #dependencies: AskingDependencies;
  readonly #gateEmitter = new Emitter<void>();
  #current: { readonly turn: string; readonly source: CancellationSource; readonly steering: AnswerSteering } | undefined;
  #pendingDecision: { readonly turn: string; readonly resolve: (decision: GateDecision) => void } | undefined;
  #disposed = false;

  /** Fires when a request waits for the person's decision: the panel has to be visible. */
  readonly onDidWaitAtGate = this.#gateEmitter.event;

  constructor(dependencies: AskingDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Asks; resolves with the turn when it is over, however it ended. Never rejects. With `of` the answer takes the place of that turn's. With
   * `lend` its models replace the configured ones.
   */
  async ask(question: QuestionRequest, of?: string, lend?: Lend): Promise<ChatTurn> {
    this.stop();
    const turn = this.#dependencies.chat.start(question, of);
    return this.#run(turn, turn.options, lend);
  }

  /** Asks an edited question in the place of turn `id`. The later turns continue in a chat of their own, which is stored. */
  async edit(id: string, question: QuestionRequest): Promise<ChatTurn> {
    const { chat } = this.#dependencies;
    const turn = chat.turn(id);
    if (!turn) return this.ask(question);
    if (chat.isLast(id)) return this.ask(question, id);
    await this.#replaceChat(chat.branch(id, question.question.slice(0, maxTitleLength), { without: true }));
    return this.ask(question);
  }

  /** Continues from turn `id` in a chat of its own; the open one is stored. */
  async branch(id: string): Promise<void> {
    const { chat } = this.#dependencies;
    const turn = chat.turn(id);
    if (turn) await this.#replaceChat(chat.branch(id, branchTitle(turn)));
  }

  /** Steering of turn `id` while it is answered; undefined when it is over. */
  steering(id: string): AnswerSteering | undefined {
    return this.#current?.turn === id ? this.#current.steering : undefined;
  }

  /** Shows another chat instead of the open one, which must be stored before. */
  async #replaceChat(newChat: SavedChat): Promise<void> {
    const { chat, savedChats, sentLog } = this.#dependencies;
    if (!savedChats) throw new UserError('chats-not-kept');
    this.stop();
    await this.keep();
    chat.open(newChat);
    sentLog.clear();
    await this.save();
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

  /** Passes the person's decision on a request of `turn` at the gate; false when none waits. */
  decide(turn: string, decision: GateDecision): boolean {
    if (this.#pendingDecision?.turn !== turn) return false;
    this.#pendingDecision.resolve(decision);
    this.#pendingDecision = undefined;
    return true;
  }

  /** Stops the current question; results so far stay. */
  stop(): void {
    const current = this.#current;
    this.#current = undefined;
    if (!current) return;
    this.#dependencies.chat.stop(current.turn);
    current.source.cancel();
  }

  /** The other chats of this workspace; undefined where none can be stored. */
  get savedChats(): SavedChats | undefined {
    return this.#dependencies.savedChats;
  }

  /** Stores the open chat among the others, where it is listed. */
  async keep(): Promise<void> {
    await this.#dependencies.savedChats?.keep(this.#dependencies.chat.save());
  }

  /** Stores the open chat and shows another one; false when it is unreadable. */
  async openChat(id: string): Promise<boolean> {
    const { chat, savedChats, sentLog } = this.#dependencies;
    if (id === chat.sessionId) return true;
    this.stop();
    await this.keep();
    const savedChat = await savedChats?.open(id);
    if (!savedChat) return false;
    chat.open(savedChat);
    sentLog.clear();
    await this.save();
    return true;
  }

  /** Stores a foreign chat and shows it; false where none can be stored. */
  async importChat(chat: SavedChat): Promise<boolean> {
    await this.#dependencies.savedChats?.keep(chat);
    return this.openChat(chat.sessionId);
  }

  /** Gives a chat a title, open or not. */
  async renameChat(id: string, title: string): Promise<void> {
    const { chat, savedChats } = this.#dependencies;
    if (id === chat.sessionId) chat.rename(title);
    await savedChats?.rename(id, title);
    await this.save();
  }

  /** Deletes a chat; if it is open, a new one begins. */
  async deleteChat(id: string): Promise<void> {
    if (id === this.#dependencies.chat.sessionId) await this.#begin();
    await this.#dependencies.savedChats?.delete(id);
  }

  /** Deletes all chats of this workspace. */
  async deleteChats(): Promise<void> {
    await this.#begin();
    await this.#dependencies.savedChats?.clear();
  }

  /** Stores the open chat among the others, and begins a new one. */
  async newChat(): Promise<void> {
    this.stop();
    await this.keep().catch((error: unknown) => this.#dependencies.log.error('The chat before could not be kept', error));
    await this.#begin();
  }

  async #begin(): Promise<void> {
    this.stop();
    this.#dependencies.chat.clear();
    this.#dependencies.sentLog.clear();
    await this.save();
  }

  /** Restores the chat of the last window on this workspace. Drops an unreadable one, so that Clew still starts. */
  restore(): void {
    const { state, chat, log } = this.#dependencies;
    const storedValue = state.get<unknown>(chatKey);
    const savedChat = readSavedChat(storedValue);
    if (savedChat) chat.restore(savedChat);
    else if (storedValue !== undefined) log.warn('The chat of the last window could not be read: a new one has begun');
  }

  /** Stores the open chat for the next window. */
  async save(): Promise<void> {
    await this.#dependencies.state.update(chatKey, this.#dependencies.chat.save());
  }

  /** Ends the work of this window. A running question is stored, so that the next window can offer to ask it again. */
  dispose(): void {
    if (this.#current) void this.#saveQuestion();
    this.#disposed = true;
    this.#current?.source.cancel();
    this.#current = undefined;
    this.#gateEmitter.dispose();
  }

  async #run(turn: ChatTurn, options: AskOptions, lend?: Lend): Promise<ChatTurn> {
    const { chat, log } = this.#dependencies;
    const { id } = turn;
    const source = new CancellationSource();
    const { 'loop.confirmGaps': held } = this.#dependencies.lending.settings;
    const steering = new AnswerSteering(
      held,
      () => chat.turn(id)?.marks ?? [],
      (view) => chat.steer(id, view),
    );
    this.#current = { turn: id, source, steering };
    // The window may reload before the answer, so the question is stored now.
    void this.#saveQuestion();
    try {
      await this.#streamEvents(turn, options, { token: source.token, steering, lend });
      chat.end(id, 'stopped');
    } catch (error) {
      if (error instanceof CancelledError) chat.end(id, 'stopped');
      else chat.end(id, 'failed', sayFailure(error, log));
    } finally {
      if (this.#current?.source === source) this.#current = undefined;
      source.dispose();
      // The state stored on closing marks the question as unanswered; the cancellation after it must not overwrite that.
      if (!this.#disposed) await this.save().catch((error: unknown) => log.error('The chat could not be kept', error));
    }
    return chat.turn(id) ?? { ...turn, state: 'stopped', events: [] };
  }

  /** Stores the chat while a question runs. Never rejects. */
  async #saveQuestion(): Promise<void> {
    await this.save().catch((error: unknown) => this.#dependencies.log.error('The question could not be kept', error));
  }

  async #streamEvents(
    { id, question, model }: ChatTurn,
    options: AskOptions,
    { token, steering, lend }: { readonly token: CancellationToken; readonly steering: AnswerSteering; readonly lend?: Lend | undefined },
  ): Promise<void> {
    const { chat, client, index, lending } = this.#dependencies;
    const chosenOptions = { ...this.#dependencies.applyChoices(lending.answerOptions), ...options };
    const { plans } = this.#dependencies;
    const keeper = this.#createKeeper(id, plans.introductionOf(chosenOptions, model), plans.mostRequests(chosenOptions, model));
    const [models] = await Promise.all([lend?.(keeper) ?? lending.lend(keeper, model), index.start()]);
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
      chat.add(id, event);
      if (event.kind === 'failed') chat.end(id, 'failed', sayFailedEvent(event.code, event.args, options.continuation !== undefined));
    }
  }

  #createKeeper(turn: string, introduction: StrategyIntroduction | undefined, mostRequests: number): GateKeeper {
    const { chat, sentLog } = this.#dependencies;
    return {
      introduces: () => introduction?.isDue() ?? false,
      mostRequests: () => mostRequests,
      consent: async (pending, token) => {
        const decision = await this.#waitForDecision(turn, introduction?.addTo(pending) ?? pending, token);
        if (decision !== 'never') introduction?.markSeen();
        return decision;
      },
      onSent: ({ messages, ...view }: SentRecord) => {
        sentLog.add(turn, { messages, ...view });
        chat.addSentRequest(turn, view);
      },
    };
  }

  async #waitForDecision(turn: string, pending: GateView, token: CancellationToken): Promise<GateDecision> {
    const { chat } = this.#dependencies;
    const decision = new Promise<GateDecision>((resolve) => {
      this.#pendingDecision = { turn, resolve };
    });
    // After a stop the gate need not wait for a decision either.
    const subscription = token.onCancellationRequested(() => this.decide(turn, 'never'));
    chat.waitAtGate(turn, pending);
    this.#gateEmitter.fire();
    try {
      return await decision;
    } finally {
      subscription.dispose();
      chat.waitAtGate(turn, undefined);
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
