// API for the tests in the extension host: ask, decide for the person, and read the state. Other extensions get none of it, since it can
// give consent and store keys.
import type { CancellationToken, ChatResponseStream, ChatResult, ExtensionMode, LogOutputChannel } from 'vscode';
import type { VectorStatus } from '../core/embedding/vectorStatus.ts';
import type { SkippedFile } from '../core/workspace/document.ts';
import type { ModelMessage } from '../core/ports.ts';
import { originOf } from '../models/endpoint/address.ts';
import type { EmbedConsent } from '../models/gate/embedGate.ts';
import type { GateDecision } from '../models/gate/gateDecision.ts';
import type { ChoicesView } from '../protocol/fromPanel.ts';
import type { IndexView, ModelView, Turn } from '../protocol/toPanel.ts';
import { panelTurn } from './chats/chat.ts';
import type { Clew } from './clew.ts';
import type { ParticipantRequest } from './participant/answerInChat.ts';
import type { AskOptions, IndexStatus } from '../core/codebase/api.ts';

/**
 * `ExtensionMode.Development` and `ExtensionMode.Test`. Their numbers are part of the API, so this file can be tested without an editor.
 */
const [development, test] = [2, 3];

export interface ClewApi {
  /** Asks in the chat of this window; resolves with the turn when it is over, however it ended. Never rejects. */
  ask(question: string, options?: AskOptions): Promise<Turn>;
  /** Answers a request to @clew as the editor's chat would. */
  participate(request: ParticipantRequest, stream: ChatResponseStream, token: CancellationToken): Promise<ChatResult>;
  /** Continues an answer that reached the output limit; resolves with its turn, or undefined when there is no such answer. */
  resume(turn: string): Promise<Turn | undefined>;
  /** Stops the current question. */
  stop(): void;
  turns(): readonly Turn[];
  /** The model of the next question. */
  model(): ModelView;
  /** Decides for the person on a request at the gate; false when none waits. */
  decide(turn: string, decision: GateDecision): boolean;
  /** Sets the person's choices for the next questions, and the part of the workspace to stay within. */
  choose(choices: ChoicesView): void;
  /** Stores a key for the server of a base URL; undefined removes it. Rejects with `UserError('model-bad-url')`. */
  setKey(baseUrl: string, key: string | undefined): Promise<void>;
  /** The exact messages of each request that was sent for a turn; empty after a reload of the window. */
  sentMessages(turn: string): readonly (readonly ModelMessage[])[];
  index(): IndexView;
  /** Progress of the vectors by the engine's last report. */
  vectors(): VectorStatus;
  /** Decides for the person whether the current embedder may embed the workspace; undefined takes the decision back. */
  decideEmbedding(consent: EmbedConsent): Promise<void>;
  /** Starts the engine if needed. Rejects with a `UserError` when there is no folder or no engine. */
  status(): Promise<IndexStatus>;
  skippedFiles(): Promise<readonly SkippedFile[]>;
  /** Output channel of the log, whose text VS Code cannot return. */
  readonly channel: LogOutputChannel;
  /** The last warnings and errors of the log. */
  problems(): readonly string[];
  /** Duration of `activate` in ms. */
  readonly activationMs: number;
}

/** Returns the exports; none in production. `mode` is that of the extension's context. */
export function apiOf(clew: Clew, activationMs: number, mode: ExtensionMode): ClewApi | undefined {
  if (mode !== development && mode !== test) return undefined;
  return {
    ask: async (text, options = {}) => panelTurn(await clew.questionRunner.ask({ question: text, options })),
    // Loaded only here, since it needs the editor.
    participate: async (...args) => (await import('./participant/answerInChat.ts')).answerInChat(clew, ...args),
    resume: async (turn) => {
      const finishedTurn = await clew.questionRunner.resume(turn);
      return finishedTurn && panelTurn(finishedTurn);
    },
    stop: () => clew.questionRunner.stop(),
    turns: () => clew.chat.turns.map(panelTurn),
    model: () => clew.modelLender.view,
    decide: (turn, decision) => clew.questionRunner.decide(turn, decision),
    choose: (choices) => {
      clew.nextQuestion.choices = choices;
    },
    setKey: async (baseUrl, key) => {
      const { keys } = clew.modelLender;
      await (key === undefined ? keys.remove(originOf(baseUrl)) : keys.set(originOf(baseUrl), key));
    },
    sentMessages: (turn) => clew.sentLog.recordsOf(turn).map(({ messages }) => messages),
    index: () => clew.index.view,
    vectors: () => clew.workspaceEmbedder.status,
    decideEmbedding: (consent) => clew.workspaceEmbedder.decide(consent),
    status: async () => {
      await clew.index.start();
      return clew.client.status();
    },
    skippedFiles: async () => {
      await clew.index.start();
      return clew.client.files.skippedFiles();
    },
    channel: clew.channel,
    problems: () => [...clew.recentProblems.all],
    activationMs,
  };
}
