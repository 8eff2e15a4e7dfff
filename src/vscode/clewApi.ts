// What other extensions, and the tests in the extension host, may use of Clew: ask, and see how things stand.
import type { AskOptions, IndexStatus } from '../core/api.ts';
import type { SkippedFile } from '../core/workspace/document.ts';
import type { IndexView, Turn } from '../protocol.ts';
import { forPanel } from './chat.ts';
import type { Clew } from './clew.ts';

/** The exports of the extension. */
export interface ClewApi {
  /** Asks in the chat of this window; resolves with the turn when it is over, however it ended. Never rejects. */
  ask(question: string, options?: AskOptions): Promise<Turn>;
  turns(): readonly Turn[];
  index(): IndexView;
  /** Starts the engine when need be. Rejects with a `UserError` when there is no folder or no engine. */
  status(): Promise<IndexStatus>;
  skippedFiles(): Promise<readonly SkippedFile[]>;
  /** How long `activate` took, in ms. */
  readonly activationMs: number;
}

/** Makes the exports. */
export function apiOf(clew: Clew, activationMs: number): ClewApi {
  return {
    ask: async (text, options = {}) => forPanel(await clew.asking.ask({ text, options })),
    turns: () => clew.chat.turns.map(forPanel),
    index: () => clew.index.view,
    status: async () => {
      await clew.index.start();
      return clew.client.status();
    },
    skippedFiles: async () => {
      await clew.index.start();
      return clew.client.skippedFiles();
    },
    activationMs,
  };
}
