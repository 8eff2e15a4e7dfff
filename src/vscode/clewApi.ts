// What the tests in the extension host use of Clew: ask, decide for the person, and see how things stand. Other extensions get none of it,
// since it can give consent and keep keys.
import type { CancellationToken, ChatResponseStream, ChatResult, ExtensionMode, LogOutputChannel } from 'vscode';
import type { VectorStatus } from '../core/embedding/status.ts';
import type { SkippedFile } from '../core/workspace/document.ts';
import type { ModelMessage } from '../core/ports.ts';
import { originOf } from '../models/endpoint/address.ts';
import type { EmbedConsent } from '../models/gate/embedGate.ts';
import type { GateDecision } from '../models/gate/gateDecision.ts';
import type { ChoicesView, IndexView, ModelView, Turn } from '../protocol.ts';
import { forPanel } from './chats/chat.ts';
import type { Clew } from './clew.ts';
import type { ParticipantRequest } from './participant/answerInChat.ts';
import type { AskOptions, IndexStatus } from '../core/codebase/api.ts';

/** `ExtensionMode.Development` and `ExtensionMode.Test`, whose numbers are part of the API: so this file needs no editor to be tested. */
const [development, test] = [2, 3];

/** The exports of the extension. */
export interface ClewApi {
  /** Asks in the chat of this window; resolves with the turn when it is over, however it ended. Never rejects. */
  ask(question: string, options?: AskOptions): Promise<Turn>;
  /** Answers a request to @clew, as the editor's chat has it answered. */
  participate(request: ParticipantRequest, stream: ChatResponseStream, token: CancellationToken): Promise<ChatResult>;
  /** Goes on with an answer that reached the output limit; resolves with its turn, or undefined when there is no such answer. */
  resume(turn: string): Promise<Turn | undefined>;
  /** Stops the question under way. */
  stop(): void;
  turns(): readonly Turn[];
  /** The model that the next question will be answered with. */
  model(): ModelView;
  /** Says for the person whether the request of a turn that waits at the gate may leave; false when none waits. */
  decide(turn: string, decision: GateDecision): boolean;
  /** Chooses for the person how the next questions are answered, and the part of the workspace that is kept to. */
  choose(choices: ChoicesView): void;
  /** Keeps a key for the server of a base URL; undefined removes it. Rejects with `UserError('model-bad-url')`. */
  setKey(baseUrl: string, key: string | undefined): Promise<void>;
  /** The messages of each request that left for a turn, word for word; empty after a reload of the window. */
  sent(turn: string): readonly (readonly ModelMessage[])[];
  index(): IndexView;
  /** How far the vectors are, as the engine told last. */
  vectors(): VectorStatus;
  /** Says for the person whether the workspace may be embedded by the embedder that is set; undefined takes it back. */
  decideEmbedding(said: EmbedConsent): Promise<void>;
  /** Starts the engine when need be. Rejects with a `UserError` when there is no folder or no engine. */
  status(): Promise<IndexStatus>;
  skippedFiles(): Promise<readonly SkippedFile[]>;
  /** What the log is written to: its text cannot be read back from VS Code. */
  readonly channel: LogOutputChannel;
  /** The last warnings and errors of the log. */
  problems(): readonly string[];
  /** How long `activate` took, in ms. */
  readonly activationMs: number;
}

/** Makes the exports; none where people work. `mode` is that of the extension's context. */
export function apiOf(clew: Clew, activationMs: number, mode: ExtensionMode): ClewApi | undefined {
  if (mode !== development && mode !== test) return undefined;
  return {
    ask: async (text, options = {}) => forPanel(await clew.asking.ask({ question: text, options })),
    // Loaded only here, since it needs the editor.
    participate: async (...asked) => (await import('./participant/answerInChat.ts')).answerInChat(clew, ...asked),
    resume: async (turn) => {
      const over = await clew.asking.resume(turn);
      return over && forPanel(over);
    },
    stop: () => clew.asking.stop(),
    turns: () => clew.chat.turns.map(forPanel),
    model: () => clew.lending.view,
    decide: (turn, decision) => clew.asking.decide(turn, decision),
    choose: (choices) => {
      clew.pending.choices = choices;
    },
    setKey: async (baseUrl, key) => {
      const { keys } = clew.lending;
      await (key === undefined ? keys.remove(originOf(baseUrl)) : keys.set(originOf(baseUrl), key));
    },
    sent: (turn) => clew.sentLog.of(turn).map(({ messages }) => messages),
    index: () => clew.index.view,
    vectors: () => clew.embedding.status,
    decideEmbedding: (said) => clew.embedding.decide(said),
    status: async () => {
      await clew.index.start();
      return clew.client.status();
    },
    skippedFiles: async () => {
      await clew.index.start();
      return clew.client.files.skipped();
    },
    channel: clew.channel,
    problems: () => [...clew.recent.all],
    activationMs,
  };
}
